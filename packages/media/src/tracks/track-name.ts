/** What a track without a name of its own is called. */
import { languageName } from '../shared/texts';

export const guessName = (language: string, owner: Document): string =>
  language ? languageName(language, owner) : '–';
