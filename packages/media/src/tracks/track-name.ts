/** What a track without a name of its own is called. */

/** The name of a language by its code; the code itself where nobody knows it. */
function languageName(code: string, owner: Document): string {
  const [primary = ''] = code.toLowerCase().split('-');
  try {
    const names = new Intl.DisplayNames([owner.documentElement.lang || 'en'], { type: 'language' });
    const name = names.of(code) ?? code;
    return name.charAt(0).toUpperCase() + name.slice(1);
  } catch {
    return primary || code;
  }
}

export const guessName = (language: string, owner: Document): string =>
  language ? languageName(language, owner) : '–';
