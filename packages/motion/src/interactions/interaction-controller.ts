/** Binds a page's interactions to its elements, including those that are inserted later (docs/reference/interactions.md#data). */
import { attribute, type Claim, claim, isIgnored, observeMarkup, type Release, report } from '@enliven/core';
import { createEffects, isShown } from './effects';
import { EFFECT, findTargets, type Interaction, readInteractions, TRIGGER } from './interaction';
import { FOCUSABLE, pressable, TRIGGERS, type TriggerListener } from './triggers';

interface BoundElement {
  /** Interactions that start at the element. */
  interactions: Set<Interaction>;
  ends: (() => void)[];
}

const KINDS = ['target', 'trigger'];

const reportError = (error: unknown): void => report(error, { package: '@enliven/motion', behavior: 'interactions' });

/** @param data `diviElementInteractionsData` @returns the function that restores everything */
export function createInteractionController(root: Element, data: unknown): () => void {
  const owner = root.ownerDocument;
  const list = readInteractions(data, () =>
    import('../shared/report-problems').then(
      ({ reportInteractionProblems }) => reportInteractionProblems(data, { TRIGGER, EFFECT }),
      reportError,
    ),
  );
  const bound = new Map<Element, BoundElement>();
  const classClaims = new Map<Element, Release>();
  const expandedClaims = new Map<Element, Claim>();
  const effects = createEffects(() => queueMicrotask(updateExpanded));
  let stopped = false;

  /** Updates `aria-expanded` of elements that toggle another. */
  function updateExpanded(): void {
    for (const [element, { interactions }] of stopped ? [] : bound) {
      const opens = [...interactions].find(
        ({ trigger, effect }) => trigger === 'click' && effect === 'toggleVisibility',
      );
      const target = opens && findTargets(element, opens)[0];
      if (!target || target.contains(element)) continue;
      const button = element.matches(FOCUSABLE) ? element : (element.querySelector(FOCUSABLE) ?? element);
      const known = expandedClaims.get(button);
      if (known) known.to(`${isShown(target)}`);
      else expandedClaims.set(button, claim(button, 'attr:aria-expanded', `${isShown(target)}`));
    }
  }

  function follow(element: Element, interaction: Interaction, ends: (() => void)[]): void {
    const targets = () => findTargets(element, interaction);
    import('./follow-pointer').then(({ followPointer }) => {
      if (bound.get(element)?.interactions.has(interaction))
        ends.push(followPointer(element, targets, interaction.fields));
    }, reportError);
  }

  function bind(element: Element, interaction: Interaction, { interactions, ends }: BoundElement): void {
    const { trigger, effect, delay } = interaction;
    const follows = effect === 'mirrorMouseMovement';
    const isFirst = ![...interactions].some((one) => one !== interaction && one.trigger === 'click');
    if (trigger === 'click' && isFirst) ends.push(pressable(element));
    // Bound at once, to receive the first `mouseenter`.
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
    if (Object.hasOwn(TRIGGERS, trigger)) ends.push((TRIGGERS[trigger] as TriggerListener)(element, run, interaction));
  }

  function unbind(element: Element): void {
    for (const end of bound.get(element)?.ends.reverse() ?? []) end();
    bound.delete(element);
  }

  /** Finds trigger elements by their id. Ids are not used in selectors, since they may contain any character. */
  function findTriggers(): Map<string, Element[]> {
    const found = new Map<string, Element[]>();
    for (const kind of KINDS)
      for (const element of owner.querySelectorAll(`[data-interaction-${kind}],[class*="et-interaction-${kind}-"]`)) {
        if (isIgnored(element)) continue;
        const prefix = `et-interaction-${kind}-`;
        const own = attribute(element, `data-interaction-${kind}`);
        if (own && !classClaims.has(element) && !/\s/.test(own))
          classClaims.set(element, claim(element, `class:${prefix}${own}`, true));
        if (kind === 'target') continue;
        const classes = [...element.classList].filter((name) => name.startsWith(prefix));
        for (const name of classes) {
          const mark = name.slice(prefix.length);
          found.set(mark, [...(found.get(mark) ?? []), element]);
        }
      }
    return found;
  }

  function update(): void {
    const found = findTriggers();
    for (const interaction of list) {
      const element = found.get(interaction.triggerId)?.[interaction.index];
      if (!element || bound.get(element)?.interactions.has(interaction)) continue;
      const here: BoundElement = bound.get(element) ?? { interactions: new Set(), ends: [] };
      bound.set(element, here);
      here.interactions.add(interaction);
      bind(element, interaction, here);
    }
    updateExpanded();
  }

  // A style sheet hides closed elements until the behavior runs. What `load` hides must not count as hidden already.
  const sheet = owner.querySelector('#divi-off-canvas-hide-on-load');
  const release = sheet && claim(sheet, 'attr:media', 'not all');
  update();
  const unwatch = observeMarkup(root, update, () => {
    for (const element of [...bound.keys()]) if (!element.isConnected) unbind(element);
  });
  return () => {
    stopped = true;
    unwatch();
    for (const element of [...bound.keys()]) unbind(element);
    for (const undo of [...expandedClaims.values(), ...classClaims.values()]) undo();
    effects.stop();
    release?.();
  };
}
