/** Lookup of nodes and of states that they inherit from ancestors (docs/reference/module-tree.md#inherited-states). */
import { addressSequence } from '@enliven/values/builder';
import {
  attrOf,
  childrenOf,
  is,
  type Kind,
  type Layout,
  type ModuleNode,
  propsOf,
  type SectionType,
  typeOfSection,
} from './node';

/** Returns the ancestors of a node and the node, the outermost first; `[]` if the node does not exist. */
export function lineTo(layout: Layout, address: string): ModuleNode[] {
  const line: ModuleNode[] = [];
  let level = layout;
  const sequence = addressSequence(address);
  for (const step of sequence) {
    const node = level[Number(step.slice(step.lastIndexOf('.') + 1))];
    if (!node) return [];
    line.push(propsOf(node));
    level = childrenOf(node);
  }
  return line;
}

/** Returns the node at an address. */
export const nodeAt = (layout: Layout, address: string): ModuleNode | undefined => lineTo(layout, address).at(-1);

/** Returns the type of the section around an address; undefined without a section. */
export function sectionType(layout: Layout, address: string): SectionType | undefined {
  const section = nodeAt(layout, address.split('.')[0] ?? '');
  return section && typeOfSection(section);
}

/** Returns the nearest node of a kind, including the node at the address; in specialty sections inner rows and columns count as well. */
export function closest(layout: Layout, address: string, kind: Kind | (string & {})): ModuleNode | undefined {
  const specialty = sectionType(layout, address) === 'specialty';
  return lineTo(layout, address)
    .reverse()
    .find(({ type }) => {
      const name = type.replace(/^et_pb_/, '');
      return specialty ? name.startsWith(kind) : name === kind;
    });
}

/** Whether a node or one of its ancestors is locked. */
export const isLocked = (layout: Layout, address: string): boolean =>
  lineTo(layout, address).some((node) => is('locked', node) === true);

const deleted = (node: ModuleNode): boolean => !['', 'off'].includes(attrOf(node, '_deleted'));

/** Whether a node or one of its ancestors is deleted. @param own checks the node alone @default false */
export const isDeleted = (layout: Layout, address: string, own = false): boolean =>
  lineTo(layout, address)
    .slice(own ? -1 : 0)
    .some(deleted);

/** Whether a node or one of its ancestors is a library item, which all pages share. */
export const isGlobal = (layout: Layout, address: string): boolean =>
  lineTo(layout, address).some((node) => Boolean(attrOf(node, 'global_module') || node.globalParent));

/** Returns the level of a module's heading: its own, else that of the parent module, else `h2`. */
export const headingLevel = (layout: Layout, address: string): string =>
  lineTo(layout, address)
    .slice(-2)
    .reverse()
    .map((node) => attrOf(node, 'header_level'))
    .find((level) => /^h[1-6]$/.test(level)) ?? 'h2';

/** Permissions of a user. Missing permissions are granted, except `editGlobals`. */
export interface Permissions {
  /** @default false */
  editGlobals?: boolean;
  /** @default true */
  editModules?: boolean;
  /** Whether the user may use modules of a type. @default all types */
  allowsModule?: (type: string) => boolean;
}

/** Whether a user may edit an existing node. */
export function isEditable(layout: Layout, address: string, permissions: Permissions = {}): boolean {
  const { editGlobals = false, editModules = true, allowsModule = () => true } = permissions;
  const node = nodeAt(layout, address);
  if (!node || !editModules || !allowsModule(node.type) || isLocked(layout, address)) return false;
  return editGlobals || !isGlobal(layout, address);
}
