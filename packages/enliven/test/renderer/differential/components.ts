/** Components of a program's kinds, for either renderer. */
import { type Rendering, useProbe, useSpecs } from './hooks';
import type { ChildSpec, Expression, Kind } from './program';
import type { World } from './world';

interface Props {
  value: number;
  name: string;
  children?: unknown;
}

type Component = (props: Props) => unknown;
type ComponentSpec = ChildSpec & { child: 'component' };

/** @returns specs of elements that are memoized until their number changes */
const memoisedIn = (spec: ChildSpec): ComponentSpec[] => {
  if (spec.child === 'component' && spec.memo) return [spec];
  if (spec.child === 'when') return memoisedIn(spec.inner);
  if (spec.child === 'component' || !('children' in spec)) return [];
  return spec.children.flatMap(memoisedIn);
};

/** Turns the children that a component renders into a renderer's elements. */
class Output {
  constructor(
    private readonly world: World,
    /** Kinds that the component can render, starting with the kind after its own. */
    private readonly kinds: Component[],
    private readonly props: Props,
    private readonly evaluate: (expression: Expression) => number,
    private readonly kept = new Map<ChildSpec, unknown>(),
  ) {}

  list(specs: ChildSpec[], path: string): unknown[] {
    return specs.map((spec, at) => this.child(spec, `${path}${at}`));
  }

  /** Creates a new element without memoized ones. */
  element({ kind, key, value, children }: ComponentSpec, path: string): unknown {
    const fresh = new Output(this.world, this.kinds, this.props, this.evaluate);
    const inside = children.length > 0 ? { children: fresh.list(children, `${path}-`) } : {};
    return this.jsx(
      this.kinds[kind],
      { value: this.evaluate(value), name: key === undefined ? path : `${this.props.name}${key}`, ...inside },
      key,
    );
  }

  private jsx(type: unknown, props: object, key?: string | number): unknown {
    // A key can be a number, although the types of the JSX runtime do not allow it.
    return type ? this.world.library.jsx(type, props, key as string) : null;
  }

  private child(spec: ChildSpec, path: string): unknown {
    switch (spec.child) {
      case 'nothing':
        return false;
      case 'text':
        return path;
      case 'children':
        return this.props.children;
      case 'when':
        return this.evaluate(spec.of) > 0 && this.child(spec.inner, path);
      case 'list':
        return this.list(spec.children, path);
      case 'fragment':
        return this.jsx(this.world.library.Fragment, { children: this.list(spec.children, path) }, spec.key);
      case 'provider': {
        const { Provider } = this.world.contexts[spec.context] as { Provider: unknown };
        return this.jsx(Provider, { value: this.evaluate(spec.value), children: this.list(spec.children, path) });
      }
      case 'rows':
        return this.rows(spec, path);
      case 'component':
        return this.kept.has(spec) ? this.kept.get(spec) : this.element(spec, path);
    }
  }

  private rows({ kind, orders, of, numeric }: ChildSpec & { child: 'rows' }, path: string): unknown {
    const order = orders[this.evaluate(of) % orders.length] as number[];
    return order.map((row) =>
      this.jsx(this.kinds[kind], { value: row, name: `${path}r${row}` }, numeric ? row : `r${row}`),
    );
  }
}

function createComponent(world: World, kind: Kind, at: number, later: Component[]): Component {
  const memoised = kind.outputs.flatMap(({ children }) => children.flatMap(memoisedIn));
  return function Kind(props) {
    const label = `${'ABCD'[at]}${props.name}`;
    const values = [props.value];
    const evaluate = ({ pick, modulo }: Expression) => (values[pick % values.length] as number) % modulo;
    const rendering: Rendering = { world, label, values, evaluate };
    useProbe(rendering);
    useSpecs(rendering, kind.hooks);
    const plain = new Output(world, later, props, evaluate);
    const kept = new Map<ChildSpec, unknown>();
    memoised.forEach((spec, index) => {
      const element = world.library.useMemo(
        () => plain.element(spec, `${props.name}m${index}`),
        [evaluate(spec.value)],
      );
      kept.set(spec, element);
    });
    if (kind.fails && evaluate(kind.fails.of) > kind.fails.above) throw new Error(`thrown by ${label}`);
    const { children, single } = kind.outputs[evaluate(kind.choose) % kind.outputs.length] as Kind['outputs'][number];
    const output = new Output(world, later, props, evaluate, kept).list(children, props.name);
    return single && output.length === 1 ? output[0] : output;
  };
}

/** @returns the first kind, which renders the others */
export function createRoot(world: World): () => unknown {
  const components: Component[] = [];
  for (const [at, kind] of [...world.program.kinds.entries()].reverse())
    components.unshift(createComponent(world, kind, at, [...components]));
  const Root = components[0] as Component;
  return () => world.library.jsx(Root, { value: 1, name: '' });
}
