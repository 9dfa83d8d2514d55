/** Diagnosis of the page. */
import { $builder, configBlock, describeElement, isIgnored, isPrinted, type Mount, member, page } from '@enliven/core';
import type { Diagnosis, Instance } from '../api';
import { configurationProblems } from '../check-configuration';
import { HIDDEN_BY_THEME, KEPT_HIDDEN } from '../hidden-by-theme';
import { advise } from './advise';
import { adviceOnHidingControl } from './hiding-control';

const WAITING = ['waiting', 'loading', 'queued'];
const text = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Returns why an element stays hidden; undefined if a mounted behavior keeps it hidden until the element comes into view. */
function whyHidden(element: Element, mounts: readonly Mount[]): string | undefined {
  const minding = mounts.find(({ element: mounted, behavior }) => behavior.unhides && mounted === element);
  if (!minding)
    return 'no behavior takes care of it: its package is not on this page, or the theme’s own script should';
  const { behavior, state } = minding;
  if (state === 'failed') return `${behavior.name} failed: ${text(minding.error)}`;
  return state === 'mounted' ? undefined : `${behavior.name} is ${state}`;
}

function problemsOf(text: string, names: readonly string[]): string[] {
  try {
    return text ? configurationProblems(JSON.parse(text), names) : [];
  } catch (error) {
    return [`it is not valid JSON, so defaults are used: ${error}`];
  }
}

const NAMED = '[aria-label]:not([aria-label=""]),[aria-labelledby],[title]:not([title=""])';

/** Whether a link or a field has an accessible name. @param labeled fields with a label */
const isNamed = (element: HTMLElement, labeled: ReadonlySet<Element | null>): boolean =>
  element.matches(`${NAMED},[placeholder]:not([placeholder=""])`) ||
  labeled.has(element) ||
  (element.localName === 'a' && /\S/.test(element.textContent ?? '')) ||
  element.querySelector(`${NAMED},img[alt]:not([alt=""])`) !== null;

/** Finds accessibility problems that only an author can correct. */
function authorFaults(): string[] {
  const find = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getClientRects().length > 0);
  const describeAll = (elements: readonly Element[], fault: string) =>
    elements[0] ? [`${elements.length} × ${fault}, first ${describeElement(elements[0])}`] : [];
  // The list of a field's labels takes a search of the whole page, which adds up to half a minute for 5,000 fields.
  const labeled = new Set([...document.querySelectorAll('label')].map(({ control }) => control));
  const levels = find('h1,h2,h3,h4,h5,h6');
  const level = ({ localName = 'h0' }: Partial<Element> = {}) => Number(localName.slice(1));
  const viewport = document.querySelector('meta[name=viewport]')?.getAttribute('content') ?? '';
  return [
    ...describeAll(find('img:not([alt],[role=presentation],[role=none],[aria-hidden=true])'), 'a picture without alt'),
    ...describeAll(
      levels.filter((heading, at) => at > 0 && level(heading) > level(levels[at - 1]) + 1),
      'a heading that leaves out a level',
    ),
    ...describeAll(
      find(
        'a[href],input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset]),select,textarea',
      ).filter((element) => !isNamed(element, labeled)),
      'a link or field without a name',
    ),
    ...(/user-scalable\s*=\s*(0|no)|maximum-scale\s*=\s*1(\D|$)/.test(viewport)
      ? ['the viewport keeps visitors from zooming: user-scalable=0 or maximum-scale=1']
      : []),
  ];
}

/** Examines the page. @param instances all instances of the library on the page */
export async function diagnose(instances: readonly Instance[], version: string): Promise<Diagnosis> {
  const mounts = instances.flatMap(({ runtimes }) => [...(runtimes?.mounts() ?? [])]);
  // Instances share the elements of a behavior, so each behavior is counted once.
  const known = (await Promise.all(instances.map((instance) => instance.behaviors().catch(() => [])))).flat();
  const behaviors = new Map(known.map((behavior) => [behavior.name, behavior]));
  const hidden = [...document.querySelectorAll(HIDDEN_BY_THEME)].filter((element) => {
    const { opacity, visibility } = getComputedStyle(element);
    return !member(element, 'matches')(KEPT_HIDDEN) && (Number(opacity) === 0 || visibility === 'hidden');
  });
  const facts: Omit<Diagnosis, 'verdict' | 'steps'> = {
    version,
    page: { generation: page().generation, builder: $builder.get() },
    behaviors: [...behaviors.values()].map(({ name, package: from, selector, globals, builder }) => {
      const own = mounts.filter(({ behavior }) => behavior.name === name);
      const count = (...states: string[]) => own.filter((mount) => states.includes(mount.state)).length;
      const isThere = !globals || ($builder.get() ? builder : globals.some(isPrinted));
      const handle = instances.map(({ runtimes }) => runtimes?.stayedOut.get(name)).find(Boolean);
      return {
        name,
        package: from,
        selector,
        matched: isThere ? [...document.querySelectorAll(selector)].filter((one) => !isIgnored(one)).length : 0,
        mounted: count('mounted'),
        waiting: count(...WAITING),
        failed: count('failed'),
        ...(handle && { stayedOut: handle }),
      };
    }),
    failures: mounts
      .filter(({ state }) => state === 'failed')
      .map(({ behavior, element, error }) => ({
        package: behavior.package,
        behavior: behavior.name,
        element: describeElement(element),
        message: [text(error), adviceOnHidingControl(text(error), element)].filter(Boolean).join(' '),
      })),
    hidden: hidden.flatMap((element) => {
      const why = whyHidden(element, mounts);
      return why ? [{ element: describeElement(element), why }] : [];
    }),
    accessibility: authorFaults(),
    configuration: problemsOf(configBlock(), [...behaviors.keys()]),
  };
  return { ...facts, ...advise(facts) };
}
