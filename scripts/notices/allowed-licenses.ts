/** Licences of code that may be bundled: they require only a notice. */
import satisfies from 'spdx-satisfies';

/** Identifiers of https://spdx.org/licenses. Read a licence before you add it. */
export const ALLOWED_LICENSES: readonly string[] = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** @param license value in a package.json; `MIT OR GPL-2.0` is allowed, since users may choose */
export function isAllowed(license: unknown): boolean {
  try {
    return typeof license === 'string' && satisfies(license, [...ALLOWED_LICENSES]);
  } catch {
    // Not an expression at all, such as `UNLICENSED` or `SEE LICENSE IN file`.
    return false;
  }
}
