/** Runs in the preview's frame: takes the layout, has it printed, and answers when it is. */
import { answerPreview } from '@enliven/builder/preview';

/** Milliseconds in which what is alive on the page may settle. */
const WAIT = 300;

const answer = () => void answerPreview(window, { wait: WAIT, content: ({ body }) => body });

if (document.readyState === 'complete') answer();
else addEventListener('load', answer, { once: true });
