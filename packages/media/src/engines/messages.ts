/** What is said when something cannot be played (docs/reference/players.md#trouble). */
export const FORMAT_ERROR = 'Media error: Format(s) not supported or source(s) not found';
export const RECOVERY_ERROR = 'Cannot recover, last media error recovery failed';
export const NO_RENDERER = 'No renderer found';
