/** Module state in the address: `#faq|2` or, for several modules, `#works|print|2||faq|1` (contract 0.7). */
import { environmentStore, listenTo } from './environment-store';

/** One module's entry. */
export interface HashEntry {
  id: string;
  params: string[];
}

/** Decodes percent escapes where they are whole, and leaves the rest as it stands. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/(%[\da-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes);
      } catch {
        return escapes;
      }
    });
  }
}

const bare = (hash: string) => hash.replace(/^#/, '');

/** Takes a hash apart. A plain anchor is an entry without parameters. Total on any text. */
export function parseHash(hash: string): HashEntry[] {
  return bare(hash)
    .split('||')
    .filter(Boolean)
    .map((entry) => {
      const [id = '', ...params] = entry.split('|').map(decode);
      return { id, params };
    });
}

/** Escapes what the format gives a meaning to; half a surrogate pair cannot be escaped and becomes U+FFFD. */
const encode = (part: string | number) =>
  encodeURIComponent(
    String(part).replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd'),
  );

/**
 * The hash that also says `id|params`: replaces the entry of the same id, keeps foreign ones (even a plain anchor) in
 * front, and answers the same text when nothing changes.
 */
export function writeEntry(hash: string, id: string, params: readonly (string | number)[]): string {
  const mine = [id, ...params].map(encode).join('|');
  const entries = bare(hash).split('||').filter(Boolean);
  const at = entries.findIndex((entry) => parseHash(entry)[0]?.id === id);
  if (at < 0) entries.push(mine);
  else entries[at] = mine;
  return entries.join('||');
}

/** An event other scripts send and hear: the element's parameters in the address have changed. */
export class HashEvent extends Event {
  constructor(readonly params: string[]) {
    super('et_hashchange', { bubbles: true });
  }
}

function announce(): void {
  for (const { id, params } of parseHash(location.hash)) {
    if (params.length > 0) document.getElementById(id)?.dispatchEvent(new HashEvent(params));
  }
}

/** The address's hash, `#` included. While anyone listens, each change is also announced on the modules it names. */
export const $hash = environmentStore<string>(
  () => location.hash,
  (update) => {
    const onChange = () => {
      update();
      announce();
    };
    return listenTo(window, ['hashchange'], onChange);
  },
);

/**
 * Writes a module's state into the address as a new history entry. The page does not scroll, since no element has such
 * an id; nothing happens when the page has no element called `id` or the address already says so.
 */
export function setHash(id: string, params: readonly (string | number)[]): void {
  if (!document.getElementById(id)) return;
  const next = writeEntry(location.hash, id, params);
  if (next !== bare(location.hash)) location.hash = next;
}
