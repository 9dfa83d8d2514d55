/** Entry point for previews of unsaved layouts, which the server renders in a frame: code for the builder and for the frame. */
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
