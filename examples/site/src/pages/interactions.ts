// Page with interactions: clicks, hover, focus or scrolling change other elements of the page.

import { causing, changing } from '../theme/interactions';
import { button, image, text } from '../theme/modules';
import type { Print } from '../theme/print';
import { row, section } from '../theme/section';
import { heading, hero } from './hero';
import type { Page } from './page';

const toggles = (target: string) => ({ trigger: 'click', effect: 'toggleVisibility', target }) as const;

/** Returns a button module in the markup of the theme. */
const opener = (print: Print): string =>
  causing(print, button(print, 'What is in it?', '#recipe'), 'recipe', toggles('recipe'));

/** Returns a clickable module that is neither a link nor a button. */
const card = (print: Print): string =>
  causing(
    print,
    text(print, '<h3>Press me for the price</h3>', { background: 'dark', classes: ['tw-pane'] }),
    'price',
    {
      ...toggles('price'),
    },
  );

const outline = (verb: string) => ({
  effect: `${verb}Attribute`,
  target: 'cup',
  more: { attributeName: 'class', attributeValue: 'tw-lit' },
});

export const interactionsPage: Page = {
  path: '/interactions',
  title: 'One thing leads to another',
  summary: 'Interactions: what a press, the pointer, the focus or the scroll position changes elsewhere on the page.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Try everything',
        title: 'One thing leads to another',
        lede: 'Ask the mill something, and something moves.',
        picture: 'pour-over',
      }),
      section(
        print,
        {},
        row(print, {}, ['4_4', heading(print, 'Pressed', 'By mouse, by finger, by Enter or by Space.')]),
        row(
          print,
          {},
          [
            '1_2',
            opener(print),
            changing(text(print, '<h3>In it</h3><p>Fifteen grams, a quarter of a litre, three minutes.</p>'), 'recipe'),
          ],
          [
            '1_2',
            card(print),
            changing(text(print, '<h3>The price</h3><p>Two coins, or a story we have not heard.</p>'), 'price'),
          ],
        ),
      ),
      section(
        print,
        { background: 'cream' },
        row(print, {}, [
          '4_4',
          heading(print, 'Pointed at', 'With the pointer, or with the focus: the cup lights up.'),
        ]),
        row(
          print,
          { equalHeights: true },
          [
            '1_2',
            causing(
              print,
              text(print, `<p>Go over this, or <a href="${print.link('/plain')}">tab to this</a>.</p>`, {
                classes: ['tw-pointed'],
              }),
              'light',
              { trigger: 'mouseEnter', ...outline('add') },
              { trigger: 'mouseExit', ...outline('remove') },
            ),
            causing(
              print,
              text(print, '<p>Over here the cup follows the pointer.</p>', { classes: ['tw-follow'] }),
              'follow',
              {
                trigger: 'mouseEnter',
                effect: 'mirrorMouseMovement',
                target: 'cup',
                more: { mouseMovementType: 'tilt', sensitivity: 60 },
              },
            ),
          ],
          [
            '1_2',
            changing(
              image(print, { name: 'pour-over', alt: 'A cup under its filter', width: 480, height: 360 }),
              'cup',
            ),
          ],
        ),
      ),
      section(
        print,
        {},
        row(print, {}, [
          '4_4',
          causing(
            print,
            text(print, '<h2 class="tw-seen">Seen</h2><p>Below, what was not there has come.</p>'),
            'seen',
            {
              trigger: 'viewportEnter',
              effect: 'addAttribute',
              target: 'seen',
              more: { attributeName: 'data-seen', attributeValue: 'yes' },
            },
          ),
          changing(text(print, '<p>Somebody has read this far.</p>'), 'seen'),
          causing(print, button(print, 'And back to the cup', '#'), 'back', {
            trigger: 'click',
            effect: 'scrollToElement',
            target: 'cup',
          }),
        ]),
      ),
    ].join('\n'),
};
