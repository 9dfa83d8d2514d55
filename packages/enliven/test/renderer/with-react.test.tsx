/** Drawing with React. */
import { createPortal } from '../../src/renderer/with-react';
import { describeDrawing } from './drawing';

describeDrawing(createPortal);
