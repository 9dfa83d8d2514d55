/** WordPress' own script for comment forms: where it runs, replies and keys are its business. */
import { page } from '@enliven/core';

export const wordPressReplies = (): boolean => page().global('addComment') !== undefined;
