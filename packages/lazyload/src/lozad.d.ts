/** Types of lozad's ES module: its `browser` field names an older kind of module, which bundlers would take instead. */
declare module 'lozad/dist/lozad.es.js' {
  interface Options {
    root: Element | null;
    rootMargin: string;
    load(element: HTMLElement): void;
    loaded(element: HTMLElement): void;
  }
  export default function lozad(elements: NodeListOf<Node>, options: Options): { observer: IntersectionObserver };
}
