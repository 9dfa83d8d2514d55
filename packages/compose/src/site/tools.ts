/** Functions for tools that examine pages. Their types need no Node declarations. */
import type { Units } from '../units';
import type { Flavour } from '../units-description';
import type { CoverOptions } from './covered-scripts';
import { editPage as edit } from './edit-page';
import { findPages } from './find-pages';
import { openBuild as open } from './open-build';
import { gzipSize as sizeOf } from './page-cost';
import { decodePage } from './page-text';
import { type PagePlan, planPage as plan } from './plan-page';
import { SiteFolder } from './site-folder';

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Folder of a static site. Files outside the folder are never read. */
export interface Folder {
  /** Absolute path, without symbolic links. */
  root: string;
  /** Returns the content of a file; undefined if there is none. @throws ComposeError if the path leaves the folder */
  read(path: string): Uint8Array | undefined;
  /** Returns the sorted paths of all pages. */
  pages(): string[];
}

/** Opens a folder. @throws ComposeError if it does not exist */
export function openFolder(path: string): Folder {
  const site = new SiteFolder(path);
  return { root: site.root, read: (file) => site.read(file), pages: () => findPages(site).pages };
}

/** Opens the build of the script tag. @throws ComposeError if it is missing, or of another version than this package */
export const openBuild = (flavour: Flavour, folder?: string): { units: Units } => open(flavour, folder);

/** Returns the text of a page. @throws ComposeError if the page cannot be encoded again without changes */
export const pageText = (bytes: Uint8Array): string => decodePage(bufferOf(bytes)).text;

/** Plans a page: its behaviors, and the changes to its text. @throws ComposeError if the page is too large or broken */
export const planPage = (path: string, bytes: Uint8Array, units: Units, options?: CoverOptions): PagePlan =>
  plan(path, bufferOf(bytes), units, options);

/** Returns the changed page. @param tags HTML for the end of the head */
export const editPage = (bytes: Uint8Array, planned: PagePlan, tags: string): Uint8Array =>
  edit(bufferOf(bytes), planned, tags);

/** Returns the gzip-compressed size in bytes. */
export const gzipSize = (content: Uint8Array | string): number =>
  sizeOf(typeof content === 'string' ? content : bufferOf(content));
