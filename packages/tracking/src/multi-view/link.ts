/** One rule on one element: applies the value that holds, and gives back what it has changed. */
import { claimSet, switched, type Wanted } from '@enliven/core';
import { listeners } from '../shared/listeners';
import { contentOf } from './content';
import type { Rule } from './rule';
import type { Found } from './values';
import { HIDDEN, wantedBy } from './wanted';

export const TRIGGER = 'et_multi_view__hover_selector';
const HOVERED = 'class:et_multi_view__hovered';
const LOADING = 'class:et_multi_view_image__loading';
const LOADED = 'class:et_multi_view_image__loaded';

/** What Divi 5 calls a change. */
const EVENTS = {
  content: 'setContent',
  attrs: 'setAttrs',
  styles: 'setStyle',
  classes: 'setClassName',
  visibility: 'setVisibility',
};

const isEmpty = (element: Element) => !element.firstElementChild && !element.textContent?.trim();

export interface Link {
  readonly rule: Rule;
  readonly target: Element;
  /** Whose hover and focus count. */
  readonly triggers: readonly Element[];
  /** @param keepsFocus whether a content without a place for the focus has to wait until the focus has gone */
  apply(found: Found | undefined, keepsFocus: boolean): void;
  /** Says which of the triggers are hovered. */
  mark(hovered: readonly Element[]): void;
  release(): void;
}

export function createLink(rule: Rule, target: Element, triggers: readonly Element[]): Link {
  const { kind, eager, source, module, values } = rule;
  const claims = claimSet();
  const marks = claimSet();
  const content = kind === 'content' ? contentOf(target) : undefined;
  const isImage = kind === 'attrs' && target.localName === 'img';
  let key: string | undefined;
  const loading = listeners();

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
      const isNothing = value === '' && !source && !Object.keys(values).some((name) => name.includes('--'));
      claims.set(isNothing ? [[target, HIDDEN, true]] : []);
      return true;
    }
    loading.end();
    const before = target.getAttribute('src');
    const wanted = value === undefined ? [] : wantedBy[kind as 'attrs'](target, value as never, base === true);
    claims.set(wanted);
    const now = isImage && target.getAttribute('src');
    if (now && now !== before) watchImage(target as HTMLImageElement, wanted);
    return true;
  }

  const mark = (hovered: readonly Element[]) =>
    marks.set([
      ...triggers.map((trigger): Wanted => [trigger, `class:${TRIGGER}`, true]),
      ...hovered.map((trigger): Wanted => [trigger, HOVERED, true]),
    ]);
  mark([]);

  return {
    rule,
    target,
    triggers,
    mark,
    apply(found, keepsFocus) {
      const chosen = found && (eager || !found.base) ? found : undefined;
      const next = chosen?.key ?? '';
      if (next === key || !show(chosen ?? {}, keepsFocus)) return;
      const isNews = key !== undefined || (chosen && !chosen.base);
      key = next;
      if (!isNews) return;
      switched.emit({ element: target, module });
      const detail = { element: target, moduleName: module, value: chosen?.value };
      // The names are the theme's own, for scripts that listen to it.
      if (!source)
        target.ownerDocument.defaultView?.dispatchEvent(new CustomEvent(`divi:multiView:${EVENTS[kind]}`, { detail }));
    },
    release() {
      loading.end();
      content?.show(undefined);
      claims.set([]);
      marks.set([]);
    },
  };
}
