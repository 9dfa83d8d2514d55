/** Mounts the page editor with the data that the server has printed. */
import { createRoot } from 'react-dom/client';
import { type EditorData, PageEditor } from './page-editor';

const printed = document.getElementById('page-editor-data')?.textContent ?? '{}';
const place = document.getElementById('page-editor');
if (place) createRoot(place).render(<PageEditor data={JSON.parse(printed) as EditorData} />);
