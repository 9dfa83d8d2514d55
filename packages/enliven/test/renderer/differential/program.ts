/** Random programs for a renderer: kinds of components with hooks and children, and steps. */
import fc from 'fast-check';

/** Selects one of a component's numbers, modulo another number. */
export interface Expression {
  pick: number;
  modulo: number;
}

export type Action =
  /** Sets the nth state or reducer of all components so far, including unmounted ones. */
  | { do: 'set'; nth: number; amount: number; how: 'value' | 'updater' | 'throwing updater' }
  | { do: 'set store'; store: number; amount: number }
  | { do: 'microtask' | 'timer'; actions: Action[] }
  /** Adds one to a ref of the component. */
  | { do: 'count' }
  | { do: 'throw' };

export type HookSpec =
  | { hook: 'state' }
  | { hook: 'reducer'; of: Expression }
  /** Both throw if the number is greater than `above`. `initial` is a reducer with a computed initial state. */
  | { hook: 'memo' | 'initial'; of: Expression; above: number | null }
  /** A state that is set during the render to follow a number. */
  | { hook: 'derived'; of: Expression; inSteps: boolean }
  | { hook: 'context'; context: number }
  /** `changes` sets the store during the subscription; `begin` and `end` run after subscribing and unsubscribing. */
  | { hook: 'store'; store: number; changes: boolean; begin: Action[]; end: Action[] }
  | {
      hook: 'layout' | 'passive';
      deps: 'none' | 'empty' | Expression;
      begin: Action[];
      end: Action[] | null;
      /** Event that runs `begin` again while the effect is active. */
      event: number | null;
    };

export type Key = string | number | undefined;

export type ChildSpec =
  | { child: 'nothing' | 'text' | 'children' }
  | { child: 'when'; of: Expression; inner: ChildSpec }
  /** `kind` is relative to the rendering kind, so that no kind contains itself. */
  | { child: 'component'; kind: number; key: Key; value: Expression; memo: boolean; children: ChildSpec[] }
  | { child: 'rows'; kind: number; orders: number[][]; of: Expression; numeric: boolean }
  | { child: 'fragment'; key: Key; children: ChildSpec[] }
  | { child: 'list'; children: ChildSpec[] }
  | { child: 'provider'; context: number; value: Expression; children: ChildSpec[] };

export interface Kind {
  hooks: HookSpec[];
  /** Index of the rendered output. A list of one child can be rendered as a list or as the child. */
  choose: Expression;
  outputs: { children: ChildSpec[]; single: boolean }[];
  /** Throws during the render if the number is greater than `above`. */
  fails: { of: Expression; above: number } | null;
}

export type Step = { step: 'event'; event: number } | { step: 'act'; actions: Action[] } | { step: 'timers' | 'idle' };

export interface Program {
  kinds: Kind[];
  steps: Step[];
  /** Whether each component marks its render as committed with a layout effect. Only such renders are compared. */
  probes: boolean;
  /**
   * `tasks`: effects start microtasks and timers, and stores do not change.
   * `stores`: stores change, and each step waits for passive effects.
   * `same`: states are set to what they are, and there are no passive effects.
   */
  mode: 'tasks' | 'stores' | 'same';
  /** Number above which reading a store throws; null for never. */
  brittle: number | null;
  /** Number of skipped `throw` actions before one throws; null for none. */
  fuse: number | null;
}

const KINDS = 4;
export const CONTEXTS = 2;
export const STORES = 2;
const EVENTS = 2;

const small = (max: number) => fc.nat({ max });

const expression = fc.record<Expression>({ pick: small(7), modulo: fc.integer({ min: 2, max: 4 }) });

const set = fc.record({
  do: fc.constant('set' as const),
  nth: small(15),
  amount: small(3),
  how: fc.oneof(
    { weight: 10, arbitrary: fc.constant('value' as const) },
    { weight: 10, arbitrary: fc.constant('updater' as const) },
    { weight: 1, arbitrary: fc.constant('throwing updater' as const) },
  ),
});

const simpleAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: set },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('set store' as const), store: small(STORES - 1), amount: small(3) }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'count' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'throw' as const }) },
);

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: simpleAction },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('microtask' as const, 'timer' as const),
      actions: fc.array(simpleAction, { minLength: 1, maxLength: 2 }),
    }),
  },
);

const actions = fc.array(action, { maxLength: 2 });

/** Limits, mostly null, as a failed program tests nothing more. */
const limit = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 2 }) },
);

const effect = fc.record({
  hook: fc.constantFrom('layout' as const, 'passive' as const),
  deps: fc.oneof(fc.constant('none' as const), fc.constant('empty' as const), expression),
  begin: actions,
  end: fc.option(actions),
  event: fc.option(small(EVENTS - 1)),
});

const hook: fc.Arbitrary<HookSpec> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ hook: 'state' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ hook: fc.constant('reducer' as const), of: expression }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      hook: fc.constantFrom('memo' as const, 'initial' as const),
      of: expression,
      above: limit,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ hook: fc.constant('derived' as const), of: expression, inSteps: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ hook: fc.constant('context' as const), context: small(CONTEXTS - 1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      hook: fc.constant('store' as const),
      store: small(STORES - 1),
      changes: fc.boolean(),
      begin: actions,
      end: actions,
    }),
  },
  { weight: 6, arbitrary: effect },
);

const key = fc.constantFrom<Key[]>(undefined, undefined, undefined, 'a', 'b', 0, 1, 2);

/** Removes duplicate keys in a list, which the renderers handle differently. */
function withUniqueKeys(children: ChildSpec[]): ChildSpec[] {
  const used = new Set<string>();
  const unique = (spec: ChildSpec): ChildSpec => {
    if (spec.child === 'when') return { ...spec, inner: unique(spec.inner) };
    if (!('key' in spec) || spec.key === undefined) return spec;
    if (used.has(`${spec.key}`)) return { ...spec, key: undefined };
    used.add(`${spec.key}`);
    return spec;
  };
  return children.map(unique);
}

const { children } = fc.letrec<{ child: ChildSpec; children: ChildSpec[] }>((tie) => ({
  children: fc.array(tie('child'), { minLength: 1, maxLength: 3, depthIdentifier: 'children' }).map(withUniqueKeys),
  child: fc.oneof(
    { depthIdentifier: 'children', depthSize: 'small', withCrossShrink: true },
    {
      weight: 2,
      arbitrary: fc.record({ child: fc.constantFrom('nothing' as const, 'text' as const, 'children' as const) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        child: fc.constant('rows' as const),
        kind: small(KINDS - 2),
        orders: fc.array(fc.uniqueArray(small(3), { maxLength: 4 }), { minLength: 1, maxLength: 3 }),
        of: expression,
        numeric: fc.boolean(),
      }),
    },
    {
      weight: 8,
      arbitrary: fc.record({
        child: fc.constant('component' as const),
        kind: small(KINDS - 2),
        key,
        value: expression,
        memo: fc.boolean(),
        children: fc.oneof(fc.constant<ChildSpec[]>([]), tie('children')),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ child: fc.constant('when' as const), of: expression, inner: tie('child') }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ child: fc.constant('fragment' as const), key, children: tie('children') }),
    },
    { weight: 2, arbitrary: fc.record({ child: fc.constant('list' as const), children: tie('children') }) },
    {
      weight: 3,
      arbitrary: fc.record({
        child: fc.constant('provider' as const),
        context: small(CONTEXTS - 1),
        value: expression,
        children: tie('children'),
      }),
    },
  ),
}));

/** Whether a spec renders a single child. A fragment without a key counts as a list. */
function isOne(spec: ChildSpec): boolean {
  if (spec.child === 'when') return isOne(spec.inner);
  return (
    spec.child === 'component' || spec.child === 'provider' || (spec.child === 'fragment' && spec.key !== undefined)
  );
}

/** Prevents components that alternate between a list and a single child, which the renderers handle differently. */
function withOneShape(kind: Kind): Kind {
  const single = kind.outputs.every(({ children, single }) => single && children.length === 1 && children.every(isOne));
  const outputs = kind.outputs.map((output) => ({ ...output, single: single || !output.children.every(isOne) }));
  return { ...kind, outputs };
}

const anyKind = fc.record<Kind>({
  hooks: fc.array(hook, { minLength: 1, maxLength: 6 }),
  choose: expression,
  outputs: fc.array(fc.record({ children, single: fc.boolean() }), { minLength: 1, maxLength: 3 }),
  fails: fc.oneof(
    { weight: 9, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.record({ of: expression, above: fc.integer({ min: 1, max: 2 }) }) },
  ),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      step: fc.constant('act' as const),
      actions: fc.array(action, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ step: fc.constant('event' as const), event: small(EVENTS - 1) }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constantFrom('timers' as const, 'idle' as const) }) },
);

const kind = anyKind.map(withOneShape);

export const program: fc.Arbitrary<Program> = fc.record({
  kinds: fc.array(kind, { minLength: KINDS, maxLength: KINDS }),
  steps: fc.array(step, { minLength: 1, maxLength: 7 }),
  probes: fc.boolean(),
  mode: fc.constantFrom('tasks' as const, 'tasks' as const, 'stores' as const, 'same' as const),
  brittle: limit,
  fuse: fc.option(small(8), { freq: 2 }),
});
