/** Optional part of a form: handles events that few forms need. */
import type { Value } from './values';

export interface Part {
  /** A field was changed. */
  change?(target: Element): void;
  input?(target: Element): void;
  focusin?(target: Element): void;
  click?(target: Element): void;
  /** The form was reset, or a draft restored. */
  onRefilled?(): void;
  /** The status has changed. @param status the class */
  onStatus?(status: string): void;
  /** The server has answered. */
  onAnswer?(answer: unknown): void;
  /** A field was validated. @param values empty if there are none or if they are invalid */
  onChecked?(field: string, values: readonly Value[]): void;
  /** Errors were removed. @param field undefined for all */
  onCleared?(field?: string): void;
}

/** Events of fields that parts handle. */
export type FieldEvent = 'change' | 'input' | 'focusin' | 'click';

/** Calls back with each part: `notify((part) => part.onStatus?.('sent'))`. */
export type Notify = (callback: (part: Part) => void) => void;
