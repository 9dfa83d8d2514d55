/** Ties what a page says about interactions to its elements, those that arrive late included (docs/reference/interactions.md#data). */
import { attribute, type Claim, claim, isIgnored, observe, type Release, report } from '@enliven/core';
import { createEffects } from './effects';
import { findTargets } from './find-targets';
import { type Interaction, readInteractions } from './interaction';
import { FOCUSABLE, pressable } from './pressable';
import { TRIGGERS, type Wait } from './triggers';
import { isShown } from './visibility';

interface Wired {
  /** What begins here. */
  of: Set<Interaction>;
  ends: (() => void)[];
}

const KINDS = ['target', 'trigger'];

const lost = (error: unknown): void => report(error, { package: '@enliven/motion', behavior: 'interactions' });

/** @param data `diviElementInteractionsData` @returns the function that gives everything back */
export function wire(root: Element, data: unknown): () => void {
  const owner = root.ownerDocument;
  const list = readInteractions(data, () =>
    import('../shared/tell-interactions').then(({ tellInteractions }) => tellInteractions(data), lost),
  );
  const wired = new Map<Element, Wired>();
  const marked = new Map<Element, Release>();
  const told = new Map<Element, Claim>();
  const effects = createEffects(() => queueMicrotask(tell));
  let stopped = false;

  /** What opens something says whether it is open. */
  function tell(): void {
    for (const [element, { of }] of stopped ? [] : wired) {
      const opens = [...of].find(({ trigger, effect }) => trigger === 'click' && effect === 'toggleVisibility');
      const target = opens && findTargets(element, opens)[0];
      if (!target || target.contains(element)) continue;
      const button = element.matches(FOCUSABLE) ? element : (element.querySelector(FOCUSABLE) ?? element);
      const known = told.get(button);
      if (known) known.to(`${isShown(target)}`);
      else told.set(button, claim(button, 'attr:aria-expanded', `${isShown(target)}`));
    }
  }

  function follow(element: Element, interaction: Interaction, ends: (() => void)[]): void {
    const targets = () => findTargets(element, interaction);
    import('./follow-pointer').then(({ followPointer }) => {
      if (wired.get(element)?.of.has(interaction)) ends.push(followPointer(element, targets, interaction.fields));
    }, lost);
  }

  function arm(element: Element, interaction: Interaction, { of, ends }: Wired): void {
    const { trigger, effect, delay } = interaction;
    const follows = effect === 'mirrorMouseMovement';
    const isFirst = ![...of].some((one) => one !== interaction && one.trigger === 'click');
    if (trigger === 'click' && isFirst) ends.push(pressable(element));
    // Armed before the first pointer comes.
    if (follows && trigger === 'mouseEnter') {
      follow(element, interaction, ends);
      return;
    }
    effects.prepare(interaction);
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let following = false;
    function execute(event?: Event): void {
      if (!follows) effects.run(element, interaction, event);
      else if (!following) follow(element, interaction, ends);
      following = true;
    }
    function run(event?: Event): void {
      if (delay === 0) {
        execute(event);
        return;
      }
      const timer = setTimeout(() => {
        timers.delete(timer);
        execute(event);
      }, delay);
      timers.add(timer);
    }
    ends.push(() => timers.forEach(clearTimeout));
    if (Object.hasOwn(TRIGGERS, trigger)) ends.push((TRIGGERS[trigger] as Wait)(element, run, interaction));
  }

  function unwire(element: Element): void {
    for (const end of wired.get(element)?.ends.reverse() ?? []) end();
    wired.delete(element);
  }

  /** What may begin something, by its mark. No selectors: marks may be anything. */
  function triggers(): Map<string, Element[]> {
    const found = new Map<string, Element[]>();
    for (const kind of KINDS)
      for (const element of owner.querySelectorAll(`[data-interaction-${kind}],[class*="et-interaction-${kind}-"]`)) {
        if (isIgnored(element)) continue;
        const prefix = `et-interaction-${kind}-`;
        const own = attribute(element, `data-interaction-${kind}`);
        if (own && !marked.has(element) && !/\s/.test(own))
          marked.set(element, claim(element, `class:${prefix}${own}`, true));
        if (kind === 'target') continue;
        const classes = [...element.classList].filter((name) => name.startsWith(prefix));
        for (const name of classes) {
          const mark = name.slice(prefix.length);
          found.set(mark, [...(found.get(mark) ?? []), element]);
        }
      }
    return found;
  }

  function look(): void {
    const found = triggers();
    for (const interaction of list) {
      const element = found.get(interaction.mark)?.[interaction.at];
      if (!element || wired.get(element)?.of.has(interaction)) continue;
      const here: Wired = wired.get(element) ?? { of: new Set(), ends: [] };
      wired.set(element, here);
      here.of.add(interaction);
      arm(element, interaction, here);
    }
    tell();
  }

  look();
  // What is closed at first is hidden by a sheet of its own until here.
  const sheet = owner.querySelector('#divi-off-canvas-hide-on-load');
  const release = sheet && claim(sheet, 'attr:media', 'not all');
  const unwatch = observe(root, look, () => {
    for (const element of [...wired.keys()]) if (!element.isConnected) unwire(element);
  });
  return () => {
    stopped = true;
    unwatch();
    for (const element of [...wired.keys()]) unwire(element);
    for (const undo of [...told.values(), ...marked.values()]) undo();
    effects.stop();
    release?.();
  };
}
