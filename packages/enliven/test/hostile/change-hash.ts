/** Script that runs in a page and puts hostile values into the hash, which the author of a link controls. */

/** @param values values that are set alone and as parameters of the page's modules */
export async function changeHash(values: readonly string[]): Promise<void> {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const first = location.hash;
  for (const [at, raw] of values.entries()) {
    const value = raw.replaceAll('@', 'hash');
    const [one, other] = [ids[(at * 7) % ids.length], ids[(at * 11) % ids.length]];
    for (const hash of [value, `${one}|${value}`, `${one}|${value}|${value}||${other}|${value}`]) {
      location.hash = hash;
      await new Promise(requestAnimationFrame);
    }
  }
  location.hash = first;
}
