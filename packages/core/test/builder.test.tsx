/** The builder contexts: which marks make one, which do not, and that each is followed as it comes and goes. */
import { nextFrames, until } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { $builder } from '../src';
import { begin, cleanUp, probe, settled } from './support/bring';

const root = document.documentElement;

afterEach(async () => {
  vi.unstubAllGlobals();
  root.removeAttribute('class');
  await cleanUp();
});

describe('$builder', () => {
  it.each([
    ['', null],
    ['home page et_pb_pagebuilder_layout et-tb-has-template et-db', null],
    ['et-pb-preview', null],
    ['et-fb', 'vb'],
    ['et-fb et-bfb', 'bfb'],
    ['et-fb et-tb', 'tb'],
    ['et-block-layout-preview', 'lbp'],
    ['et-cloud-item-editor', 'vb'],
    ['page et_pb_library_page-header', 'vb'],
    ['et-bfb', null],
  ])('on a body of class "%s" is %s', (classes, context) => {
    document.body.className = classes;
    expect($builder.get()).toBe(context);
  });

  it.each([
    'et-fb-preview--wireframe',
    'et-fb-preview--desktop',
    'et-fb-preview--tablet',
    'et-fb-preview--phone',
    'et-fb-preview--zoom',
    'et-fb-app-frame',
    'et-fb-top-html',
  ])('in a window of class "%s" is vb', (name) => {
    root.className = `js ${name}`;
    expect($builder.get()).toBe('vb');
  });

  it.each([
    ['vb', 'vb'],
    ['bfb', 'bfb'],
    ['tb', 'tb'],
    ['lbb', 'lbb'],
    ['lbp', 'lbp'],
    ['fe', null],
    ['', null],
    [undefined, null],
    [{}, null],
    ['vbx', null],
  ])('declared as %j is %s', (builderType, context) => {
    vi.stubGlobal('et_builder_utils_params', { builderType });
    expect($builder.get()).toBe(context);
  });

  it('believes the page’s own word before its classes, unless that says "front end"', () => {
    document.body.className = 'et-fb';
    vi.stubGlobal('et_builder_utils_params', { builderType: 'lbb' });
    expect($builder.get()).toBe('lbb');
    vi.stubGlobal('et_builder_utils_params', { builderType: 'fe' });
    expect($builder.get()).toBe('vb');
  });

  it('knows Divi 5’s builder by its global', () => {
    vi.stubGlobal('ET_Builder', {});
    expect($builder.get()).toBe('vb');
  });

  it('follows the body’s class and the window’s while somebody listens', async () => {
    const seen: unknown[] = [];
    const off = $builder.listen((value) => seen.push(value));
    document.body.classList.add('et-fb');
    await until(() => seen.length === 1);
    document.body.classList.add('et-tb');
    await until(() => seen.length === 2);
    document.body.className = '';
    await until(() => seen.length === 3);
    root.classList.add('et-fb-top-html');
    await until(() => seen.length === 4);
    root.classList.remove('et-fb-top-html');
    await until(() => seen.length === 5);
    off();
    document.body.classList.add('et-fb');
    await nextFrames();
    expect(seen).toEqual(['vb', 'tb', null, 'vb', null]);
  });

  it('follows the body that takes the place of another', async () => {
    const seen: unknown[] = [];
    const off = $builder.listen((value) => seen.push(value));
    const swap = (classes: string) => {
      const body = document.createElement('body');
      body.className = classes;
      document.body.replaceWith(body);
    };
    swap('et-fb');
    await until(() => seen.at(-1) === 'vb');
    swap('');
    await until(() => seen.at(-1) === null);
    document.body.classList.add('et-fb');
    await until(() => seen.at(-1) === 'vb');
    off();
  });
});

describe('start in a builder', () => {
  const SERVER = '<p class="probe"></p><p class="guest"></p>';
  const behaviors = () => [
    probe(({ element }) => {
      element.setAttribute('data-alive', '');
      return null;
    }),
    probe(() => null, { name: 'guest', selector: '.guest', builder: true }),
  ];

  it('brings only what asked for it to life', async () => {
    document.body.className = 'et-fb';
    document.body.innerHTML = SERVER;
    const runtime = begin(behaviors());
    await settled(runtime);
    expect([...runtime.mounts].map(({ behavior }) => behavior.name)).toEqual(['guest']);
    expect(document.body.innerHTML).toBe(SERVER);
  });

  it('gives everything else back when it opens, and brings it back when it closes', async () => {
    document.body.innerHTML = SERVER;
    const runtime = begin(behaviors());
    await settled(runtime);
    const [, guest] = runtime.mounts;
    expect(runtime.mounts.size).toBe(2);
    document.body.classList.add('et-fb');
    await until(() => runtime.mounts.size === 1);
    expect([...runtime.mounts]).toEqual([guest]);
    document.body.classList.remove('et-fb');
    await until(() => runtime.mounts.size === 2);
    await settled(runtime);
    expect(guest?.state).toBe('mounted');
  });

  it('never touches what the builder’s app renders', async () => {
    document.body.innerHTML = `<div id="et-fb-app">${SERVER}</div>`;
    const runtime = begin(behaviors());
    await nextFrames();
    expect(runtime.mounts.size).toBe(0);
  });
});
