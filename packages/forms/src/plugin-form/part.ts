/** What a part of a form does when something happens to the form. */
import type { Value } from './values';

export interface Part {
  /** A field was changed. */
  change?(target: Element): void;
  /** Something is being typed. */
  input?(target: Element): void;
  /** Somebody comes to a field. */
  focusin?(target: Element): void;
  click?(target: Element): void;
  /** The form is as empty as it came, or filled as it was left. */
  refilled?(): void;
  /** The form has another status, in classes' words. */
  status?(status: string): void;
  /** The server has answered. */
  answered?(answer: unknown): void;
  /** A field was checked; without values it holds none, or something is wrong with them. */
  checked?(field: string, values: readonly Value[]): void;
  /** Nothing is said to be wrong any more: with one field, or with all. */
  cleared?(field?: string): void;
  /** The form is given back. */
  stop?(): void;
}

/** Tells all parts that something has happened. */
export type Tell = <K extends keyof Part>(what: K, ...details: Parameters<NonNullable<Part[K]>>) => void;
