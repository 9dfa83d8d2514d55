/** Entry point of the components for tools built with React. */
export { PreviewFrame, type PreviewFrameProps } from './preview-frame';
