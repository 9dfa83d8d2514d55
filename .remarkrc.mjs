/** Links of Markdown pages lead to files and headings that exist (`pnpm check:links`). */
export default { plugins: [['remark-validate-links', { repository: false }]] };
