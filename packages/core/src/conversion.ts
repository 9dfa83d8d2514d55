/** Conversions: a form says that it brought somebody in, and waits until whoever counts that has noted it. */
import { type Channel, channel } from './channel';

/** A visitor did what the site hopes for, e.g. sent a form. */
export interface Conversion {
  /** The module that was used, e.g. the container of a form. */
  element: Element;
  /** Keeps the visitor on the page until `work` is done or has failed; not for long, though. */
  until(work: Promise<unknown>): void;
}

/** Where forms tell of conversions, and whoever counts them listens. */
export const converted: Channel<Conversion> = channel('converted');
