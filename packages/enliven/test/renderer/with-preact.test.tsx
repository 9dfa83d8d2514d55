/** Drawing with Preact, as in the lite flavour. */
import { createPortal } from '../../src/renderer/with-preact';
import { describeDrawing } from './drawing';

describeDrawing(createPortal);
