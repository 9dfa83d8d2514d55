/** Lets types do without those of other packages, where they are not installed or not for CommonJS. */

/** Everywhere: those who use no React have no types for it. */
const NOT_INSTALLED = /^import .* from ['"]react['"];$/gm;
const WHY_REACT = "// @ts-ignore: without React's types these are any.";
/** In `.d.cts`: an ES module cannot be required by every version of Node, but its types are the same. */
const MODULES_ONLY = /^import .* from ['"]nanostores['"];$/gm;
const WHY_MODULE = '// @ts-ignore: only types are taken from this ES module.';

/** @param file its name, by which CommonJS is told @param text a declaration file */
export function withOptionalTypes(file: string, text: string): string {
  const free = text.replace(NOT_INSTALLED, `${WHY_REACT}\n$&`);
  return file.endsWith('.d.cts') ? free.replace(MODULES_ONLY, `${WHY_MODULE}\n$&`) : free;
}
