/** Makes declarations work without the types of packages that are not installed or not available in CommonJS. */

/** Imports in any declaration file: users without React do not have its types. */
const NOT_INSTALLED = /^import .* from ['"]react['"];$/gm;
const WHY_REACT = "// @ts-ignore: without React's types these are any.";
/** Imports in `.d.cts` files: not every version of Node can require an ES module, but its types are the same. */
const MODULES_ONLY = /^import .* from ['"]nanostores['"];$/gm;
const WHY_MODULE = '// @ts-ignore: only types are taken from this ES module.';

/** Adds the comments to a declaration file. @param file file name; `.d.cts` means CommonJS @param text its content */
export function withOptionalTypes(file: string, text: string): string {
  const free = text.replace(NOT_INSTALLED, `${WHY_REACT}\n$&`);
  return file.endsWith('.d.cts') ? free.replace(MODULES_ONLY, `${WHY_MODULE}\n$&`) : free;
}
