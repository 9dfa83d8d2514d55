/** Components for people who write tools with React. */
export { PreviewFrame, type PreviewFrameProps } from './preview-frame';
