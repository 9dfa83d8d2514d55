// Markup of parallax backgrounds: an element behind the content of a section, column or module.

import type { Print } from './print';

/** Class of elements with a parallax background. */
export const PARALLAX_CLASS = 'et_pb_section_parallax';

/**
 * @param picture name of the picture in the style sheet's class `tw-parallax-<picture>`
 * @param fixed whether CSS fixes the background to the window; otherwise a script moves it
 */
export const parallaxBackground = (print: Print, picture: string, fixed = false): string => {
  const look = `tw-parallax-${picture}`;
  if (print.generation === 4)
    return `<span class="et_parallax_bg_wrap"><span class="et_parallax_bg${fixed ? ' et_pb_parallax_css' : ''} ${look}"></span></span>`;
  const name = `et-pb-parallax-background-module--divi-section-${print.order('parallax')}`;
  print.data.diviElementBackgroundParallaxData = [
    ...(print.data.diviElementBackgroundParallaxData ?? []),
    {
      selector: `.${PARALLAX_CLASS}`,
      data: [
        {
          uniqueSelector: `.${name}`,
          breakpoint: 'desktop',
          state: 'value',
          enabled: true,
          trueParallax: !fixed,
          imageUrl: '',
        },
      ],
    },
  ];
  const kind = fixed ? ' et-pb-parallax-background--css' : '';
  return `<span class="et-pb-parallax-wrapper"><span class="et-pb-parallax-background${kind} ${name} ${look}"></span></span>`;
};
