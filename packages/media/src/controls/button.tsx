/** A button of the control bar, in the box that themes style. */
import type { ReactNode } from 'react';

export interface ButtonProps {
  /** Classes of the box. */
  className: string;
  label: string;
  /** Id of what it controls. */
  controls: string;
  disabled?: boolean;
  onPress(): void;
  /** States for screen readers. */
  aria?: Readonly<Record<`aria-${string}`, string | boolean | undefined>>;
  /** Gets the box. Keep one function. */
  onBox?(box: HTMLElement | null): void;
  children?: ReactNode;
}

export function Button({ className, label, controls, disabled, ...props }: ButtonProps): ReactNode {
  return (
    <div className={`mejs-button ${className}`} ref={props.onBox}>
      <button
        type="button"
        aria-controls={controls}
        title={label}
        aria-label={label}
        aria-disabled={disabled || undefined}
        onClick={() => disabled || props.onPress()}
        {...props.aria}
      />
      {props.children}
    </div>
  );
}
