/** Layouts of a page builder as a tree: read, asked, edited, undone. */
export {
  duplicateNode,
  type Edit,
  insertNode,
  moveNode,
  type NewNode,
  removeNode,
  setAttrs,
  setMarkup,
} from './edits';
export { createTree, flatten, type NewKey, nest, randomKey } from './forms';
export { createHistory, type History, noteEdit, redo, undo } from './history';
export { is, type Kind, kindOf, type SectionType, typeOfSection } from './kind';
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
export { attrOf, childrenOf, type Layout, type ModuleNode, type NodeLike, propsOf, type Tree } from './node';
export { applyPatch, type Operation, type Patch, type Patched } from './operations';
export { innerLayouts, offeredLayouts, rowClass } from './rows';
export { mayContain, treeProblems } from './rules';
export { wireframeAttrs } from './wireframe';
