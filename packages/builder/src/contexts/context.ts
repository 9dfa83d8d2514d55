/** Which builder is on the page (docs/reference/builder-previews.md#contexts). */
import { type Context, topWindow } from './previews';

export type { Context };

const CONTEXTS: readonly unknown[] = ['fe', 'vb', 'bfb', 'tb', 'lbb', 'lbp'];

/** Whether the word names a context. */
export const isContext = (word: unknown): word is Context => CONTEXTS.includes(word);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A variable that scripts have declared; browsers also define globals for ids, which authors choose. */
function ownVariable(view: Window, name: string): Record<string, unknown> | undefined {
  const value: unknown = Object.hasOwn(view, name) ? (view as unknown as Record<string, unknown>)[name] : undefined;
  return isRecord(value) ? value : undefined;
}

const PARAMS = 'et_builder_utils_params';

/** What the builder prints for its scripts: that of the window, else that of the outermost, else nothing. */
export const builderParams = (view: Window): Record<string, unknown> =>
  ownVariable(view, PARAMS) ?? ownVariable(topWindow(view), PARAMS) ?? {};

/** The context that the builder has declared; `fe` where it has declared none. */
export function builderContext(view: Window): Context {
  const { builderType } = builderParams(view);
  return isContext(builderType) ? builderType : 'fe';
}

/** Whether somebody edits here: the public site and the preview in a block editor are no builders. */
export const isBuilder = (context: Context): boolean => context !== 'fe' && context !== 'lbp';

/** What a server knows of the page that it prints. */
export interface PageKind {
  /** A layout block is shown. */
  readonly isLayoutBlock?: boolean;
  /** The shell of the theme builder is around it. */
  readonly isThemeBuilder?: boolean;
  readonly isBackEnd?: boolean;
  readonly isVisual?: boolean;
}

/** The context that a server declares for a page. */
export function contextFor({ isLayoutBlock, isThemeBuilder, isBackEnd, isVisual }: PageKind): Context {
  if (isLayoutBlock) return isThemeBuilder ? 'lbb' : 'lbp';
  if (isThemeBuilder) return 'tb';
  if (isBackEnd) return 'bfb';
  return isVisual ? 'vb' : 'fe';
}

/** WordPress prints its scalars as text. */
const isTrue = (value: unknown): boolean => value === true || value === 1 || value === '1';

/** The theme of the site, where it is one of the two that the builder belongs to. */
export function siteTheme(view: Window): 'divi' | 'extra' | undefined {
  const { condition } = builderParams(view);
  const { diviTheme, extraTheme } = isRecord(condition) ? condition : {};
  if (isTrue(diviTheme)) return 'divi';
  return isTrue(extraTheme) ? 'extra' : undefined;
}
