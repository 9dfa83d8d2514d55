/** What is said when something cannot be played; words of the product's specification (contract §6). */
export const FORMAT_ERROR = 'Media error: Format(s) not supported or source(s) not found';
export const RECOVERY_ERROR = 'Cannot recover, last media error recovery failed';
export const NO_RENDERER = 'No renderer found';
