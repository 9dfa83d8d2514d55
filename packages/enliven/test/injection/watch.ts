/** Watcher in the page: judges every inserted node, every written attribute and every clone. Runs before all scripts. */

/** Findings of the watcher. */
export interface Watched {
  /** Inserted or changed nodes with code, foreign addresses or reach into other forms. */
  left: string[];
  /** Clones that kept code of their original. */
  revived: string[];
  /** Number of judged nodes and clones, which proves that the watcher saw them. */
  judged: number;
  clones: number;
}

export type WatchedScope = typeof globalThis & {
  watched: Watched;
  /** Elements of the server's markup. */
  served: WeakSet<Element>;
};

/** Installs the watcher. Self-contained, since it runs in the page. */
export function watch(): void {
  const scope = globalThis as WatchedScope;
  const run = (n: unknown) => console.debug(`__ran ${n}`);
  Object.defineProperty(scope, 'ran', { value: run, writable: false });
  if (window !== top) return;
  const own = <T>(prototype: object, name: string, element: Node): T => Reflect.get(prototype, name, element) as T;
  const { getAttributeNames, getAttribute, querySelectorAll, matches } = Element.prototype;
  const served = new WeakSet<Element>();
  const watched: Watched = { left: [], revived: [], judged: 0, clones: 0 };
  Object.assign(scope, { watched, served });

  const ADDRESS = /^(href|src|action|formaction|data|poster|background|ping|cite|longdesc|xlink:href|srcset)$/;
  const FOREIGN = /^(form|formaction|formmethod|formtarget|formenctype|ping|popovertarget|command|commandfor|srcdoc)$/;
  const UNWANTED =
    'script,base,meta[http-equiv],object,embed,applet,frame,portal,fencedframe,link:not([rel=modulepreload],[href*="/enliven/"])';

  function addressFault(tag: string, value: string): string {
    try {
      const { protocol, host, pathname } = new URL(value, document.baseURI);
      // An address that never loads.
      if (value === 'data:,') return '';
      if (/^(javascript|vbscript|livescript):$/.test(protocol)) return protocol;
      if (protocol === 'data:' && !(/^(img|image|source|video|input|picture)$/.test(tag) && /^image\//.test(pathname)))
        return protocol;
      if (tag === 'iframe' && host === 'leak.test') return host;
    } catch {}
    return '';
  }

  /** Returns the faults of an element. */
  function faultsOf(element: Element): string[] {
    const tag = own<string>(Element.prototype, 'localName', element);
    const faults = matches.call(element, UNWANTED) ? [`is ${tag}`] : [];
    for (const name of getAttributeNames.call(element)) {
      const value = getAttribute.call(element, name) ?? '';
      if (/^on/i.test(name)) faults.push(`has ${name}`);
      else if (FOREIGN.test(name)) faults.push(`has ${name}`);
      if (ADDRESS.test(name.toLowerCase()) && addressFault(tag, value))
        faults.push(`has ${name} with ${addressFault(tag, value)}`);
      if (/^attributename$/i.test(name) && /href\s*$/i.test(value)) faults.push('animates an address');
    }
    return faults;
  }
  /** Faults that a clone must not have: code that runs by itself, and ties to another form. Links of the server stay as they are. */
  const REVIVED = /^(is script|has on|has srcdoc|has form:?$)/i;
  const isRevived = (element: Element) => (fault: string) =>
    REVIVED.test(fault) || (matches.call(element, 'iframe') && fault.includes('javascript:'));
  const textOf = (element: Element) => own<string>(Element.prototype, 'outerHTML', element).slice(0, 160);
  function judge(element: Element, list: string[]): void {
    for (const fault of faultsOf(element))
      if (list.length < 50)
        list.push(`<${own<string>(Element.prototype, 'localName', element)}> ${fault}: ${textOf(element)}`);
  }
  const inside = (root: Node): Element[] =>
    root instanceof Element
      ? [root, ...querySelectorAll.call(root, '*')]
      : root instanceof DocumentFragment
        ? [...root.querySelectorAll('*')]
        : [];

  function onChanges(changes: MutationRecord[]): void {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'attributes') {
        const isRestored =
          getAttribute.call(target, attributeName ?? '') === printed.get(target as Element)?.[attributeName ?? ''];
        const fault = !isRestored && faultsOf(target as Element).find((one) => one.includes(` ${attributeName}`));
        if (fault && !(target as Element).closest?.('[data-theirs]'))
          watched.left.push(`a write: ${fault}: ${textOf(target as Element)}`);
      }
      for (const root of addedNodes)
        for (const element of inside(root)) {
          if (served.has(element)) continue;
          served.add(element);
          fresh.add(element);
          watched.judged++;
          judge(element, watched.left);
        }
    }
  }
  /** Attributes of the server's elements with faults. Restoring one is none. */
  const printed = new WeakMap<Element, Record<string, string | null>>();
  /** Inserted elements, whose events the test dispatches. */
  const fresh = new Set<Element>();
  Object.assign(scope, { fresh });
  const observer = new MutationObserver(onChanges);
  document.addEventListener('readystatechange', () => {
    // A frame that fails to load may have an empty document.
    if (document.readyState !== 'interactive' || !document.documentElement) return;
    for (const element of querySelectorAll.call(document.documentElement, '*')) {
      served.add(element);
      if (!faultsOf(element)[0]) continue;
      const names = getAttributeNames.call(element);
      printed.set(element, Object.fromEntries(names.map((name) => [name, getAttribute.call(element, name)])));
    }
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  });
  Object.assign(scope, { takeRecords: () => onChanges(observer.takeRecords()) });

  function watchClones(prototype: object, name: string): void {
    const original = Reflect.get(prototype, name) as (...args: unknown[]) => Node;
    Reflect.set(prototype, name, function (this: Node, ...args: unknown[]) {
      const copy = original.apply(this, args);
      if (`${new Error().stack}`.includes('/enliven/')) {
        watched.clones++;
        // The runtime cleans a clone before it returns to the page.
        queueMicrotask(() => {
          for (const element of inside(copy))
            for (const fault of faultsOf(element).filter(isRevived(element)))
              if (watched.revived.length < 50) watched.revived.push(`a clone ${fault}: ${textOf(element)}`);
        });
      }
      return copy;
    });
  }
  watchClones(Node.prototype, 'cloneNode');
  watchClones(Document.prototype, 'importNode');
}
