/** What JSX makes of components: plain records, which the renderer runs and a drawing library can be told of. */

// biome-ignore lint/suspicious/noExplicitAny: each component has properties of its own.
export type Component = (props: any) => Output;

export interface Piece {
  type: Component | string;
  key: string | undefined;
  props: Record<string, unknown>;
}

/** What a component answers: pieces, lists of them, text, and what stands for nothing. */
export type Output = Piece | Output[] | string | number | boolean | null | undefined;

/** One piece; a key stands apart from the properties. */
export const jsx = (type: Piece['type'], props: Piece['props'], key?: string): Piece => ({ type, key, props });

/** Several pieces as one. */
export const Fragment: Component = ({ children }: { children: Output }) => children;

export const isPiece = (output: Output): output is Piece =>
  typeof output === 'object' && output !== null && !Array.isArray(output);
