/** One rule on one element: applies the value that holds, and gives back what it has changed. */
import { claim, claimSet, switched, type Wanted } from '@enliven/core';
import { listeners } from '../shared/listeners';
import { contentOf } from './content';
import { type Rule, triggersOf } from './rule';
import { type Found, type State, statesOf } from './values';
import { HIDDEN, wantedBy } from './wanted';

export const TRIGGER = 'et_multi_view__hover_selector';
const LOADING = 'class:et_multi_view_image__loading';
const LOADED = 'class:et_multi_view_image__loaded';

const isEmpty = (element: Element) => !element.firstElementChild && !element.textContent?.trim();

export interface Link {
  readonly rule: Rule;
  readonly target: Element;
  /** Whose hover and focus count. */
  readonly triggers: readonly Element[];
  /** Those that the rule says something about. */
  readonly states: readonly State[];
  /** @param keepsFocus whether a content without a place for the focus has to wait until the focus has gone */
  apply(found: Found | undefined, keepsFocus: boolean): void;
  /**
   * Does beforehand what takes long.
   *
   * @param base the device whose version the server has printed
   */
  prepare(base: string | undefined): void;
  release(): void;
}

export function createLink(rule: Rule, target: Element): Link {
  const { kind, eager, source, module, values, action } = rule;
  const states = statesOf(values);
  const triggers = states[0] || source ? triggersOf(rule, target) : [];
  const claims = claimSet();
  const content = kind === 'content' ? contentOf(target) : undefined;
  const isImage = kind === 'attrs' && target.localName === 'img';
  const loading = listeners();
  const marks = triggers.map((trigger) => claim(trigger, `class:${TRIGGER}`, true));
  let key: string | undefined;

  /** Hidden until it is here, or is known not to come. */
  function watchImage(image: HTMLImageElement, wanted: readonly Wanted[]): void {
    if (image.complete) return;
    const end = () => {
      loading.end();
      claims.set([...wanted, [image, LOADED, true]]);
    };
    loading.on(image, 'load error', end);
    claims.set([...wanted, [image, LOADING, true], [image, LOADED, false]]);
  }

  function show({ value, base }: Partial<Found>, keepsFocus: boolean): boolean {
    if (content) {
      // What the server has printed for the base is there already, alive and perhaps filled in.
      const html = base && !(key === undefined && isEmpty(target)) ? undefined : (value as string | undefined);
      if (!content.show(html, keepsFocus)) return false;
      claims.set(value === '' && !source && !states[0] ? [[target, HIDDEN, true]] : []);
      return true;
    }
    loading.end();
    const before = isImage && target.getAttribute('src');
    const wanted = value === undefined ? [] : wantedBy[kind as 'attrs'](target, value as never, base === true);
    claims.set(wanted);
    const now = isImage && target.getAttribute('src');
    if (now && now !== before) watchImage(target as HTMLImageElement, wanted);
    return true;
  }

  return {
    rule,
    target,
    triggers,
    states,
    apply(found, keepsFocus) {
      const chosen = found && (eager || !found.base) ? found : undefined;
      const next = chosen?.key ?? '';
      if (next === key || !show(chosen ?? {}, keepsFocus)) return;
      const isNews = key !== undefined || (chosen && !chosen.base);
      key = next;
      if (!isNews) return;
      switched.emit({ element: target, module });
      const detail = { element: target, moduleName: module, value: chosen?.value };
      // The name is the theme's own, for scripts that listen to it.
      if (action)
        target.ownerDocument.defaultView?.dispatchEvent(new CustomEvent(`divi:multiView:${action}`, { detail }));
    },
    prepare(base) {
      for (const name in values) if (name !== base) content?.prepare(values[name] as string);
    },
    release() {
      loading.end();
      content?.show(undefined);
      claims.set([]);
      for (const unmark of marks) unmark();
    },
  };
}
