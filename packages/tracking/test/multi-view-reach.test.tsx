/** Reach of `data-et-multi-view`, which authors of posts can write: the module of its carrier, without attributes that redirect forms. */
import { until } from '@enliven/testing';
import { expect, it, vi } from 'vitest';
import { attr, find, mountAll } from './support/multi-view-page';

const PHONE = 400;
const LOGIN = '<form id="login" action="/wp-login.php"><input name="log"><input type="password" name="pwd"></form>';

it('multi-view data changes elements of its own module only', async () => {
  const schema = { classes: { desktop: {}, phone: { add: ['hit'] } } };
  const { stop, before } = await mountAll(
    `<a class="t" href="/out">out</a>
     <div class="et_pb_module own"><p ${attr(schema, { target: 'a, body, .own' })}>p</p><a class="t" href="/in">in</a></div>`,
    PHONE,
  );
  expect([...document.querySelectorAll('.hit')].map(({ localName }) => localName)).toEqual(['div', 'a']);
  await stop();
  expect(document.body.innerHTML).toBe(before);
});

it.each(['<article class="et_pb_post">', '<div class="entry-content">', '<li class="comment">'])(
  'multi-view data changes only its carrier if %s lies between the carrier and the module',
  async (post) => {
    const schema = { classes: { desktop: {}, phone: { add: ['hit'] } } };
    const carrier = `<b class="carrier hit-me" ${attr(schema, { target: '.hit-me' })}>b</b>`;
    await mountAll(
      `<div class="et_pb_module"><i class="hit-me">i</i>${post}${carrier}<i class="hit-me">j</i></div>`,
      PHONE,
    );
    expect([...document.querySelectorAll('.hit')].map(({ localName }) => localName)).toEqual(['b']);
  },
);

it.each([
  ...[
    'action',
    'formaction',
    'method',
    'formmethod',
    'target',
    'formtarget',
    'enctype',
    'type',
    'name',
    'value',
    'form',
  ],
  ...['ping', 'id', 'for', 'list', 'popovertarget', 'data-redirect_url', 'data-et-multi-view', 'ACTION'],
])('multi-view data never writes the attribute %s', async (name) => {
  const schema = { attrs: { desktop: { [name]: '' }, phone: { [name]: '/elsewhere', title: 'phone' } } };
  await mountAll(
    `<div class="et_pb_module"><p ${attr(schema, { target: 'form, input, a' })}>p</p>${LOGIN}<a href="/">a</a></div>`,
    PHONE,
  );
  const targets = [...document.querySelectorAll('form, input, a')];
  expect(targets.map((one) => one.getAttribute('title'))).toEqual(['phone', 'phone', 'phone', 'phone']);
  expect(targets.filter((one) => one.getAttribute(name) === '/elsewhere')).toEqual([]);
});

it('multi-view content loses its forms, controls, style sheets and frames of the own site', async () => {
  const phone = `<p>kept</p>${LOGIN}<input name="a"><select name="b"><option>c</option></select><textarea name="d"></textarea><button form="login" formaction="/x">e</button><fieldset>f</fieldset><output>g</output><style>body{display:none}</style><link rel="stylesheet" href="/x.css"><iframe src="/upload.html"></iframe><iframe></iframe>`;
  await mountAll(`<div class="t" ${attr({ content: { desktop: 'D', phone } })}>D</div>`, PHONE);
  expect(find('.t').innerHTML).toBe('<p>kept</p>');
});

it('multi-view data sets colors and other visual styles, but no position', async () => {
  const phone = {
    color: 'red',
    backgroundColor: 'blue',
    position: 'fixed',
    inset: '0',
    opacity: '0',
    zIndex: '9',
    transform: 'scale(9)',
    marginTop: '-900px',
    '--wp--x': '1',
  };
  await mountAll(`<a class="t" href="/" ${attr({ styles: { desktop: {}, phone } })}>D</a>`, PHONE);
  const { style } = find('.t');
  expect(Array.from(style)).toEqual(['color', 'background-color']);
});

it('multi-view data over the limit of 20000 values is ignored with one warning', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const names = Array.from({ length: 100 }, (_, at) => `c${at}`);
  const schema = { classes: { desktop: {}, phone: { add: names } } };
  const carriers = Array.from({ length: 20 }, () => `<b ${attr(schema, { target: 'i' })}></b>`).join('');
  const { stop } = await mountAll(`<div class="et_pb_module">${carriers}${'<i>x</i>'.repeat(400)}</div>`, PHONE);
  const warnings = () => warned.mock.calls.flat().filter((text) => `${text}`.includes('20000 values'));
  // The first values apply at once, later ones in slices.
  await until(() => document.querySelectorAll('i.c0').length === 200);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.querySelectorAll('i.c0').length).toBe(200);
  expect(warnings()).toHaveLength(1);
  await stop();
  expect(document.querySelectorAll('i[class]').length).toBe(0);
  warned.mockRestore();
});
