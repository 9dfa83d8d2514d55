/** Containers around a medium, with class names that themes style (docs/reference/players.md#markup-of-a-player), with their styles and size. */

import { addStyleSheet, asNumber, attribute, measure, membersOf, useLazy } from '@enliven/core';
import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { useMediaValue } from '../shared/use-media-value';
import type { Options } from './options';

export interface Shell {
  container: HTMLElement;
  /** Parent of the medium, which is `player.media` for other scripts. */
  wrapper: HTMLElement;
  layers: HTMLElement;
  controls: HTMLElement;
}

function make(owner: Document, tag: string, className: string, parent?: Element): HTMLElement {
  const element = owner.createElement(tag);
  if (className) membersOf(element).className = className;
  parent?.append(element);
  return element;
}

/**
 * Wraps the medium in the containers, which move with it if a script moves it.
 *
 * @returns the containers, and a function that removes them
 */
function buildShell(media: HTMLElement, label: string): Shell & { remove(): void } {
  const owner = media.ownerDocument;
  const name = make(owner, 'span', 'mejs-offscreen');
  name.textContent = label;
  // The container has the same name, which screen readers need not read twice.
  name.setAttribute('aria-hidden', 'true');
  const container = make(owner, 'div', '');
  const inner = make(owner, 'div', 'mejs-inner', container);
  const wrapper = make(owner, 'mediaelementwrapper', '', make(owner, 'div', 'mejs-mediaelement', inner));
  const layers = make(owner, 'div', 'mejs-layers', inner);
  const controls = make(owner, 'div', 'mejs-controls', inner);
  for (const ours of [layers, controls]) ours.setAttribute('data-enliven-ignore', '');

  const observer = typeof MutationObserver === 'function' ? new MutationObserver(follow) : undefined;
  function wrap(): void {
    media.before(name, container);
    wrapper.append(media);
    observer?.takeRecords();
  }
  function follow(): void {
    if (media.parentNode !== wrapper && media.isConnected) wrap();
  }
  wrap();
  observer?.observe(wrapper, { childList: true });
  return {
    container,
    wrapper,
    layers,
    controls,
    remove() {
      observer?.disconnect();
      if (media.parentNode === wrapper) container.replaceWith(media);
      container.remove();
      name.remove();
    },
  };
}

/** Returns the containers; undefined before they exist and without a medium. */
export function useShell(media: HTMLMediaElement | null, label: string): Shell | undefined {
  const [shell, setShell] = useState<Shell>();
  useLayoutEffect(() => {
    if (!media) return;
    const built = buildShell(media, label);
    setShell(built);
    return () => {
      setShell(undefined);
      built.remove();
    };
  }, [media, label]);
  return shell;
}

/** Whether the control bar is visible, and how to show it. */
export interface ControlsShown {
  /** Whether the bar is invisible, although keyboards still reach it. */
  hidden: boolean;
  show(): void;
  hide(): void;
}

/** Touch target around the center of a button. */
const TARGET = 'content:"";position:absolute;top:50%;left:50%;width:max(100%,24px);height:max(100%,24px)';

/** Styles of every player: target sizes (WCAG 2.5.8), focus outlines, and icons for empty playlist buttons. */
const REACH = `
.mejs-container .mejs-button>button{overflow:visible}
:where(.mejs-button)>button::after{${TARGET};transform:translate(-50%,-50%)}
:where(.mejs-time-total,.mejs-horizontal-volume-slider)::after{${TARGET};transform:translate(-50%,-50%)}
.mejs-container .mejs-controls .mejs-button>button:focus-visible,
.mejs-container .mejs-controls [role=slider]:focus-visible,
.mejs-container .mejs-layers .mejs-overlay-button:focus-visible{outline:revert}
:where(.mejs-container [role=menuitemradio],.mejs-cannotplay *,.wp-playlist [role=button],.wp-playlist-item a):focus-visible{outline:revert}
:where(.mejs-container [role=menuitemradio]){outline-offset:-2px}
:where(.wp-playlist>[role=button]:empty){display:inline-block;padding:5px 0;cursor:pointer}
:where(.wp-playlist>[role=button]:empty)::before{content:attr(aria-label)}
:where(.wp-playlist-next){float:inline-end}`;

const loadStyleSheet = () => import('./style-sheet').then(({ CSS }) => ({ default: CSS }));

/**
 * Returns whether the page has styles for players. They position the medium and the bar absolutely; themes may reset the bar of
 * audio, so both are checked.
 */
const isStyled = (view: Window, wrapper: HTMLElement, controls: HTMLElement): boolean =>
  [wrapper.parentElement ?? wrapper, controls].some((box) => view.getComputedStyle(box).position === 'absolute');

/** Adds the styles of every player, and default styles if the page has none for players. */
export function useStyleSheet({ wrapper, controls }: Pick<Shell, 'wrapper' | 'controls'>): void {
  const [isBare, setBare] = useState(false);
  useLayoutEffect(
    () =>
      measure(() => {
        const view = controls.ownerDocument.defaultView;
        return view !== null && !isStyled(view, wrapper, controls);
      }, setBare),
    [wrapper, controls],
  );
  useLayoutEffect(() => addStyleSheet(controls.ownerDocument, REACH), [controls]);
  const styleSheet = useLazy(loadStyleSheet, isBare);
  useLayoutEffect(
    () => (styleSheet ? addStyleSheet(controls.ownerDocument, styleSheet) : undefined),
    [controls, styleSheet],
  );
}

/** Height of an audio player, and default sizes of players. */
const AUDIO = { width: '400px', height: '40px' };
const VIDEO = { width: 480, height: 270 };

const pixels = (value: number): string | undefined => (value > 0 ? `${value}px` : undefined);

/** Reads a number from an attribute or style; ignores percentages. */
function declared(media: HTMLElement, name: 'width' | 'height'): number {
  const text = media.style[name] || attribute(media, name) || '';
  return /%/.test(text) ? 0 : (asNumber(text, 'length') ?? 0);
}

/**
 * Computes the size of a player as CSS, without measuring, to avoid layout shifts (docs/reference/players.md#options).
 */
export function sizeOf(
  media: HTMLMediaElement,
  isVideo: boolean,
  { rawOptions, stretching }: Options,
  ratio: number,
  own: { width: number; height: number },
): CSSProperties {
  const forced = (name: string): string | undefined =>
    /^\d+%$/.test(`${rawOptions[name]}`) ? `${rawOptions[name]}` : pixels(asNumber(rawOptions[name], 'length') ?? 0);
  if (!isVideo) {
    const width =
      forced('audioWidth') ?? (media.style.width || pixels(own.width) || forced('defaultAudioWidth') || AUDIO.width);
    return { width, height: forced('audioHeight') ?? forced('defaultAudioHeight') ?? AUDIO.height, maxWidth: '100%' };
  }
  if (stretching === 'fill') return { width: '100%', height: '100%' };
  const width = forced('videoWidth') ?? pixels(own.width) ?? forced('defaultVideoWidth') ?? pixels(VIDEO.width);
  const aspectRatio = own.width > 0 && own.height > 0 ? `${own.width} / ${own.height}` : `${ratio}`;
  if (stretching === 'none') return { width, height: forced('videoHeight') ?? pixels(own.height), aspectRatio };
  return { width: '100%', aspectRatio, ...(stretching === 'auto' && { maxWidth: width }) };
}

/** Reads the server's sizes before they change. */
export const ownSize = (media: HTMLMediaElement): { width: number; height: number } => ({
  width: declared(media, 'width'),
  height: declared(media, 'height'),
});

/** Returns the aspect ratio of the video once known. */
export function useRatio(media: HTMLMediaElement): number {
  return useMediaValue(media as HTMLVideoElement, 'loadedmetadata resize', () => {
    const { videoWidth = 0, videoHeight = 0 } = media as HTMLVideoElement;
    return videoWidth > 0 && videoHeight > 0 ? videoWidth / videoHeight : VIDEO.width / VIDEO.height;
  });
}
