// Page with toggles: closed, open, with different heading levels, with an id, in columns and with rich content.

import { questions, someQuestions } from '../content/questions';
import { row, section } from '../theme/section';
import { toggle } from '../theme/toggle';
import { heading, hero } from './hero';
import type { Page } from './page';

const picture =
  '<p>The slate beside the door says when the wheel turns.</p><p><img src="/images/harbour.svg" alt="The mill at high tide, its wheel half under water" width="480" height="360" loading="lazy"></p>';

const form =
  '<p>Tell us where it got stuck:</p><p><label for="parcel">Parcel number</label> <input class="input" type="text" id="parcel" name="parcel" autocomplete="off"></p>';

export const togglePage: Page = {
  path: '/toggle',
  title: 'Questions people ask',
  summary: 'Toggles on their own: closed, open, nested, with an id to jump to, with pictures and fields inside.',
  body: (print) =>
    [
      hero(print, {
        eyebrow: 'Questions',
        title: 'Questions people ask at the counter',
        lede: 'And what we answer while the kettle heats. If yours is missing, ask louder: the wheel is noisy.',
        picture: 'pour-over',
      }),
      section(
        print,
        {},
        row(print, {}, [
          '4_4',
          heading(print, 'Coffee'),
          ...someQuestions(0, 4).map((entry) => toggle(print, { ...entry, level: 3 })),
        ]),
      ),
      section(
        print,
        { background: 'cream' },
        row(
          print,
          {},
          [
            '1_2',
            heading(print, 'The mill'),
            toggle(print, { title: 'What does it look like?', content: picture, level: 3, id: 'the-mill' }),
            toggle(print, { title: 'Open from the start', content: questions[9]?.content ?? '', level: 3, open: true }),
          ],
          [
            '1_2',
            heading(print, 'Parcels'),
            toggle(print, { title: 'My parcel is lost', content: form, level: 3 }),
            toggle(print, {
              title: 'Three answers in one',
              level: 3,
              contentLayout: 'flex',
              content: someQuestions(5, 3)
                .map((entry) => toggle(print, { ...entry, level: 4 }))
                .join('\n'),
            }),
            toggle(print, {
              title: 'Where is <a href="#the-mill">the mill</a>?',
              content: '<p>At the end of Quay Lane, where the road gives up.</p>',
              level: 3,
            }),
          ],
        ),
      ),
    ].join('\n'),
};
