/** Mounts the page editor with what the server has printed for it. */
import { createRoot } from 'react-dom/client';
import { type EditorData, PageEditor } from './page-editor';

const printed = document.getElementById('page-editor-data')?.textContent ?? '{}';
const place = document.getElementById('page-editor');
if (place) createRoot(place).render(<PageEditor data={JSON.parse(printed) as EditorData} />);
