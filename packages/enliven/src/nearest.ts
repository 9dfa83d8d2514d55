/** The known word somebody meant who wrote another. */

/** How many letters must be added, taken away, changed or swapped with the next. */
function distance(a: string, b: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const at = (list: number[] | undefined, index: number) => list?.[index] ?? 0;
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + Number(a[i - 1] !== b[j - 1]));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(before, j - 2) + 1);
      row.push(cost);
    }
    [before, last] = [last as number[], row];
  }
  return last?.[b.length] ?? a.length;
}

/** Letters only, so that `videoSlider` and `video_slider` are what they look like. */
const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/** @returns undefined where none is near: a third of the letters may differ */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((known) => ({ known, far: distance(plain(word), plain(known)) }))
    .filter(({ known, far }) => far <= Math.max(1, Math.floor(Math.min(word.length, known.length) / 3)))
    .sort((a, b) => a.far - b.far);
  return ranked[0]?.known;
}
