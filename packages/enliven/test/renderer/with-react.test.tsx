/** React draws what behaviors draw. */
import { createPortal } from '../../src/renderer/with-react';
import { describeDrawing } from './drawing';

describeDrawing(createPortal);
