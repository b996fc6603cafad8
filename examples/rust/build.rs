//! src/model.rs -> LLVM IR -> the gradient of `misfit` as an object, which is linked to the program.

use std::env;
use std::path::PathBuf;
use std::process::Command;

fn run(command: &mut Command) {
    let status = command.status().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(status.success(), "{command:?} failed");
}

fn main() {
    let out = PathBuf::from(env::var("OUT_DIR").unwrap());
    let (ir, object) = (out.join("model.ll"), out.join("model_grad.o"));
    let rustc = env::var("RUSTC").unwrap_or_else(|_| "rustc".into());
    run(Command::new(rustc)
        .args(["--crate-type=lib", "--emit=llvm-ir", "-Cpanic=abort", "-O", "-Cno-vectorize-loops"])
        .args(["-Cno-vectorize-slp", "--edition=2021", "src/model.rs", "-o"])
        .arg(&ir));
    let ad_opt = env::var("AD_OPT").unwrap_or_else(|_| "ad-opt".into());
    run(Command::new(ad_opt)
        .arg(&ir)
        .args(["--grad=misfit", "--constant=time,measured", "--emit=obj", "-o"])
        .arg(&object));
    println!("cargo:rustc-link-arg={}", object.display());
    println!("cargo:rerun-if-changed=src/model.rs");
    println!("cargo:rerun-if-env-changed=AD_OPT");
}
