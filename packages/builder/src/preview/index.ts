/** A page with an unsaved layout, rendered by the server in a frame: the side that asks, and the side that answers. */
export { type AnswerOptions, answerPreview } from './answer-preview';
export { blockLinks } from './block-links';
export {
  type IncomingMessage,
  type PreviewReply,
  type PreviewRequest,
  previewAddress,
  previewId,
  type Refusal,
  readReply,
  readRequest,
} from './messages';
export { openPreview } from './open-preview';
export { nextState, type PreviewEvent, type PreviewState, refusalOf } from './progress';
export { type Preview, PreviewError, type PreviewOptions, runPreview } from './run-preview';
export { type SettingsKind, type SettingsSender, settingsSender } from './send-settings';
