/** Preact draws what behaviors draw, in the lite build. */
import { createPortal } from '../../src/renderer/with-preact';
import { describeDrawing } from './drawing';

describeDrawing(createPortal);
