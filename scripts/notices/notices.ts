/** File that names the packages whose code is shipped with ours, with their licences. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLOWED_LICENSES, isAllowed } from './allowed-licenses';
import { type BundledPackage, bundledPackages } from './bundled-packages';

export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

const RULE = '-'.repeat(80);
/** Licence that requires its full text: "You must give any other recipients … a copy of this License". */
const APACHE = 'Apache-2.0';
const WHOLE_APACHE = 'END OF TERMS AND CONDITIONS';

const headingOf = ({ name, version, license }: BundledPackage): string => `${name} ${version} (${license})`;

function problems(packages: readonly BundledPackage[]): string[] {
  const found = packages.flatMap(({ name, license, texts }) => {
    if (!isAllowed(license))
      return [
        `"${name}" is licensed as ${JSON.stringify(license) ?? 'nothing at all'}, which is not on the list (${ALLOWED_LICENSES.join(', ')}). Do without it, or read its licence and add that to scripts/notices/allowed-licenses.ts.`,
      ];
    return texts.length > 0 ? [] : [`"${name}" comes without a licence file, so there is no notice to pass on.`];
  });
  const apache = packages.filter(({ license }) => license === APACHE);
  if (apache.length > 0 && !apache.some(({ texts }) => texts.some((text) => text.includes(WHOLE_APACHE))))
    found.push(`"${apache[0]?.name}" is under ${APACHE}, and no package brings the whole of its text.`);
  return found;
}

/**
 * Returns the text of the file; empty if all code is ours.
 *
 * @throws Error that names every package whose licence is not allowed, or whose notice is missing
 */
export function noticesOf(packages: readonly BundledPackage[]): string {
  const found = problems(packages);
  if (found.length > 0) throw new Error(`Licences of what is bundled:\n${found.join('\n')}`);
  if (packages.length === 0) return '';
  const parts = packages.map((one) => [headingOf(one), ...one.texts].join('\n\n'));
  return `${['The files beside this one contain code of these packages, on the terms that follow.', ...parts].join(`\n\n${RULE}\n\n`)}\n`;
}

/** Writes the file into `folder` if any of `modules` is not ours. @throws Error as `noticesOf` does */
export function writeNotices(folder: string, modules: Iterable<string>): void {
  const text = noticesOf(bundledPackages(modules));
  if (!text) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, NOTICES_FILE), text);
}
