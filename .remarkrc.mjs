/** Links of Markdown pages, relative ones and those to this repository's address, lead to files and headings that exist (`pnpm check:links`). */
import manifest from './package.json' with { type: 'json' };

export default { plugins: [['remark-validate-links', { repository: manifest.repository.url }]] };
