/** Page to examine: its bytes, and where its other files are. */
import type { Folder } from '@enliven/compose/site';

export interface PageInput {
  /** Name for people: an address, or a path. */
  name: string;
  bytes: Uint8Array;
  /** Address in the browser. Files get one of a host that stands for their folder. */
  address: string;
  /** Value of the header `content-type`. */
  type: string;
  /** Folder of a page that is a file. */
  folder?: Folder;
}

/** Page that is fetched or read when its turn comes. */
export interface PendingPage {
  name: string;
  /** @throws CliError if it cannot be had */
  load(): Promise<PageInput>;
}

/** Origin that stands for a folder. Browsers treat it as secure. */
export const FOLDER_ORIGIN = 'http://localhost';
