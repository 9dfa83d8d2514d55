/** Elements that act as links (docs/reference/links.md), for mouse, keyboard and screen reader. */
import {
  ancestorsOf,
  asList,
  asRecord,
  asText,
  type BehaviorProps,
  decodePart,
  documentOf,
  matches,
  member,
  openReviews,
  type Page,
  query,
  remark,
  safeAddress,
  scrollOffset,
  useAttr,
  useEvent,
  useInsert,
  useLabel,
  useLatest,
  useStyle,
} from '@enliven/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useFocusStyle } from '../shared/use-focus-style';
import { useScrollTarget } from '../shared/use-scroll-target';

export interface LinkConfig {
  url: string;
  /** Whether the link opens in a new window. */
  blank: boolean;
  generation: 4 | 5;
}

/** Returns the address, or a plain hash; undefined if it is unsafe. @param base address of the page */
export function safeUrl(url: string, base: string): string | undefined {
  const plain = url.replaceAll('&#91;', '[').replaceAll('&#93;', ']').replaceAll('&amp;', '&').trim();
  return plain.startsWith('#') || safeAddress(plain, base, 'link') ? plain : undefined;
}

/**
 * Reads the link of an element (docs/reference/links.md#link-targets); undefined without an entry or with an unsafe address.
 */
export function config(element: Element, page: Page): LinkConfig | undefined {
  const lists = [page.global('et_link_options_data'), page.global('diviElementLinkData')];
  for (const entry of lists.flatMap(asList).map(asRecord)) {
    const name = asText(entry.class)?.replace(/^\./, '');
    const [url, target] = [asText(entry.url), asText(entry.target)];
    if (!name || !url || !target || !member(element, 'classList').contains(name)) continue;
    const safe = safeUrl(url, member(element, 'baseURI'));
    if (safe) return { url: safe, blank: target === '_blank', generation: page.generation };
    remark(
      `points to "${url}". Links may not use this address, so the module does not open it. Check the link of the module.`,
      {
        package: '@enliven/modules',
        behavior: 'link-options',
        element,
      },
    );
  }
  return undefined;
}

const withoutTrailingSlash = (path: string) => path.toLowerCase().replace(/^(.*[^/])?\/*$/s, '$1');

/** Returns the hash of a link within the page, including `#`; undefined for other links. */
export function hashWithin(url: string, here: string): string | undefined {
  let target: URL;
  let current: URL;
  try {
    target = new URL(url, here);
    current = new URL(here);
  } catch {
    return undefined;
  }
  const { hash } = target;
  // A second `#` belongs to the state of a script and is not an anchor.
  if (hash.length < 2 || hash.indexOf('#', 1) > 0) return undefined;
  const isSamePage = (['origin', 'pathname', 'search'] as const).every(
    (part) => withoutTrailingSlash(target[part]) === withoutTrailingSlash(current[part]),
  );
  return isSamePage ? hash : undefined;
}

/** Returns the element with the id or name of a hash. */
function anchorOf(owner: Document, hash: string): Element | null {
  const name = decodePart(hash.slice(1));
  return owner.getElementById(name) ?? owner.getElementsByName(name)[0] ?? null;
}

type Press = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'button'>;

/** Presses that an inner clickable element has handled. */
const handledPresses = new WeakSet<object>();

export default function LinkOptions(props: BehaviorProps<LinkConfig | undefined>): ReactNode {
  return props.config ? <ElementLink element={props.element} link={props.config} /> : null;
}

interface ElementLinkProps {
  element: Element;
  link: LinkConfig;
}

function ElementLink({ element, link }: ElementLinkProps): ReactNode {
  // A link must not contain controls; lists, slides and landmarks already have a role.
  const [hasControls] = useState(
    () =>
      query(element, `${CONTROLS},${WITH_CONTROLS}`) !== null ||
      matches(element, `[role],:not(div,a,span),.et_pb_slide,${WITH_CONTROLS}`),
  );
  const follow = useFollow(element, link);
  const onPress = (event: MouseEvent) => {
    if (event.button > 1 || handledPresses.has(event) || event.defaultPrevented) return;
    if (event.target !== element && isHandledInside(event.target as Element, element)) return;
    handledPresses.add(event);
    follow(event);
  };
  useEvent<MouseEvent>(element, 'click', onPress);
  useEvent<MouseEvent>(element, 'auxclick', (event) => event.button === 1 && onPress(event));
  return hasControls ? (
    <InnerLink element={element} link={link} follow={follow} />
  ) : (
    <RoleLink element={element} link={link} follow={follow} />
  );
}

/** Returns a function that follows the link: in a new window, within the page, or to another page. */
function useFollow(element: Element, { url, blank, generation }: LinkConfig): (press: Press) => void {
  const scrollTo = useScrollTarget();
  return ({ ctrlKey, metaKey, shiftKey, button }) => {
    const owner = documentOf(element);
    const view = owner.defaultView as Window;
    if (blank || ctrlKey || metaKey || shiftKey || button === 1) {
      view.open(new URL(url, member(element, 'baseURI')).href, '_blank', 'noopener');
      return;
    }
    const hash = hashWithin(url, view.location.href);
    const reviews = hash === '#product_reviews_tab' ? openReviews(owner) : undefined;
    const target = reviews ?? (hash ? anchorOf(owner, hash) : null);
    if (!target || !hash) return view.location.assign(url);
    scrollTo(
      target,
      () => member(target, 'getBoundingClientRect')().top + view.scrollY - scrollOffset(target, generation),
    );
    view.history.pushState(null, '', hash);
  };
}

interface LinkProps extends ElementLinkProps {
  follow(press: Press): void;
}

function RoleLink({ element, link, follow }: LinkProps): ReactNode {
  const [name] = useState(() => (member(element, 'textContent')?.trim() ? undefined : linkName(element, link.url)));
  useFocusStyle(element);
  useAttr(element, 'role', 'link');
  useAttr(element, 'tabindex', 0);
  useLabel(element, name);
  useEvent<KeyboardEvent>(element, 'keydown', (event) => {
    if (event.key !== 'Enter' || event.target !== element) return;
    event.preventDefault();
    const { ctrlKey, metaKey, shiftKey, repeat } = event;
    if (!repeat) follow({ ctrlKey, metaKey, shiftKey, button: 0 });
  });
  return null;
}

const INSERTION = { tag: 'a', className: 'screen-reader-text' } as const;

/** Visually hidden link at the end of the element, which shows an outline while the link has the focus. */
function InnerLink({ element, link: { url, blank }, follow }: LinkProps): ReactNode {
  const anchor = useInsert(element, INSERTION) as HTMLAnchorElement | null;
  const [focused, setFocused] = useState(false);
  const [name] = useState(() => linkName(element, url));
  const latest = useLatest(follow);
  useLayoutEffect(() => {
    if (!anchor) return;
    anchor.href = url;
    if (blank) Object.assign(anchor, { target: '_blank', rel: 'noopener' });
    anchor.textContent = name;
    Object.assign(anchor.style, { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' });
    anchor.style.clipPath = 'inset(50%)';
  }, [anchor, name, url, blank]);
  useEvent<MouseEvent>(anchor, 'click', (event) => {
    handledPresses.add(event);
    if (blank || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    latest.current(event);
  });
  useEvent(anchor, 'focus', () => setFocused(true));
  useEvent(anchor, 'blur', () => setFocused(false));
  useStyle(element, 'outline', focused ? '2px solid' : undefined);
  return null;
}

/** Maximum length of a link's name in characters. */
const MAX_NAME_LENGTH = 80;

/** Returns the link's name: the heading, the text, the alternative text of an image, or the address. */
function linkName(element: Element, url: string): string {
  const heading = query(element, 'h1,h2,h3,h4,h5,h6');
  const image = query(element, 'img[alt]:not([alt=""])');
  const name = [heading?.textContent, member(element, 'textContent'), image?.getAttribute('alt')]
    .map((text) => text?.replace(/\s+/g, ' ').trim())
    .find(Boolean);
  if (!name) return url.replace(/^\w+:\/\/|\/$/g, '');
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name;
}

/** Controls in the theme's list of exceptions. */
const EXCEPTIONS = [
  '.et_pb_toggle_title',
  '.mejs-container *',
  '.et_pb_contact_field input',
  '.et_pb_contact_field textarea',
  '.et_pb_contact_field_checkbox *',
  '.et_pb_contact_field_radio *',
  '.et_pb_contact_captcha',
  '.et_pb_tabs_controls a',
  '.flex-control-nav *',
  '.et_pb_menu__search-button',
  '.et_pb_menu__close-search-button',
  '.et_pb_menu__search-container *',
  '.et_pb_fullwidth_header_scroll *',
].join();

/** Other controls; pressing one must not leave the page. */
const CONTROLS =
  'a,button,input,select,textarea,label,summary,video,audio,[contenteditable],[role=button],[role=tab],[role=link]';

/** Modules whose behaviors insert controls, before or after this one mounts. */
const WITH_CONTROLS = '.et_pb_slider,.et_pb_toggle,.et_pb_carousel,.et_pb_fullwidth_portfolio,.mobile_menu_bar';

/** Returns whether an element between the target and `element` handles the press. */
function isHandledInside(target: Element, element: Element): boolean {
  const within = [target, ...ancestorsOf(target)];
  return within.slice(0, within.indexOf(element)).some((node) => {
    const matches = member(node, 'matches');
    return matches(CONTROLS) || matches(EXCEPTIONS);
  });
}
