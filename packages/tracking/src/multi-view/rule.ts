/** What both generations' data is read into: one thing of some elements, by device and state. */

/** What differs: what is inside, attributes, inline styles, classes, or whether it is shown. */
export type Kind = 'content' | 'attrs' | 'styles' | 'classes' | 'visibility';

/** One thing of some elements, by device and state. */
export interface Rule {
  kind: Kind;
  /** By breakpoint, and by breakpoint and state: `tablet--hover`. No prototype, and no value of the wrong type. */
  values: Readonly<Record<string, unknown>>;
  /** What prints it: a slug of Divi 4, or a module's name of Divi 5. */
  module: string;
  /** Selector of the elements whose hover and focus count. */
  trigger?: string | undefined;
  /** The element that carries the data (Divi 4). */
  source?: Element;
  /** What Divi 5 calls the change. */
  action?: string;
  /** The values for the widest device may differ from what the server printed. */
  eager: boolean;
  /** Selects more elements than its source; they may come late. */
  selector?: string | undefined;
  /** The elements it is about now. */
  find(): readonly Element[];
}

/** Elements whose content is never replaced. */
const WHOLE = 'html,head,body,script,style,title,textarea,iframe,object,template,noscript';
/** More than any page has of one module. */
const MOST_TARGETS = 500;

/** Everything that a selector selects; a broken one selects nothing. */
export function select(root: ParentNode, selector: string): readonly Element[] {
  try {
    return [...root.querySelectorAll(selector)].filter((element) => !element.matches(WHOLE)).slice(0, MOST_TARGETS);
  } catch {
    return [];
  }
}

/** The module around the element, or what the data names instead. */
export function triggersOf({ source, trigger }: Rule, target: Element): readonly Element[] {
  try {
    const near = (source ?? target).closest(trigger ?? '.et_pb_module');
    if (near) return [near];
  } catch {
    // Not a selector.
  }
  return trigger ? select(target.ownerDocument, trigger) : [];
}

/**
 * A selector of at least whatever one of the others selects. Of `.et_pb_blurb_0 h4` and `.et_pb_blurb_1 h4` it keeps `h4`, since
 * long lists of selectors are slow.
 */
export const lastCompounds = (selectors: readonly string[]): string => {
  const last = selectors.flatMap((selector) =>
    /["'([\\]/.test(selector)
      ? selector
      : selector.split(',').map((one) =>
          one
            .trim()
            .split(/[\s>+~]+/)
            .at(-1),
        ),
  );
  return [...new Set(last)].join();
};
