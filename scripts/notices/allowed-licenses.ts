/** Licences under which others' code may be shipped with ours: a notice that goes along is all they ask. */
import satisfies from 'spdx-satisfies';

/** Names of https://spdx.org/licenses. Add one only after its text was read. */
export const ALLOWED_LICENSES: readonly string[] = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** @param license what a package.json says; `MIT OR GPL-2.0` is allowed, since one may choose */
export function isAllowed(license: unknown): boolean {
  try {
    return typeof license === 'string' && satisfies(license, [...ALLOWED_LICENSES]);
  } catch {
    // Not an expression at all, such as `UNLICENSED` or `SEE LICENSE IN file`.
    return false;
  }
}
