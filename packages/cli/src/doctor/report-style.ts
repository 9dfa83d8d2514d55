/** Style of the report. */
export const REPORT_STYLE = `
body{margin:0;background:#fff;color:#1f2328;font:16px/1.5 system-ui,sans-serif}
main{max-width:70rem;margin:auto;padding:1rem}
h1{font-size:1.6rem}
h2{margin-top:3rem;border-top:1px solid #d1d9e0;padding-top:1rem;font-size:1.25rem;overflow-wrap:anywhere}
h3{font-size:1.05rem}
.verdict{font-weight:600}
.table,pre{overflow:auto}
.table:focus-visible,pre:focus-visible{outline:3px solid #0550ae}
table{border-collapse:collapse}
caption{text-align:start;color:#59636e;padding-block:.25rem}
th,td{padding:.35rem .6rem;border-bottom:1px solid #d1d9e0;text-align:start;vertical-align:top}
pre{padding:.75rem;border:1px solid #d1d9e0;border-radius:6px;background:#f6f8fa;font:14px/1.5 ui-monospace,monospace}
.pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1rem}
figure{margin:0}
img{max-width:100%;height:auto;border:1px solid #d1d9e0}
`;
