/** What a form of the plugin can be asked for, by its page and by other scripts. */

export interface SubmitOptions {
  submitter?: HTMLElement | null | undefined;
}

export interface ValidateOptions {
  target?: Element | null;
  /** Only fields in here. @default the form */
  scope?: Element;
}

export interface Talk {
  /** The visitor wants it sent. */
  press(submitter: HTMLElement | null): void;
  submit(options?: SubmitOptions): void;
  reset(): void;
  validate(options?: ValidateOptions): void;
  /** A field was changed. */
  changed(target: Element): void;
  stop(): void;
}

export interface Session {
  /** Has it do something that needs more than is here: that is fetched first. */
  ask<K extends keyof Talk>(what: K, ...details: Parameters<Talk[K]>): void;
  /** Something happened on the page. */
  hear(event: Event): void;
  stop(): void;
}
