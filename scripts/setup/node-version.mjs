/** Checks the version of Node. */

/** @param {string} version */
const numbers = (version) => version.split('.').map(Number);

/**
 * @param {string} version e.g. `20.19.0`
 * @param {string} wanted `engines.node` of package.json, of the form `>=20.19`
 * @returns {string | undefined} the problem and its correction; undefined if Node is new enough
 */
export function nodeProblem(version, wanted) {
  const least = wanted.replace(/^>=\s*/, '');
  const [major = 0, minor = 0] = numbers(version);
  const [leastMajor = 0, leastMinor = 0] = numbers(least);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return undefined;
  return `Node ${version} is too old: the tools need ${least} or newer. Install a current Node from https://nodejs.org or with your version manager.`;
}
