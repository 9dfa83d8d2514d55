/** Classes, attributes and style of an element that is ours: written when they change, never read. */
import { type CSSProperties, useLayoutEffect } from 'react';

export interface Own {
  className: string;
  style?: CSSProperties;
  /** null or undefined removes. */
  attributes?: Readonly<Record<string, string | number | null | undefined>>;
}

export function useOwn(element: HTMLElement, { className, style = {}, attributes = {} }: Own): void {
  useLayoutEffect(() => {
    element.className = className;
  }, [element, className]);
  const styles = JSON.stringify(style);
  useLayoutEffect(() => {
    const wanted = JSON.parse(styles) as Record<string, string>;
    Object.assign(element.style, wanted);
    return () => {
      for (const name of Object.keys(wanted)) Object.assign(element.style, { [name]: '' });
    };
  }, [element, styles]);
  const serialized = JSON.stringify(attributes);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(serialized) as Record<string, string | null>))
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, String(value));
  }, [element, serialized]);
}
