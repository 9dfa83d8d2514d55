/** Whether the control bar is in sight, and how it is called. */

export interface ControlsShown {
  /** The bar is out of sight, though the keyboard still reaches it. */
  hidden: boolean;
  show(): void;
  hide(): void;
}
