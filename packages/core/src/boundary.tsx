/** Keeps one mount's failure away from its neighbours, and tells the runtime how it fares. */
import { Component, type ComponentType, type ReactNode } from 'react';
import type { BehaviorProps } from './behavior';
import type { Mount } from './mount';
import { MountContext } from './mount-context';

/** Hears how the mounts of a host fare. */
export interface HostListener {
  onMounted(mount: Mount): void;
  /** Its effects are undone and its claims released. */
  onUnmounted(mount: Mount): void;
  onFailed(mount: Mount, error: unknown): void;
}

interface Props {
  mount: Mount;
  component: ComponentType<BehaviorProps>;
  listener: HostListener;
}

export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    if (!this.state.failed) this.props.listener.onMounted(this.props.mount);
  }

  override componentDidCatch(error: unknown): void {
    this.props.listener.onFailed(this.props.mount, error);
  }

  override componentWillUnmount(): void {
    this.props.listener.onUnmounted(this.props.mount);
  }

  override render(): ReactNode {
    if (this.state.failed) return null;
    const { mount, component: Behavior } = this.props;
    return (
      <MountContext.Provider value={mount.place}>
        <Behavior element={mount.element} config={mount.config} />
      </MountContext.Provider>
    );
  }
}
