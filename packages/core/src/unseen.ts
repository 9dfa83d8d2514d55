/** The style of what nobody sees and assistive technology still reads. Without `display`, which is the element's own. */
export const UNSEEN: Readonly<Record<string, string>> = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
};
