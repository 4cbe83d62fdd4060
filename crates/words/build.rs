//! Lists the Fluent files of `i18n/`, so that a new file needs no line of code.

use std::{env, fs, path::Path};

fn main() {
    let here = env::var("CARGO_MANIFEST_DIR").expect("cargo names the crate's folder");
    let i18n = Path::new(&here).join("../../i18n");
    println!("cargo::rerun-if-changed={}", i18n.display());
    let mut code = String::new();
    for language in ["en", "cs", "pl"] {
        let folder = i18n.join(language);
        println!("cargo::rerun-if-changed={}", folder.display());
        let files = fs::read_dir(&folder).expect("i18n/ has a folder for each language");
        let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
        files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
        files.sort();
        let includes = files.iter().map(|file| {
            format!(
                "({:?}, include_str!({file:?})), ",
                file.file_name().expect("a name")
            )
        });
        let includes: String = includes.collect();
        let name = language.to_uppercase();
        code += &format!("pub(crate) const {name}: &[(&str, &str)] = &[{includes}];\n");
    }
    let out = env::var("OUT_DIR").expect("cargo names the output folder");
    fs::write(Path::new(&out).join("texts.rs"), code).expect("the output folder is writable");
}
