/** Script that runs in a page before the runtime, and puts hostile values into everything that the runtime reads. */

export interface Plan {
  seed: number;
  /** Percentage of existing values that are replaced. */
  share: number;
  /** Values for data, and values for native attributes that any author can write. */
  values: { any: string[]; harmless: string[]; addresses: string[] };
  attributes: string[];
  /** Fields of JSON records: one in ten of `fields`, and nearly all of `often`, which decide the code that runs. */
  fields: string[];
  often: string[];
  globals: { authors: string[]; site: string[] };
  /** Ids of inserted elements, equal to global names that the runtime reads. */
  ids: string[];
}

/** Observations of the page for the test. */
export interface Notes {
  /** Values that made script run. */
  ran: string[];
  /** Violations that a policy has blocked. */
  stopped: string[];
  /** Number of mounts. */
  mounted: number;
  /** Number of inserted values by name. */
  placed: Record<string, number>;
}

export function infest({ seed, share, values, attributes, fields, often, globals, ids }: Plan): void {
  const notes: Notes = { ran: [], stopped: [], mounted: 0, placed: {} };
  const scope = globalThis as unknown as Record<string, unknown>;
  if (window.top !== window) {
    // A frame of the same origin reports to its page.
    scope.__ran = (what: unknown) => (window.top as unknown as { __ran(what: unknown): void }).__ran(what);
    return;
  }
  const ran = (what: unknown) => void notes.ran.push(String(what));
  scope.notes = notes;
  scope.__ran = ran;
  scope.__named = () => ran('a function of the window, by its name');
  for (const name of ['alert', 'eval', 'print']) {
    const own = scope[name];
    scope[name] = (...args: unknown[]) => (name === 'eval' ? (own as typeof eval)(`${args[0]}`) : ran(name));
  }
  document.addEventListener('enliven:mount', () => notes.mounted++);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, target }) => {
    // Handlers in parsed documents are reported, too, and late: their elements may be in the page by now,
    // without their handlers.
    const hasHandler = target instanceof Element && target.getAttributeNames().some((name) => name.startsWith('on'));
    if (effectiveDirective === 'script-src-attr' && !hasHandler) return;
    notes.stopped.push(`${effectiveDirective} ${blockedURI} ${sample}`);
  });
  /** Mulberry32, a random generator with a seed. */
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (percent: number) => random() * 100 < percent;
  const valueFor = (place: string, from = values.any) => {
    notes.placed[place] = (notes.placed[place] ?? 0) + 1;
    return oneOf(from).replaceAll('@', place.replace(/[^\w-]/g, '_'));
  };
  /** @returns a text or another JSON value */
  const dataFor = (place: string, from?: string[]): unknown => {
    const text = valueFor(place, from);
    if (chance(80)) return text;
    const number = Number(text);
    return chance(50) && text.trim() && !Number.isNaN(number)
      ? number
      : oneOf([null, true, [text], { url: text }, [[]], {}]);
  };

  const isEndless = values.any.some(({ length }) => length > 50_000);
  const recordOf = (place: string, from?: string[]): Record<string, unknown> =>
    Object.fromEntries(
      [...often.filter(() => chance(80)), ...fields.filter(() => chance(10))].map((field) => {
        const at = `${place}.${field}`;
        const inside = {
          path: dataFor(at, from),
          src: dataFor(at, from),
          url: dataFor(at, from),
          name: dataFor(at, from),
        };
        return [field, chance(50) ? dataFor(at, from) : inside];
      }),
    );

  /** Native attributes that authors without the right to write any HTML can set. */
  const TEXTS = /^(alt|aria-label|title|label|placeholder|value|lang|srclang|kind|preload|width|height)$/;
  /** Elements whose values are not visible. */
  const UNSHOWN = '[type=hidden],[type=radio],[type=checkbox],option';
  const ADDRESSES: Record<string, string> = { src: 'video,audio,source,track,img', href: 'a' };
  const JSONS = ['data-mejsoptions', 'data-conditional-logic'];

  function attributeFor(element: Element, name: string): string | undefined {
    // An endless text alone makes the data endless.
    if (JSONS.includes(name) && chance(70) && !isEndless) {
      const record = recordOf(name);
      return JSON.stringify(name === 'data-mejsoptions' ? record : Object.entries(record));
    }
    if (name.startsWith('data-')) return valueFor(name);
    // The browser's own layout of an endless text in a field or on a button takes seconds.
    if (name === 'value' && isEndless && !element.matches(UNSHOWN)) return undefined;
    if (TEXTS.test(name)) return valueFor(name, values.harmless);
    return ADDRESSES[name] && element.matches(ADDRESSES[name]) ? valueFor(name, values.addresses) : undefined;
  }

  function change(element: Element, name: string): void {
    const value = attributeFor(element, name);
    if (value !== undefined) element.setAttribute(name, value);
  }

  function leaves(value: unknown, place: string, from: string[] | undefined): unknown {
    if (Array.isArray(value)) return value.map((one) => leaves(one, place, from));
    if (typeof value === 'object' && value)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, leaves(one, `${place}.${key}`, from)]));
    return typeof value === 'function' || !chance(share) ? value : dataFor(place, from);
  }

  function changeGlobals(): void {
    const known = [...document.querySelectorAll('[class*=et_pb_]')].map((one) => `${one.classList[0]}`);
    for (const name of globals.authors) {
      const entry = () => ({
        ...recordOf(name),
        class: oneOf(known),
        selector: `.${oneOf(known)}`,
        ...(chance(50) && { url: valueFor(`${name}.url`), target: '_self' }),
      });
      const own = Object.hasOwn(scope, name) ? scope[name] : undefined;
      if (own !== undefined) scope[name] = leaves(own, name, undefined);
      if (Array.isArray(scope[name])) (scope[name] as unknown[]).push(entry(), entry());
      if (own === undefined) scope[name] = chance(30) ? dataFor(name) : [entry(), entry(), null, [], 'x'];
    }
    // Globals of the site, which authors cannot change, receive harmless but invalid values.
    for (const name of globals.site)
      scope[name] =
        scope[name] === undefined ? dataFor(name, values.harmless) : leaves(scope[name], name, values.harmless);
  }

  /** Inserts elements with ids, which browsers expose as globals. */
  function claimNames(): void {
    for (const id of ids) {
      const element = document.createElement('div');
      element.id = id;
      element.textContent = '{"autostart":false,"disable":["tabs"],"media":{"dash":{"path":"//other.test/config.js"}}}';
      element.hidden = true;
      document.body.prepend(element);
    }
  }

  function changeElements(): void {
    const all = [...document.body.querySelectorAll('*')].filter((one) => !one.matches('script,style,template,svg *'));
    for (const element of all)
      for (const name of attributes) if (element.hasAttribute(name) && chance(share)) change(element, name);
    // Also adds attributes to elements without them.
    const modules = all.filter((one) =>
      one.matches('[class*=et_pb_],[class*=wpcf7],a,video,audio,img,form,input,[data-lazy-src]'),
    );
    if (modules.length === 0) return;
    for (const name of attributes.filter((one) => one.startsWith('data-')))
      for (let count = 0; count < 4; count++) change(oneOf(modules), name);
    for (const medium of document.querySelectorAll('video,audio')) if (chance(60)) change(medium, 'data-mejsoptions');
  }

  document.addEventListener('readystatechange', () => {
    // A frame that fails to load may have an empty document.
    if (document.readyState !== 'interactive' || !document.documentElement) return;
    changeGlobals();
    changeElements();
    claimNames();
    // The trace of a visit counts tasks from here on; earlier ones are of this script.
    performance.mark('placed');
  });
}
