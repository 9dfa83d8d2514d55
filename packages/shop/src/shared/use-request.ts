/** Sends one request at a time: further presses are ignored, and after a failure the browser handles them. */
import { closestTo, useEvent } from '@enliven/core';
import { type RefObject, useEffect, useRef } from 'react';
import { type ShopRequest, sendRequest } from './send-request';

const isBusy = (element: Element): boolean => closestTo(element, '.processing') !== null;

export interface RequestSender {
  /** Whether the browser handles presses, as after a failure. */
  isNative: RefObject<boolean>;
  /** Sends a request in place of a page load. @param event is prevented, even while a request is pending; null without a press */
  send<T>(event: Event | null, request: ShopRequest<T>): void;
}

export function useRequest({ defaultView }: Document): RequestSender {
  const isNative = useRef(false);
  const abort = useRef<() => void>(undefined);
  useEffect(() => () => abort.current?.(), []);
  // A page in the back/forward cache would still be waiting when the visitor comes back.
  useEvent(defaultView, 'pagehide', () => abort.current?.());
  return {
    isNative,
    send(event, request) {
      if (isNative.current) return;
      event?.preventDefault();
      const busy = [...request.busy];
      if (busy.some(isBusy)) return;
      abort.current = sendRequest({
        ...request,
        busy,
        fail() {
          isNative.current = true;
          return request.fail();
        },
      });
    },
  };
}
