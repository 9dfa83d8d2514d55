/** A page with an unsaved layout, rendered by the server in a frame: the side that asks, and the side that answers. */
export { type AnswerOptions, answerPreview, blockLinks } from './answer-preview';
export {
  type IncomingMessage,
  nextState,
  type PreviewEvent,
  type PreviewReply,
  type PreviewRequest,
  type PreviewState,
  previewAddress,
  previewId,
  type Refusal,
  readReply,
  readRequest,
  refusalOf,
} from './messages';
export { openPreview, type Preview, PreviewError, type PreviewOptions, runPreview } from './run-preview';
export { type SettingsKind, type SettingsSender, settingsSender } from './send-settings';
