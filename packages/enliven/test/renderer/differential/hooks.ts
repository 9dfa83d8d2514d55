/** Hooks of a program's component, which log their actions. */
import type { Expression, HookSpec } from './program';
import type { Entry, Update, World } from './world';

/** State that the hooks of one render share. */
export interface Rendering {
  world: World;
  label: string;
  /** Numbers that the component has computed so far. */
  values: number[];
  evaluate(expression: Expression): number;
}

type Spec<Name> = HookSpec & { hook: Name };

/** Registers the setter of a state once. */
function useTarget({ world, label }: Rendering, set: (update: Update) => void): void {
  const known = world.library.useRef(false);
  if (!known.current) {
    world.targets.push(set);
    if (label === 'A') world.lasting.push(set);
  }
  known.current = true;
}

function useNumber(rendering: Rendering): number {
  const [state, setState] = rendering.world.library.useState(() => 0);
  useTarget(rendering, setState);
  return state;
}

function useSum(rendering: Rendering, of: Expression): number {
  const factor = 1 + rendering.evaluate(of);
  const [sum, send] = rendering.world.library.useReducer(
    (before, update) => (typeof update === 'function' ? update(before) : before + factor * update),
    0,
  );
  useTarget(rendering, send);
  return sum;
}

/** @throws if the number is greater than the limit */
function within(number: number, above: number | null, what: string): number {
  if (above !== null && number > above) throw new Error(`thrown by ${what}`);
  return number;
}

function useInitial(rendering: Rendering, { of, above }: Spec<'memo' | 'initial'>): number {
  const { world, label, evaluate } = rendering;
  const [state, send] = world.library.useReducer(
    (before, update) => (typeof update === 'function' ? update(before) : update),
    evaluate(of),
    (number) => within(number, above, `the first state of ${label}`) + 1,
  );
  useTarget(rendering, send);
  return state;
}

function useDerived({ world, evaluate }: Rendering, { of, inSteps }: Spec<'derived'>): number {
  const [state, setState] = world.library.useState(() => 0);
  const wanted = evaluate(of);
  if (inSteps && state < wanted) setState((before) => before + 1);
  else if (state !== wanted) setState(wanted);
  return state;
}

function useStored({ world, label }: Rendering, { store: at, changes, begin, end }: Spec<'store'>): number {
  const store = world.stores[at] as World['stores'][number];
  // A subscription would be a passive effect.
  if (world.program.mode === 'same') return store.read();
  const subscribe = world.library.useMemo(
    () => (changed: () => void) => {
      world.log(`subscribe ${label}`);
      if (changes) world.setStore(at, 3);
      const unsubscribe = store.subscribe(changed);
      world.act(begin);
      return () => {
        world.log(`unsubscribe ${label}`);
        unsubscribe();
        world.act(end);
      };
    },
    [],
  );
  return world.library.useSyncExternalStore(subscribe, store.read);
}

function useEffectSpec(
  rendering: Rendering,
  { hook, deps, begin, end, event }: Spec<'layout' | 'passive'>,
  at: number,
) {
  const { world, label, values, evaluate } = rendering;
  const { library, program } = world;
  const counter = library.useRef(0);
  const isPassive = hook === 'passive' && program.mode !== 'same';
  const name = `${isPassive ? 'passive' : 'layout'} ${label}.${at} ${values}`;
  const count = () => void counter.current++;
  const work = () => {
    world.log(`+ ${name}`);
    world.act(begin, count);
    const listener = event === null ? undefined : { event, hear: () => world.act(begin, count) };
    if (listener) world.listeners.add(listener);
    if (!end && !listener) return undefined;
    return () => {
      if (listener) world.listeners.delete(listener);
      world.log(`- ${name} ${counter.current}`);
      // React renders again in vain if a component sets its state while it unmounts; this renderer does not.
      world.act(end ?? [], count, isPassive ? world.targets : world.lasting);
    };
  };
  const list = { none: undefined, empty: [] };
  const dependencies = typeof deps === 'string' ? list[deps] : [evaluate(deps)];
  if (isPassive) library.useEffect(work, dependencies);
  else library.useLayoutEffect(work, dependencies);
}

function useSpec(rendering: Rendering, spec: HookSpec, at: number): number | undefined {
  const { world, label, evaluate } = rendering;
  switch (spec.hook) {
    case 'state':
      return useNumber(rendering);
    case 'reducer':
      return useSum(rendering, spec.of);
    case 'derived':
      return useDerived(rendering, spec);
    case 'memo': {
      const number = evaluate(spec.of);
      return world.library.useMemo(() => ({ number: within(number, spec.above, `a memo of ${label}`) }), [number])
        .number;
    }
    case 'initial':
      return useInitial(rendering, spec);
    case 'context':
      return world.library.useContext(world.contexts[spec.context]);
    case 'store':
      return useStored(rendering, spec);
    default:
      useEffectSpec(rendering, spec, at);
  }
}

/** Calls all hooks of a kind, and adds their numbers to `values`. */
export function useSpecs(rendering: Rendering, specs: HookSpec[]): void {
  specs.forEach((spec, at) => {
    const number = useSpec(rendering, spec, at);
    if (number !== undefined) rendering.values.push(number);
  });
}

/** Logs the render in programs with probes, and marks it as committed when its effects start. */
export function useProbe({ world: { library, entries, program }, label, values }: Rendering): void {
  if (!program.probes) return;
  const entry: Entry = { text: '', committed: false };
  const commits = library.useRef(0);
  entries.push(entry);
  library.useLayoutEffect(() => {
    entry.committed = true;
    entry.text = `render ${label} ${values} (${++commits.current})`;
    return undefined;
  });
}
