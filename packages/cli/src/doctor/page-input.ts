/** Page to examine: its bytes, and the location of its other files. */
import type { Folder } from '@enliven/compose/site';

export interface PageInput {
  /** Name in reports: an address or a path. */
  name: string;
  bytes: Uint8Array;
  /** Address in the browser. Files get an address below `FOLDER_ORIGIN`. */
  address: string;
  /** Value of the `content-type` header. */
  type: string;
  /** Folder of the site, if the page is a file. */
  folder?: Folder;
}

/** Page that is loaded only when it is examined. */
export interface PendingPage {
  name: string;
  /** @throws CliError if it cannot be loaded */
  load(): Promise<PageInput>;
}

/** Origin of pages that are read from a folder. Browsers treat it as secure. */
export const FOLDER_ORIGIN = 'http://localhost';
