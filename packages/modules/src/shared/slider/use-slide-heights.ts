/** Sets the height of the tallest slide on all slides, and positions pictures and videos (docs/reference/sliders.md#heights). */
import { type ClaimKey, claim, measure, numberAttribute, type Release, revealed, watchSize } from '@enliven/core';
import { useLayoutEffect } from 'react';
import { SLICE } from '../use-slice';

/** Images in slides are at most this much of the slider's height. */
const IMAGE_SHARE = 0.8;
/** Pixels a post slider adds to the height when its images stand above or below the text. */
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
  const find = (selector: string) => slide.querySelector<HTMLElement>(selector);
  return {
    slide,
    container: find('.et_pb_container'),
    image: find('.et_pb_slide_image'),
    picture: slide.querySelector<HTMLImageElement>('.et_pb_slide_image img'),
    video: find('.et_pb_slide_video'),
    player: find('.et_pb_slide_video .wp-video-shortcode'),
    centered: slide.classList.contains('et_pb_media_alignment_center'),
  };
}

const heightOf = (element: HTMLElement | null) => element?.offsetHeight ?? 0;

/** With pictures above or below the text, the picture's margins and a gap count as well. */
function sizesOf({ container, image, picture, video }: Parts, stacked: boolean): Sizes {
  let height = container?.clientHeight ?? 0;
  if (stacked && image) {
    const { marginTop, marginBottom } = getComputedStyle(image);
    height += (Number.parseFloat(marginTop) || 0) + (Number.parseFloat(marginBottom) || 0) + POST_IMAGE_GAP;
  }
  return { height, image: heightOf(image), picture: heightOf(picture), video: heightOf(video) };
}

/**
 * Hidden slides have no size, so for one frame they get an invisible box; in the next frame they
 * are measured together with everything else on the page. No layout is computed twice, and none for a mere slide change.
 */
export function useSlideHeights(element: HTMLElement, slides: readonly HTMLElement[]): void {
  useLayoutEffect(() => {
    // Later ones keep their own height.
    const all = slides.slice(0, SLICE).map(partsOf);
    if (typeof ResizeObserver !== 'function' || !all.some(({ container }) => container)) return;
    const stacked = element.matches('.et_pb_post_slider_image_top,.et_pb_post_slider_image_bottom');
    let releases: Release[] = [];
    let cancel = () => {};
    let width = 0;
    const set = (target: Element | null, key: ClaimKey, value: unknown) => {
      if (target) releases.push(claim(target, key, value));
    };
    function free(): void {
      for (const release of releases) release();
      releases = [];
    }

    function showAll(): void {
      free();
      for (const { slide, picture, player } of all) {
        set(slide, 'class:et_pb_temp_slide', true);
        // A picture that is fetched once it is seen has its proportions, and no width: without it the slider grows in sight.
        const width = picture?.complete === false ? numberAttribute(picture, 'width', 'length') : 0;
        if (width > 0) set(picture, 'style:width', `${width}px`);
        set(player, 'style:width', null);
        set(player, 'style:height', null);
        if (slide.matches('.et-pb-active-slide,.et_slide_transition')) continue;
        set(slide, 'style:display', 'block');
        set(slide, 'style:visibility', 'hidden');
      }
    }

    function applySizes(sizes: Sizes[], room: number): void {
      free();
      const tallest = Math.max(...sizes.map(({ height }) => height));
      if (tallest <= 0) return;
      // Below a transparent header a slide also holds the room for that, and may grow.
      const beneath = element.closest('.et_pb_section_first');
      const limit = (beneath ? tallest : room) * IMAGE_SHARE;
      for (const [at, { slide, container, image, picture, video, player, centered }] of all.entries()) {
        const size = sizes[at] as Sizes;
        set(container, beneath ? 'style:min-height' : 'style:height', `${tallest}px`);
        if (stacked && !image) set(slide, 'class:et_pb_no_image', true);
        set(picture, 'style:max-height', `${limit}px`);
        set(player, 'style:width', null);
        set(player, 'style:height', null);
        // What the limit takes from the picture is known without looking again.
        const cut = Math.max(0, size.picture - limit);
        if (centered) set(image, 'style:margin-top', `${(cut - size.image) / 2}px`);
        if (centered) set(video, 'style:margin-top', `${-size.video / 2}px`);
      }
    }

    function fit(): void {
      showAll();
      cancel = measure(
        () => {
          width = element.clientWidth;
          return { sizes: all.map((parts) => sizesOf(parts, stacked)), room: element.clientHeight };
        },
        ({ sizes, room }) => applySizes(sizes, room),
      );
    }
    fit();
    const refit = () => {
      cancel();
      cancel = measure(() => {}, fit);
    };
    // Also when a hidden slider is shown: it has a width then.
    const stop = watchSize(
      [element],
      () => element.clientWidth,
      (now) => {
        const news = now > 0 && now !== width;
        width = now;
        if (!news) return;
        cancel();
        fit();
      },
    );
    const onLoad = () => width > 0 && refit();
    element.addEventListener('load', onLoad, true);
    // Something around it was opened, or a script asks for it.
    const unsubscribe = revealed.on((opened) => {
      if (opened.contains(element)) onLoad();
    });
    return () => {
      stop();
      element.removeEventListener('load', onLoad, true);
      unsubscribe();
      cancel();
      free();
    };
  }, [element, slides]);
}
