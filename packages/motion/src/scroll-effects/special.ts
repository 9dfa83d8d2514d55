/** What few pages and few people need: special lists, rest for who asks for less motion, and sight of what has the focus. Fetched for them only. */
import { $reducedMotion, asList, asRecord, listen } from '@enliven/core';
import { isVeil } from './effect';
import type { Entry, Lists } from './lists';
import { isSpecial, plainLists } from './plain-lists';
import type { Scene } from './scroll-scene';
import { stillLook } from './still';

export interface SpecialOptions {
  printed: Lists;
  builder: boolean;
  /** Shows what these lists say. */
  begin(lists: Lists): void;
  change: Scene['change'];
}

/** In a builder only what surrounds the canvas is the server's. */
const AROUND = /_tb_(header|body|footer)$/;

function around({ legacy, native }: Lists): Lists {
  const ofServer = (id: unknown) => AROUND.test(`${id}`);
  const devices = Object.entries(asRecord(legacy)).map(([device, list]) => [
    device,
    asList(list).filter((entry) => ofServer((Object(entry) as Entry).id)),
  ]);
  return {
    legacy: Object.fromEntries(devices),
    native: Object.fromEntries(Object.entries(asRecord(native)).filter(([id]) => ofServer(id))),
  };
}

function followBuilder(view: Window, begin: (lists: Lists) => void): () => void {
  return listen(view, 'ETBuilderScrollSettingsSyncs', (event) => {
    // There nothing looks as it will.
    if (view.document.documentElement.matches('.et-fb-preview--wireframe')) return;
    const { settings } = asRecord((event as CustomEvent).detail);
    // One of the two kinds of lists.
    const isLegacy = Object.values(asRecord(settings)).some(Array.isArray);
    begin(plainLists(isLegacy ? { legacy: settings } : { native: settings }));
  });
}

/** @returns the function that ends it */
export function special(root: Element, { printed, builder, begin, change }: SpecialOptions): () => void {
  const { defaultView, activeElement } = root.ownerDocument;
  let focused: Node | null = activeElement;

  const update = (isMeant?: (element: Element) => boolean): void =>
    change((look, element) => {
      if ($reducedMotion.get()) return stillLook(look);
      // What the focus is in is shown clearly.
      return element.contains(focused) ? { ...look, effects: look.effects.filter((effect) => !isVeil(effect)) } : look;
    }, isMeant);

  function focus(target: EventTarget | null): void {
    const before = focused;
    focused = target as Node | null;
    update((element) => element.contains(before) !== element.contains(focused));
  }

  update((element) => $reducedMotion.get() || element.contains(focused));
  if (builder) begin(plainLists(around(printed)));
  else if (isSpecial(printed)) begin(plainLists(printed));
  const ends = [
    $reducedMotion.listen(() => update()),
    listen(root, 'focusin', ({ target }) => focus(target)),
    listen(root, 'focusout', (event) => focus((event as FocusEvent).relatedTarget)),
    ...(builder ? [followBuilder(defaultView as Window, begin)] : []),
  ];
  return () => {
    for (const end of ends) end();
  };
}
