/** Folder of a static site. All reads and writes go through this class, which prevents access outside the folder. */
import { lstatSync, mkdirSync, readFileSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { ComposeError } from '../compose-error';

/** Whether an error of the file system has a code, e.g. `ENOENT`. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes(String((error as NodeJS.ErrnoException | undefined)?.code));

/** Whether a relative path with slashes stays inside its base folder. */
const staysInside = (path: string): boolean => path !== '' && !isAbsolute(path) && !path.split('/').includes('..');

/** Folder of a static site. */
export class SiteFolder {
  /** Absolute path, without symbolic links. */
  readonly root: string;

  /** @throws ComposeError if the folder does not exist */
  constructor(path: string) {
    try {
      this.root = realpathSync(path);
    } catch {
      throw new ComposeError(`The folder "${path}" does not exist. Check the path.`);
    }
    if (!statSync(this.root).isDirectory())
      throw new ComposeError(`"${path}" is a file, not a folder. Name the folder of the site.`);
  }

  /** Returns the path of an existing file or folder relative to the site, with slashes. @throws ComposeError if it is outside the site */
  relativeTo(path: string): string {
    const real = join(realpathSync(dirname(resolve(path))), resolve(path).slice(dirname(resolve(path)).length));
    const inside = relative(this.root, real).split(sep).join('/');
    if (inside !== '' && !staysInside(inside))
      throw new ComposeError(`"${path}" is outside of the folder "${this.root}". Name files of one site only.`);
    return inside;
  }

  /**
   * Returns the absolute path of a file of the site.
   *
   * @throws ComposeError if the path leaves the site, by `..` or by a symbolic link
   */
  resolve(path: string): string {
    if (!staysInside(path))
      throw new ComposeError(`The path "${path}" leaves the folder of the site. Nothing was done with it.`);
    let at = this.root;
    for (const part of path.split('/')) {
      at = join(at, part);
      let isLink: boolean;
      try {
        isLink = lstatSync(at).isSymbolicLink();
      } catch {
        break;
      }
      if (isLink)
        throw new ComposeError(
          `"${path}" is or leads through a symbolic link. Replace the link by the files it points to.`,
        );
    }
    return join(this.root, path);
  }

  /** Returns the content of a file; undefined if there is none. */
  read(path: string): Buffer | undefined {
    try {
      return readFileSync(this.resolve(path));
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined;
      throw error;
    }
  }

  /** Creates the parent folders of a file. @returns the created folders, outermost first */
  makeFolderOf(path: string): string[] {
    const missing: string[] = [];
    for (let at = dirname(this.resolve(path)); at !== this.root; at = dirname(at))
      if (!statSync(at, { throwIfNoEntry: false })) missing.unshift(at);
    if (missing.length > 0) mkdirSync(missing.at(-1) as string, { recursive: true });
    return missing;
  }

  /** Removes the empty parent folders of a removed file. */
  removeEmptyFoldersOf(path: string): void {
    for (let at = dirname(this.resolve(path)); at !== this.root; at = dirname(at)) {
      try {
        rmdirSync(at);
      } catch (error) {
        if (!hasCode(error, 'ENOENT')) return;
      }
    }
  }
}
