/** Names an element the way its page's author knows it: id, else its order class, else its first class. */

/** `"#faq"`, `"et_pb_toggle_3"`, `"<ul>"`. Never throws. */
export function describeElement(element: Element): string {
  const order = [...element.classList].find((name) => /^et_pb_.*_\d+(_tb_[a-z]+)?$/.test(name));
  return `"${element.id ? `#${element.id}` : (order ?? element.classList[0] ?? `<${element.localName}>`)}"`;
}
