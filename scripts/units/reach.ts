/** Nodes of a graph that can be reached from others. */

/** Returns the given nodes and all that can be reached from them. @param nextOf returns the nodes after a node */
export function reach<T>(from: Iterable<T>, nextOf: (node: T) => Iterable<T>): Set<T> {
  const reached = new Set(from);
  for (const node of reached) for (const next of nextOf(node)) reached.add(next);
  return reached;
}
