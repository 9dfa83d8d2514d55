/** Dispatches an event about an instance. */
export const send = (target: EventTarget, type: string, instance: object): void => {
  target.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: { instance } }));
};
