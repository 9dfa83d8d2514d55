/** Sets the height of the tallest slide on all slides, and positions pictures and videos (docs/reference/sliders.md#heights). */
import {
  type ClaimKey,
  closestTo,
  matches,
  measure,
  member,
  numberAttribute,
  query,
  revealed,
  useScope,
  watchSize,
} from '@enliven/core';
import { SLICE } from '../use-slice';

/** Maximum height of images, as a fraction of the slider's height. */
const IMAGE_SHARE = 0.8;
/** Pixels that a post slider adds to the height for images above or below the text. */
const POST_IMAGE_GAP = 10;

interface Parts {
  slide: HTMLElement;
  container: HTMLElement | null;
  image: HTMLElement | null;
  picture: HTMLImageElement | null;
  video: HTMLElement | null;
  player: HTMLElement | null;
  centered: boolean;
}

interface Sizes {
  height: number;
  image: number;
  picture: number;
  video: number;
}

function partsOf(slide: HTMLElement): Parts {
  const find = (selector: string) => query<HTMLElement>(slide, selector);
  return {
    slide,
    container: find('.et_pb_container'),
    image: find('.et_pb_slide_image'),
    picture: query<HTMLImageElement>(slide, '.et_pb_slide_image img'),
    video: find('.et_pb_slide_video'),
    player: find('.et_pb_slide_video .wp-video-shortcode'),
    centered: matches(slide, '.et_pb_media_alignment_center'),
  };
}

const heightOf = (element: HTMLElement | null) => (element ? member(element, 'offsetHeight') : 0);

/** Measures a slide. Pictures above or below the text add their margins and a gap to the height. */
function sizesOf({ container, image, picture, video }: Parts, stacked: boolean): Sizes {
  let height = container ? member(container, 'clientHeight') : 0;
  if (stacked && image) {
    const { marginTop, marginBottom } = getComputedStyle(image);
    height += (Number.parseFloat(marginTop) || 0) + (Number.parseFloat(marginBottom) || 0) + POST_IMAGE_GAP;
  }
  return { height, image: heightOf(image), picture: heightOf(picture), video: heightOf(video) };
}

/**
 * Sets the heights of slides. Hidden slides have no size, so they get an invisible box for one frame and are measured in the
 * shared read phase of the next frame. Slide changes compute no layout.
 */
export function useSlideHeights(element: HTMLElement, slides: readonly HTMLElement[]): void {
  useScope(
    (scope) => {
      // Slides beyond the first slice keep their own height.
      const all = slides.slice(0, SLICE).map(partsOf);
      if (typeof ResizeObserver !== 'function' || !all.some(({ container }) => container)) return;
      const stacked = matches(element, '.et_pb_post_slider_image_top,.et_pb_post_slider_image_bottom');
      let claims = scope.open();
      let cancel = () => {};
      let width = 0;
      const set = (target: Element | null, key: ClaimKey, value: unknown) => {
        if (target) claims.claim(target, key, value);
      };
      function releaseAll(): void {
        claims.dispose();
        claims = scope.open();
      }

      function showAll(): void {
        releaseAll();
        for (const { slide, picture, player } of all) {
          set(slide, 'class:et_pb_temp_slide', true);
          // A lazy picture has proportions but no width; without one the slider would grow while visible.
          const width = picture?.complete === false ? numberAttribute(picture, 'width', 'length') : 0;
          if (width > 0) set(picture, 'style:width', `${width}px`);
          set(player, 'style:width', null);
          set(player, 'style:height', null);
          if (matches(slide, '.et-pb-active-slide,.et_slide_transition')) continue;
          set(slide, 'style:display', 'block');
          set(slide, 'style:visibility', 'hidden');
        }
      }

      function applySizes(sizes: Sizes[], availableHeight: number): void {
        releaseAll();
        const tallest = Math.max(...sizes.map(({ height }) => height));
        if (tallest <= 0) return;
        // Below a transparent header, slides include padding for the header and may grow.
        const isBelowHeader = closestTo(element, '.et_pb_section_first');
        const limit = (isBelowHeader ? tallest : availableHeight) * IMAGE_SHARE;
        for (const [at, { slide, container, image, picture, video, player, centered }] of all.entries()) {
          const size = sizes[at] as Sizes;
          set(container, isBelowHeader ? 'style:min-height' : 'style:height', `${tallest}px`);
          if (stacked && !image) set(slide, 'class:et_pb_no_image', true);
          set(picture, 'style:max-height', `${limit}px`);
          set(player, 'style:width', null);
          set(player, 'style:height', null);
          // The height that the limit removes is known without measuring again.
          const cut = Math.max(0, size.picture - limit);
          if (centered) set(image, 'style:margin-top', `${(cut - size.image) / 2}px`);
          if (centered) set(video, 'style:margin-top', `${-size.video / 2}px`);
        }
      }

      function fit(): void {
        showAll();
        cancel = measure(
          () => {
            width = member(element, 'clientWidth');
            return {
              sizes: all.map((parts) => sizesOf(parts, stacked)),
              availableHeight: member(element, 'clientHeight'),
            };
          },
          ({ sizes, availableHeight }) => applySizes(sizes, availableHeight),
        );
      }
      scope.add(() => cancel());
      fit();
      const refit = () => {
        cancel();
        cancel = measure(() => {}, fit);
      };
      const onWidth = (now: number) => {
        const hasChanged = now > 0 && now !== width;
        width = now;
        if (!hasChanged) return;
        cancel();
        fit();
      };
      // The width also changes when a hidden slider appears.
      scope.add(watchSize([element], () => member(element, 'clientWidth'), onWidth));
      const onLoad = () => width > 0 && refit();
      member(element, 'addEventListener')('load', onLoad, true);
      scope.add(() => member(element, 'removeEventListener')('load', onLoad, true));
      // An ancestor was opened, or another script requests new heights.
      scope.add(revealed.on((opened) => void (member(opened, 'contains')(element) && onLoad())));
    },
    [element, slides],
  );
}
