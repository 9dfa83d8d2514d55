/** Server of the page editor: printing, saving and rejecting layouts. */
import { createTree, type ModuleNode, nodeAt, setAttrs, setMarkup, type Tree } from '@enliven/builder';
import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app';
import { authored, safeAddress } from '../src/layouts/print-layout';
import { nonces } from '../src/nonces';

const LAYOUT = '/wp-json/mill/v1/layout';

interface Answer {
  status: number;
  version: number;
  layout: ModuleNode[];
  code: string;
  message: string;
}

function site() {
  const app = createApp();
  const text = async (path: string, init?: RequestInit) => (await app.request(path, init)).text();
  return {
    app,
    text,
    read: async (): Promise<{ version: number; layout: Tree }> => (await app.request(LAYOUT)).json(),
    async save(body: unknown, nonce: string = nonces.layout): Promise<Answer> {
      const response = await app.request(LAYOUT, {
        method: 'POST',
        headers: { 'X-WP-Nonce': nonce },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { ...((await response.json()) as Answer), status: response.status };
    },
    preview: (layout: unknown, nonce: string = nonces.preview) =>
      app.request(`/?et_pb_preview=true&et_pb_preview_nonce=${nonce}&iframe_id=a`, {
        method: 'POST',
        body: new URLSearchParams({
          et_pb_preview_nonce: nonce,
          is_fb_preview: 'true',
          shortcode: JSON.stringify(layout),
        }),
      }),
  };
}

const TEXT = '0.0.0.0';

describe('saving', () => {
  it('stores a layout and prints its page in both generations', async () => {
    const { read, save, text } = site();
    const { version, layout } = await read();
    const { tree } = setMarkup(createTree(layout), TEXT, '<h1>A chair by the door</h1>');
    expect(await save({ version, layout: tree })).toMatchObject({ status: 200, version: version + 1 });
    expect(await read()).toEqual({ version: version + 1, layout: tree });
    for (const path of ['/edited', '/d5/edited']) expect(await text(path)).toContain('<h1>A chair by the door</h1>');
  });

  it('rejects a layout based on an old version, and returns the current one', async () => {
    const { read, save } = site();
    const { version, layout } = await read();
    const first = setMarkup(createTree(layout), TEXT, 'first').tree;
    const second = setMarkup(createTree(layout), TEXT, 'second').tree;
    await save({ version, layout: first });
    const rejected = await save({ version, layout: second });
    expect(rejected).toMatchObject({ status: 409, code: 'stale', version: version + 1, layout: first });
    expect(rejected.message).toBe('Somebody else has saved this page since you opened it, so nothing was saved.');
    // A repeated request is no conflict, since the first response may have been lost.
    expect(await save({ version, layout: first })).toMatchObject({ status: 200, version: version + 1 });
  });

  it.each([
    ['a missing nonce', {}, '', 403, 'wrong_nonce'],
    ['invalid JSON', '{', undefined, 400, 'no_layout'],
    ['a layout that is not a list', { version: 1, layout: {} }, undefined, 400, 'no_layout'],
    ['an invalid version', { version: 'x', layout: [] }, undefined, 400, 'no_layout'],
    ['an unknown module', { version: 1, layout: [{ type: 'et_pb_code', attrs: {} }] }, undefined, 400, 'wrong_layout'],
    ['nodes in the wrong place', { version: 1, layout: [{ type: 'et_pb_row' }] }, undefined, 400, 'wrong_layout'],
  ])('refuses %s', async (_, body, nonce, status, code) => {
    const { read, save } = site();
    const before = await read();
    const answer = await save(body, nonce);
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.message).toMatch(/\.$/);
    expect(await read()).toEqual(before);
  });
});

describe('printing', () => {
  it('prints styles by device and state that the policy allows, without unsafe values', async () => {
    const { app, read, save } = site();
    const { version, layout } = await read();
    const { tree } = setAttrs(createTree(layout), '0.0.0.1', { button_bg_color: '}</style><script>' });
    await save({ version, layout: tree });
    const response = await app.request('/edited');
    const html = await response.text();
    const [, nonce, css = ''] = /<style nonce="([^"]+)">(.*?)<\/style>/s.exec(html) ?? [];
    expect(response.headers.get('Content-Security-Policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(css.split('\n')).toEqual([
      '.et_pb_text_0.et_pb_text .et_pb_text_inner{font-size:20px}',
      '@media (max-width: 767px){.et_pb_text_0.et_pb_text .et_pb_text_inner{font-size:18px}}',
      '.et_pb_button_0.et_pb_button:hover{background-color:#123430;border-color:#123430}',
    ]);
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('prints the scroll effects of each device, and the sticky modules', async () => {
    const { text, read, save } = site();
    const { version, layout } = await read();
    const effect = {
      scroll_rotating_enable: 'on',
      scroll_rotating: '0|40|60|100|45°|0°|0°',
      scroll_rotating_phone: '0|40|60|100|5°|0°|0°',
      scroll_rotating_last_edited: 'on|phone',
    };
    const moving = setAttrs(createTree(layout), TEXT, { ...effect, sticky_position: 'stick_to_top' }).tree;
    const stuck = setAttrs(moving, '2.0.0.0', { sticky_position: 'stick_to_top' }).tree;
    await save({ version, layout: stuck });
    const html = await text('/edited');
    const listed = (name: string) => JSON.parse(new RegExp(`var ${name} = (.*?);</script>`).exec(html)?.[1] ?? '{}');
    const { desktop, phone } = listed('et_pb_motion_elements');
    const start = (list: { id: string; startValue: number }[]) =>
      list.find(({ id }) => id === '.et_pb_text_0')?.startValue;
    expect([start(desktop), start(phone)]).toEqual([45, 5]);
    // A module with scroll effects cannot be sticky.
    expect(Object.keys(listed('et_pb_sticky_elements'))).toEqual(['et_pb_text_2']);
  });

  it('omits hidden modules', async () => {
    const { text, read, save } = site();
    const { version, layout } = await read();
    await save({ version, layout: setAttrs(createTree(layout), '2', { disabled: 'on' }).tree });
    expect(await text('/edited')).not.toContain('See you on Saturday');
  });

  it('keeps a few tags without attributes if they are balanced', () => {
    expect(authored('<p>a <strong>b</strong><br></p>')).toBe('<p>a <strong>b</strong><br></p>');
    expect(authored('<p onclick="x">a</p>')).toBe('<p>&lt;p onclick=&quot;x&quot;&gt;a&lt;/p&gt;</p>');
    expect(authored('<script>a</script>')).toBe('&lt;script&gt;a&lt;/script&gt;');
    expect(authored('<strong>a')).toBe('<p>&lt;strong&gt;a</p>');
  });

  it.each([
    ['/contact', '/contact'],
    ['https://mill.example', 'https://mill.example'],
    ['javascript:alert(1)', '#'],
    [' JavaScript:alert(1)', '#'],
    ['data:text/html,x', '#'],
  ])('prints the button address %s as %s', (address, printed) => expect(safeAddress(address)).toBe(printed));
});

describe('previews', () => {
  it('wait for a layout, then show it with the address of every module', async () => {
    const { text, read, preview } = site();
    const waiting = await text(`/?et_pb_preview=true&et_pb_preview_nonce=${nonces.preview}&iframe_id=a`);
    expect(waiting).toContain('et-pb-preview-loading');
    const { layout } = await read();
    const shown = await (await preview(setMarkup(createTree(layout), TEXT, 'Not kept').tree)).text();
    expect(shown).toContain('Not kept');
    expect(shown).toContain(`data-address="${TEXT}"`);
    expect(shown).not.toContain('et-pb-preview-loading');
    expect(await text('/edited')).not.toContain('Not kept');
    expect(await text('/edited')).not.toContain('data-address');
  });

  it('are rejected without permission or without a layout', async () => {
    const { app, preview } = site();
    expect((await app.request('/?et_pb_preview=true&et_pb_preview_nonce=x')).status).toBe(403);
    expect((await preview([], 'x')).status).toBe(403);
    expect((await preview('x')).status).toBe(400);
    expect((await preview([{ type: 'et_pb_code' }, 7, null])).status).toBe(200);
  });
});

describe('the editor', () => {
  it('is printed with the layout as data that cannot end its element, and bundled on request', async () => {
    const { app, text, read, save } = site();
    const { version, layout } = await read();
    await save({ version, layout: setMarkup(createTree(layout), TEXT, '</script><b>').tree });
    const html = await text('/page-editor');
    const data = /id="page-editor-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(data).not.toContain('<');
    expect(nodeAt(createTree(JSON.parse(data).layout), TEXT)?.content).toBe('</script><b>');
    for (const script of ['/page-editor.js', '/preview-frame.js']) {
      const response = await app.request(script);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    }
    expect((await app.request('/page-editor.css')).status).toBe(200);
  });
});
