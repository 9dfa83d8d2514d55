/** Atomic changes of several files: new contents are written to temporary files first, then renamed. A failure undoes all changes. */
import { chmodSync, copyFileSync, linkSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { ComposeError } from '../compose-error';
import { hasCode, type SiteFolder } from './site-folder';

/** Suffixes of temporary files. No page has such a name. */
const NEW = '.enliven-new';
const OLD = '.enliven-old';

/** Returns the message for a file system error. */
function advice(error: unknown, path: string): string {
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) return `The disk is full: "${path}" could not be written. Free some space.`;
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS'))
    return `"${path}" could not be written. Give yourself permission to write to its folder, or work on a copy of the site.`;
  return `"${path}" could not be written (${(error as Error).message}).`;
}

const exists = (place: string): boolean => statSync(place, { throwIfNoEntry: false }) !== undefined;

export class StagedFiles {
  readonly #site: SiteFolder;
  readonly #written: string[] = [];
  readonly #writtenLast: string[] = [];
  readonly #removed: string[] = [];
  readonly #folders: string[] = [];

  constructor(site: SiteFolder) {
    this.#site = site;
  }

  /**
   * Stages the new content of a file, unless the file already has that content.
   *
   * @param isLast whether to rename the file after all others
   * @throws ComposeError after all staged changes were discarded
   */
  write(path: string, content: Buffer | string, isLast = false): void {
    try {
      const place = this.#site.resolve(path);
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      if (this.#site.read(path)?.equals(bytes)) return;
      this.#folders.push(...this.#site.makeFolderOf(path));
      rmSync(place + NEW, { force: true });
      (isLast ? this.#writtenLast : this.#written).push(path);
      writeFileSync(place + NEW, bytes, { flag: 'wx' });
      const { mode } = statSync(place, { throwIfNoEntry: false }) ?? {};
      if (mode !== undefined) chmodSync(place + NEW, mode);
    } catch (error) {
      this.#fail(error, path);
    }
  }

  /** Stages the removal of a file, which happens after all writes. */
  remove(path: string): void {
    this.#removed.push(path);
  }

  /** Commits all changes. @throws ComposeError after undoing all changes */
  commit(): void {
    const written = [...this.#written, ...this.#writtenLast];
    const begun: string[] = [];
    for (const [at, path] of [...written, ...this.#removed].entries()) {
      try {
        const place = this.#site.resolve(path);
        this.#keepOld(place);
        begun.push(path);
        if (at < written.length) renameSync(place + NEW, place);
        else rmSync(place, { force: true });
      } catch (error) {
        for (const undone of begun.reverse()) this.#putBack(this.#site.resolve(undone));
        this.#fail(error, path);
      }
    }
    for (const path of begun) rmSync(this.#site.resolve(path) + OLD, { force: true });
    for (const path of this.#removed) this.#site.removeEmptyFoldersOf(path);
  }

  /** Discards all staged changes. */
  discard(): void {
    for (const path of [...this.#written, ...this.#writtenLast])
      rmSync(this.#site.resolve(path) + NEW, { force: true });
    for (const folder of this.#folders.reverse()) {
      try {
        rmdirSync(folder);
      } catch {
        // Not empty: another program has written to the folder.
      }
    }
  }

  /** Keeps the content of a file under a second name, as a hard link if the file system supports links. */
  #keepOld(place: string): void {
    rmSync(place + OLD, { force: true });
    if (!exists(place)) return;
    try {
      linkSync(place, place + OLD);
    } catch {
      copyFileSync(place, place + OLD);
    }
  }

  #putBack(place: string): void {
    if (exists(place + OLD)) renameSync(place + OLD, place);
    else rmSync(place, { force: true });
  }

  #fail(error: unknown, path: string): never {
    this.discard();
    if (error instanceof ComposeError) throw error;
    throw new ComposeError(`${advice(error, path)} Nothing was changed. Run the command again afterwards.`, {
      cause: error,
    });
  }
}
