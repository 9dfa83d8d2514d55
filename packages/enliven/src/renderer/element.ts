/** JSX elements of components: plain records, which the renderer runs and a drawing library can be given. */

// biome-ignore lint/suspicious/noExplicitAny: each component has properties of its own.
export type Component = (props: any) => Output;

export interface JsxElement {
  type: Component | string;
  key: string | undefined;
  props: Record<string, unknown>;
}

/** What a component returns: elements, lists of them, text, and what stands for nothing. */
export type Output = JsxElement | Output[] | string | number | boolean | null | undefined;

/** Creates an element. Its key is no property, and is text, as in React. */
export const jsx = (type: JsxElement['type'], props: JsxElement['props'], key?: string | number): JsxElement => ({
  type,
  key: key?.toString(),
  props,
});

/** Renders several children as one. */
export const Fragment: Component = ({ children }: { children: Output }) => children;

/** Nothing else that a component returns has `props`. */
export const isJsxElement = (output: Output): output is JsxElement => !!(output as JsxElement | undefined)?.props;
