/** Entry point for layouts of a page builder as a tree: reading, lookup, edits, undo. */
export {
  createHistory,
  duplicateNode,
  type Edit,
  type History,
  insertNode,
  moveNode,
  type NewNode,
  noteEdit,
  redo,
  removeNode,
  setAttrs,
  setMarkup,
  undo,
} from './edits';
export { createTree, flatten, type NewKey, nest, randomKey } from './forms';
export {
  closest,
  headingLevel,
  isDeleted,
  isEditable,
  isGlobal,
  isLocked,
  lineTo,
  nodeAt,
  type Permissions,
  sectionType,
} from './lookup';
export {
  attrOf,
  childrenOf,
  is,
  type Kind,
  kindOf,
  type Layout,
  type ModuleNode,
  type NodeLike,
  propsOf,
  type SectionType,
  type Tree,
  typeOfSection,
  wireframeAttrs,
} from './node';
export { applyPatch, type Operation, type Patch, type Patched } from './operations';
export { innerLayouts, offeredLayouts, rowClass } from './rows';
export { mayContain, treeProblems } from './rules';
