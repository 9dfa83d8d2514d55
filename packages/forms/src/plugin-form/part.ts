/** Events of a form that its optional parts handle. */
import type { Value } from './rules';

export interface Part {
  /** A field was changed. */
  change?(target: Element): void;
  input?(target: Element): void;
  focusin?(target: Element): void;
  click?(target: Element): void;
  /** The form was reset, or a draft restored. */
  refilled?(): void;
  /** The status has changed. @param status the class */
  status?(status: string): void;
  /** The server has answered. */
  answered?(answer: unknown): void;
  /** A field was validated. @param values empty if there are none or if they are invalid */
  checked?(field: string, values: readonly Value[]): void;
  /** Errors were removed. @param field undefined for all */
  cleared?(field?: string): void;
  /** The form unmounts. */
  stop?(): void;
}

/** Calls a handler of all parts. */
export type Notify = <K extends keyof Part>(what: K, ...details: Parameters<NonNullable<Part[K]>>) => void;
