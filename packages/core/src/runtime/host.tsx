/** Host that renders with React: one detached root for each package, so that React never owns a server node. */
import {
  Component,
  type ComponentType,
  cloneElement,
  type ReactElement,
  type ReactNode,
  StrictMode,
  startTransition,
  useLayoutEffect,
  useReducer,
} from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { remark } from '../errors/report';
import type { BehaviorModule, BehaviorProps } from './behavior';
import type { Mount } from './mount';
import { MountContext } from './mount-context';

/** Mounts in a group. Adding a mount renders its group again, not the whole list. */
const GROUP = 32;

interface Group extends LiveList {
  node: ReactElement;
}

/** Renderer of the mounts of one package. */
export interface Host {
  /** Renders a mount; the listener is called with the result. */
  add(mount: Mount, module: BehaviorModule): void;
  remove(mount: Mount): void;
  /** Unmounts everything; every claim is released when it returns. */
  unmount(): void;
}

const NO_COMPONENT =
  'its module has no component as the default export. Write "export default function …", or load: () => import(…).then(({ Name }) => ({ default: Name })).';
/** Characters of a component's output that a remark quotes. */
const QUOTED = 60;

/** Remarks on output that no visitor sees: React draws into an element outside of the page, and behaviors draw by portals. */
function remarkOnOutput(container: Element, { place }: Mount): void {
  const [output] = container.childNodes;
  if (!output) return;
  const text = (output instanceof Element ? output.outerHTML : output.textContent)?.slice(0, QUOTED);
  remark(
    `a component returned ${JSON.stringify(text)}, which no visitor sees, since React renders it outside of the page. Return null and change the element by hooks, or draw inside a Slot.`,
    { package: place.package, behavior: place.behavior ?? '' },
  );
}

/** Creates the root of one package. */
export function createHost(listener: HostListener, strict: boolean): Host {
  const options: RootOptions = { onCaughtError: () => {}, onUncaughtError: onRootError };
  // In a document of its own, since React never removes the listener that it attaches to its container's document.
  const container = document.implementation.createHTMLDocument().createElement('div');
  const root = createRoot(container, options);
  const top = liveList();
  const groupOf = new Map<Mount, Group>();
  let open: Group | undefined;
  let groups = 0;
  let isUnmounted = false;

  const own: HostListener = {
    ...listener,
    onMounted(mount) {
      listener.onMounted(mount);
      remarkOnOutput(container, mount);
    },
  };

  const tree = <List list={top} />;
  root.render(strict ? <StrictMode>{tree}</StrictMode> : tree);

  /** Called if the root fails outside all boundaries: every mount fails, or one reports an error of the unmount. */
  function onRootError(error: unknown): void {
    for (const mount of groupOf.keys()) {
      listener.onFailed(mount, error);
      if (isUnmounted) return;
    }
  }

  /** Removes the boundary of a mount from its list. */
  function drop(mount: Mount): void {
    const group = groupOf.get(mount);
    if (!groupOf.delete(mount) || !group) return;
    group.nodes = group.nodes.filter((node) => !isOf(node, mount));
    if (group.nodes.length > 0) {
      changed(group);
      return;
    }
    if (group === open) open = undefined;
    top.nodes = top.nodes.filter((node) => node !== group.node);
    changed(top);
  }

  /** Called when a behavior has left its boundary. */
  function onLeft(mount: Mount): void {
    listener.onUnmounted(mount);
    // Errors of clean-ups come first: the boundary reports them in a more urgent render.
    queueMicrotask(() => startTransition(() => drop(mount)));
  }

  function openGroup(): Group {
    const group = liveList() as Group;
    group.node = <List key={++groups} list={group} />;
    top.nodes.push(group.node);
    changed(top);
    return group;
  }

  return {
    add(mount, module) {
      if (!module?.default) throw new TypeError(NO_COMPONENT);
      startTransition(() => {
        if (!open || open.nodes.length >= GROUP) open = openGroup();
        groupOf.set(mount, open);
        open.nodes.push(
          <Boundary key={mount.id} mount={mount} component={module.default} listener={own} onLeft={onLeft} />,
        );
        changed(open);
      });
    },
    // First the behavior leaves its boundary: a clean-up that throws fails the nearest boundary that stays.
    remove(mount) {
      const group = groupOf.get(mount);
      if (!group) return;
      group.nodes = group.nodes.map((node) =>
        isOf(node, mount) ? cloneElement(node as ReactElement<Props>, { isLeaving: true }) : node,
      );
      changed(group);
    },
    unmount() {
      isUnmounted = true;
      try {
        root.unmount();
      } catch (error) {
        // React 18 throws errors of clean-ups.
        onRootError(error);
      }
    },
  };
}

/** Callbacks of a host. */
export interface HostListener {
  onMounted(mount: Mount): void;
  /** Called after effects are undone and claims released. */
  onUnmounted(mount: Mount): void;
  onFailed(mount: Mount, error: unknown): void;
}

interface Props {
  mount: Mount;
  /** Whether the behavior is to be unmounted; the boundary follows. */
  isLeaving?: boolean;
  component: ComponentType<BehaviorProps>;
  listener: HostListener;
  onLeft(mount: Mount): void;
}

const isOf = (node: ReactElement, mount: Mount): boolean => node.key === String(mount.id);

class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    const { isLeaving, listener, onLeft, mount } = this.props;
    if (isLeaving) onLeft(mount);
    else if (!this.state.failed) listener.onMounted(mount);
  }

  override componentDidCatch(error: unknown): void {
    this.props.listener.onFailed(this.props.mount, error);
  }

  override componentDidUpdate(before: Props): void {
    const { isLeaving, onLeft, mount } = this.props;
    if (isLeaving && !before.isLeaving) onLeft(mount);
  }

  override componentWillUnmount(): void {
    if (!this.props.isLeaving) this.props.listener.onUnmounted(this.props.mount);
  }

  override render(): ReactNode {
    if (this.state.failed || this.props.isLeaving) return null;
    const { mount, component: Behavior } = this.props;
    return (
      <MountContext.Provider value={mount.place}>
        <Behavior element={mount.element} config={mount.config} />
      </MountContext.Provider>
    );
  }
}

/** List of nodes that changes from outside React and renders only itself again. */
interface LiveList {
  nodes: ReactElement[];
  /** Number of changes. */
  version: number;
  /** Whether a render that includes the newest nodes is pending. */
  pending: boolean;
  /** Renders `nodes` as they are now. */
  refresh(): void;
}

const liveList = (): LiveList => ({ nodes: [], version: 0, pending: true, refresh() {} });

/** Requests a render after a change. Several changes cause one render. */
function changed(list: LiveList): void {
  list.version++;
  if (list.pending) return;
  list.pending = true;
  list.refresh();
}

/** React compares elements by identity, so that only added and removed mounts render. */
function List({ list }: { list: LiveList }): ReactElement {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const { version } = list;
  list.pending = false;
  useLayoutEffect(() => {
    list.refresh = refresh;
    // Changes between the first render and its commit could not call `refresh` yet.
    if (list.version !== version) refresh();
  });
  return <>{[...list.nodes]}</>;
}
