/** Whether the control bar is visible, and how to show it. */

export interface ControlsShown {
  /** The bar is out of sight, though the keyboard still reaches it. */
  hidden: boolean;
  show(): void;
  hide(): void;
}
