/** Multi-view: content, attributes, styles, classes and visibility that differ by device, under the pointer and with the focus. */
export { multiView, multiViewList } from './behavior';
