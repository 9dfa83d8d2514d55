/** Binds a page's interactions to its elements, including those that are inserted later (docs/reference/interactions.md#data). */
import { attribute, isIgnored, member, membersOf, observeMarkup, report, type Scope } from '@enliven/core';
import { createEffects, isShown } from './effects';
import { EFFECT, findTargets, type Interaction, readInteractions, TRIGGER } from './interaction';
import { FOCUSABLE, makePressable, TRIGGERS, type TriggerListener } from './triggers';

interface BoundElement {
  /** Interactions that start at the element. */
  interactions: Set<Interaction>;
  scope: Scope;
}

const KINDS = ['target', 'trigger'];

const reportError = (error: unknown): void => report(error, { package: '@enliven/motion', behavior: 'interactions' });

/** @param data `diviElementInteractionsData` */
export function controlInteractions(root: Element, scope: Scope, data: unknown): void {
  const owner = root.ownerDocument;
  const list = readInteractions(data, () =>
    import('../shared/report-problems').then(
      ({ reportInteractionProblems }) => reportInteractionProblems(data, { TRIGGER, EFFECT }),
      reportError,
    ),
  );
  const bound = new Map<Element, BoundElement>();
  const marked = new Set<Element>();
  const expanded = scope.claims();
  const effects = createEffects(scope, () => queueMicrotask(updateExpanded));

  /** Updates `aria-expanded` of elements that toggle another. */
  function updateExpanded(): void {
    for (const [element, { interactions }] of scope.isDisposed ? [] : bound) {
      const opens = [...interactions].find(
        ({ trigger, effect }) => trigger === 'click' && effect === 'toggleVisibility',
      );
      const target = opens && findTargets(element, opens)[0];
      if (!target || member(target, 'contains')(element)) continue;
      const { matches, querySelector } = membersOf(element);
      const button = matches(FOCUSABLE) ? element : (querySelector(FOCUSABLE) ?? element);
      expanded.put(button, 'attr:aria-expanded', `${isShown(target)}`);
    }
  }

  function follow(element: Element, interaction: Interaction, own: Scope): void {
    const targets = () => findTargets(element, interaction);
    import('./follow-pointer').then(({ followPointer }) => {
      if (!own.isDisposed) followPointer(element, own, targets, interaction.fields);
    }, reportError);
  }

  function bind(element: Element, interaction: Interaction, { interactions, scope: own }: BoundElement): void {
    const { trigger, effect, delay } = interaction;
    const follows = effect === 'mirrorMouseMovement';
    const isFirst = ![...interactions].some((one) => one !== interaction && one.trigger === 'click');
    if (trigger === 'click' && isFirst) makePressable(element, own);
    // Bound now, to receive the first `mouseenter`.
    if (follows && trigger === 'mouseEnter') {
      follow(element, interaction, own);
      return;
    }
    effects.prepare(interaction);
    let following = false;
    function execute(event?: Event): void {
      if (!follows) effects.run(element, interaction, event);
      else if (!following) follow(element, interaction, own);
      following = true;
    }
    function run(event?: Event): void {
      if (delay === 0) execute(event);
      else own.timeout(() => execute(event), delay);
    }
    if (Object.hasOwn(TRIGGERS, trigger)) (TRIGGERS[trigger] as TriggerListener)(element, own, run, interaction);
  }

  function unbind(element: Element): void {
    bound.get(element)?.scope.dispose();
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
        if (own && !marked.has(element) && !/\s/.test(own)) {
          marked.add(element);
          scope.claim(element, `class:${prefix}${own}`, true);
        }
        if (kind === 'target') continue;
        const classes = [...member(element, 'classList')].filter((name) => name.startsWith(prefix));
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
      const here: BoundElement = bound.get(element) ?? { interactions: new Set(), scope: scope.open() };
      bound.set(element, here);
      here.interactions.add(interaction);
      bind(element, interaction, here);
    }
    updateExpanded();
  }

  // A style sheet hides closed elements until the behavior runs. Elements that `load` interactions hide must not count as hidden yet.
  const sheet = owner.querySelector('#divi-off-canvas-hide-on-load');
  if (sheet) scope.claim(sheet, 'attr:media', 'not all');
  update();
  scope.add(
    observeMarkup(root, update, () => {
      for (const element of [...bound.keys()]) if (!member(element, 'isConnected')) unbind(element);
    }),
  );
}
