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
  children?: ReactNode;
}

export function Button({ className, label, controls, disabled, onPress, aria, children }: ButtonProps): ReactNode {
  return (
    <div className={`mejs-button ${className}`}>
      <button
        type="button"
        aria-controls={controls}
        title={label}
        aria-label={label}
        aria-disabled={disabled || undefined}
        onClick={() => disabled || onPress()}
        {...aria}
      />
      {children}
    </div>
  );
}
