/** Rules for the content of a package's tarball. */

const REQUIRED: readonly string[] = ['package.json', 'README.md', 'LICENSE'];
/** Additional folders of packages: the command and files for script tags, and the composer for PHP. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  enliven: ['bin/', 'cdn/'],
  '@enliven/compose': ['php/'],
};

/** pnpm adds the repository's LICENSE only to packages that contain no file of that name. */
const LICENSE_HINT =
  ' A LICENSE deeper inside keeps pnpm from adding the one of the repository: put one beside package.json.';

/** Checks the files of a tarball. @returns a sentence with missing and superfluous files, and the correction */
export function tarballProblem(name: string, files: readonly string[]): string | undefined {
  const folders = ['dist/', FURTHER[name] ?? []].flat();
  const missing = [
    ...REQUIRED.filter((file) => !files.includes(file)),
    ...folders.filter((folder) => !files.some((file) => file.startsWith(folder))),
  ];
  const extra = files.filter(
    (file) => file.endsWith('.map') || (!REQUIRED.includes(file) && !folders.some((folder) => file.startsWith(folder))),
  );
  if (missing.length === 0 && extra.length === 0) return undefined;
  const what = [
    missing.length > 0 && `lacks ${missing.join(', ')}`,
    extra.length > 0 && `holds ${extra.slice(0, 5).join(', ')}${extra.length > 5 ? ' …' : ''}, which nobody needs`,
  ].filter(Boolean);
  return `The tarball of ${name} ${what.join(' and ')}. Build first; then check "files" in its package.json.${
    missing.includes('LICENSE') && files.some((file) => file.endsWith('/LICENSE')) ? LICENSE_HINT : ''
  }`;
}
