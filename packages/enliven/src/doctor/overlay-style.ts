/** Style of the overlay, independent of the page's. */
export const OVERLAY_STYLE = `
:host{all:initial!important}
dialog{box-sizing:border-box;width:min(60rem,100vw - 1.5rem);max-width:none;max-height:calc(100dvh - 1.5rem);margin:auto;padding:0;overflow:auto;
border:1px solid #59636e;border-radius:8px;background:#fff;color:#1f2328;color-scheme:light;font:16px/1.5 system-ui,sans-serif;text-align:start}
dialog::backdrop{background:#1f232899}
header{position:sticky;top:0;display:flex;gap:1rem;align-items:center;justify-content:space-between;padding:.75rem 1rem;background:#fff;border-bottom:1px solid #d1d9e0}
main,footer{padding:.75rem 1rem}
h1{margin:0;font-size:1.25rem}
h1:focus{outline:0}
h2{margin:1.25rem 0 .5rem;font-size:1.05rem}
p{margin:0}
p.verdict{font-weight:600}
ol{margin:0;padding-inline-start:1.5rem}
li{margin-block:.5rem;overflow-wrap:anywhere}
button{min-height:44px;padding:0 1rem;border:1px solid #0550ae;border-radius:6px;background:#fff;color:#0550ae;font:inherit;cursor:pointer}
pre,.table{margin:.5rem 0;overflow:auto}
pre{padding:.75rem;border:1px solid #d1d9e0;border-radius:6px;background:#f6f8fa;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
:is(button,pre,.table):focus-visible{outline:3px solid #0550ae;outline-offset:2px}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{padding:.35rem .4rem;border-bottom:1px solid #d1d9e0;text-align:start;vertical-align:top}
th.number,td.number{text-align:end;font-variant-numeric:tabular-nums}
footer{color:#59636e;font-size:.875rem}
`;
