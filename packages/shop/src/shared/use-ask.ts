/** One request at a time: further presses are ignored, and what fails is left to the browser. */
import { type RefObject, useEffect, useRef } from 'react';
import { ask, isBusy, type Task } from './busy';

/** Does what a press would do in another page, without leaving this one. */
export interface Asker {
  /** After a failure the browser does it. */
  native: RefObject<boolean>;
  /** @param event is prevented where it is done here, and where it is done already */
  ask<T>(event: Event, task: Task<T>): void;
}

export function useAsk(): Asker {
  const native = useRef(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return {
    native,
    ask(event, task) {
      if (native.current) return;
      event.preventDefault();
      const busy = [...task.busy];
      if (busy.some(isBusy)) return;
      stop.current = ask({
        ...task,
        busy,
        fail() {
          native.current = true;
          task.fail();
        },
      });
    },
  };
}
