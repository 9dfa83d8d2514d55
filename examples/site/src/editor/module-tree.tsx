/** Tree view of the layout. Keyboard control follows the ARIA Authoring Practices. */
import { attrOf, childrenOf, type ModuleNode, nodeAt, type Tree } from '@enliven/builder';
import { addressSequence } from '@enliven/values/builder';
import { type KeyboardEvent, type MouseEvent, type ReactElement, useLayoutEffect, useRef } from 'react';
import { nameOf } from '../layouts/module-types';
import { parentOf } from './commands';

interface ModuleTreeProps {
  tree: Tree;
  /** Key of the selected node. */
  selected: string;
  collapsed: ReadonlySet<string>;
  onSelect(address: string): void;
  onCollapse(key: string, isCollapsed: boolean): void;
  /** Called for each key before the tree handles it. @returns whether the key was handled */
  onKey(event: KeyboardEvent): boolean;
}

const nodesIn = (node: ModuleNode): Tree => childrenOf(node) as Tree;
const keyOf = (node: ModuleNode): string => node._key ?? '';

/** Returns the node's states as text for screen readers. */
function stateOf(node: ModuleNode): string {
  const states = [
    attrOf(node, 'locked') === 'on' || node.lockedParent ? 'locked' : '',
    attrOf(node, 'disabled') === 'on' ? 'hidden' : '',
  ].filter(Boolean);
  return states.length > 0 ? ` (${states.join(', ')})` : '';
}

/** Returns the nodes outside collapsed nodes, from top to bottom. */
function visibleNodes(tree: Tree, collapsed: ReadonlySet<string>): ModuleNode[] {
  return tree.flatMap((node) => [node, ...(collapsed.has(keyOf(node)) ? [] : visibleNodes(nodesIn(node), collapsed))]);
}

/** Returns the node to which a key moves. */
function target(nodes: readonly ModuleNode[], at: number, key: string): ModuleNode | undefined {
  if (key === 'ArrowDown') return nodes[at + 1];
  if (key === 'ArrowUp') return nodes[at - 1];
  if (key === 'Home') return nodes[0];
  if (key === 'End') return nodes.at(-1);
  if (key.length !== 1 || !/\p{L}|\p{N}/u.test(key)) return undefined;
  const letter = key.toLowerCase();
  return [...nodes.slice(at + 1), ...nodes.slice(0, at)].find((node) => nameOf(node).toLowerCase().startsWith(letter));
}

export function ModuleTree(props: ModuleTreeProps): ReactElement {
  const { tree, selected, collapsed, onSelect, onCollapse, onKey } = props;
  const list = useRef<HTMLDivElement>(null);
  // Removing or moving the focused node loses the focus, so the selected node gets it back.
  const hadFocus = list.current?.contains(document.activeElement) ?? false;

  useLayoutEffect(() => {
    const element = list.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
    if (hadFocus && element !== document.activeElement) element?.focus();
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (onKey(event)) {
      event.preventDefault();
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const nodes = visibleNodes(tree, collapsed);
    const at = nodes.findIndex((node) => keyOf(node) === selected);
    const node = nodes[at];
    if (!node) return;
    const [first] = nodesIn(node);
    const isClosed = collapsed.has(selected);
    let next = target(nodes, at, event.key);
    if (event.key === 'ArrowRight' && first) {
      if (isClosed) onCollapse(selected, false);
      else next = first;
    } else if (event.key === 'ArrowLeft') {
      if (first && !isClosed) onCollapse(selected, true);
      else next = nodes.find(({ address }) => address === parentOf(node.address));
    } else if (!next) return;
    event.preventDefault();
    if (next) onSelect(next.address);
  }

  function onClick({ target: pressed }: MouseEvent): void {
    const address = (pressed as Element).closest<HTMLElement>('[role="treeitem"]')?.dataset.address;
    const node = address === undefined ? undefined : nodeAt(tree, address);
    if (!node) return;
    if (nodesIn(node).length > 0 && (pressed as Element).matches('.tree-twisty'))
      onCollapse(keyOf(node), !collapsed.has(keyOf(node)));
    else onSelect(node.address);
  }

  return (
    <div
      ref={list}
      role="tree"
      aria-label="Modules of the page"
      className="tree"
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {visibleNodes(tree, collapsed).map((node) => {
        const key = keyOf(node);
        const level = addressSequence(node.address).length;
        const siblings = level === 1 ? tree : nodesIn(nodeAt(tree, parentOf(node.address)) as ModuleNode);
        return (
          <div
            key={key}
            role="treeitem"
            aria-level={level}
            aria-posinset={siblings.indexOf(node) + 1}
            aria-setsize={siblings.length}
            aria-selected={key === selected}
            aria-expanded={nodesIn(node).length > 0 ? !collapsed.has(key) : undefined}
            tabIndex={key === selected ? 0 : -1}
            data-address={node.address}
          >
            <span className="tree-twisty" aria-hidden="true" />
            <span className="tree-name">
              {nameOf(node)}
              {stateOf(node) && <small>{stateOf(node)}</small>}
            </span>
          </div>
        );
      })}
    </div>
  );
}
