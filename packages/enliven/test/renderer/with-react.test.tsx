/** React draws what behaviors draw. */
// First, since its slots bring along what draws in the project that runs this.
import '@enliven/core';
import { createPortal } from '../../src/renderer/with-react';
import { describeDrawing } from './drawing';

describeDrawing(createPortal);
