//! src/model.rs -> the gradient of `misfit` as an object, with its declaration for Rust.
//!
//! ad-opt calls rustc for LLVM IR of the file; the command stands in cargo's output (`-vv`).

use std::env;
use std::path::PathBuf;
use std::process::Command;

fn main() {
    let out = PathBuf::from(env::var("OUT_DIR").unwrap());
    let object = out.join("model_grad.o");
    let rustc = env::var("RUSTC").unwrap_or_else(|_| "rustc".into());
    let ad_opt = env::var("AD_OPT").unwrap_or_else(|_| "ad-opt".into());
    let mut command = Command::new(ad_opt);
    command
        .args(["src/model.rs", "--grad=misfit", "--constant=time,measured", "--emit=obj"])
        .arg(format!("--compiler={rustc}"))
        .arg(format!("--header={}", out.join("model_grad.rs").display()))
        .arg("-o")
        .arg(&object);
    let status = command.status().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(status.success(), "{command:?} failed");
    println!("cargo:rustc-link-arg={}", object.display());
    println!("cargo:rerun-if-changed=src/model.rs");
    println!("cargo:rerun-if-env-changed=AD_OPT");
}
