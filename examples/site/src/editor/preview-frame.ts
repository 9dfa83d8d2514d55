/** Script of the preview's frame: receives the layout, requests the printed page, and reports when the page is ready. */
import { answerPreview } from '@enliven/builder/preview';

/** Milliseconds that behaviors on the page get to settle. */
const WAIT = 300;

const answer = () => void answerPreview(window, { wait: WAIT, content: ({ body }) => body });

if (document.readyState === 'complete') answer();
else addEventListener('load', answer, { once: true });
