/** Doors for markup of authors: multi-view content of an attribute, and of a list that the page prints. */
import { type Door, landed, printed, quoted, ready } from './door';

const LANDED = '<b class="landed">landed</b>';
const version = (content: object) => quoted(JSON.stringify({ slug: 'et_pb_text', schema: { content } }));
const phone = { width: 390, height: 800 };

/** Doors of multi-view content. */
export const authorDoors: readonly Door[] = [
  {
    name: 'multi-view content of an attribute',
    author: 'author',
    isolates: true,
    page: (payloads) => ({
      body: payloads
        .map(
          ({ n, markup }) =>
            `<div class="et_pb_module"><div data-n="${n}" data-et-multi-view="${version({ desktop: 'D', phone: markup })}">D</div></div>`,
        )
        .concat(
          `<div class="et_pb_module first"><div data-et-multi-view="${version({ desktop: 'D', phone: LANDED })}">D</div></div>`,
        )
        .join(''),
    }),
    async use(page) {
      await ready(page);
      await page.setViewportSize(phone);
      await landed(page, '.first');
    },
  },
  {
    name: 'multi-view content that the page prints',
    author: 'server',
    isolates: true,
    page: (payloads) => {
      const all = [...payloads.map(({ n, markup }) => ({ name: `p${n}`, markup })), { name: 'first', markup: LANDED }];
      const entry = ({ name, markup }: { name: string; markup: string }) => ({
        action: 'setContent',
        moduleId: 'divi/text-5',
        moduleName: 'divi/text',
        selector: `.${name}`,
        data: { desktop: 'D', phone: markup },
        switchOnLoad: false,
      });
      return {
        head: printed({ diviElementMultiViewData: all.map(entry) }),
        body: all
          .map(({ name }) => `<div class="et_pb_module"><div class="${name}" data-n="${name}">D</div></div>`)
          .join(''),
      };
    },
    async use(page) {
      await ready(page);
      await page.setViewportSize(phone);
      await landed(page, '.first');
    },
  },
];
