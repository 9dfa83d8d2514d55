/** Scripts with a fault each, in place of the runtime: the verdict must name it. */

interface Fault {
  code: string;
  body?: string;
  /** Problem that the verdict must contain. */
  problem: RegExp;
}

/** Interface of the runtime, which does nothing. */
const API = 'globalThis.enliven = { start() {}, stop() {} };';

export const FAULTS: readonly Fault[] = [
  { code: `${API} setTimeout(() => { throw new Error('thrown'); });`, problem: /uncaught: thrown/ },
  { code: `${API} Promise.reject(new Error('rejected'));`, problem: /uncaught: rejected/ },
  { code: `${API} console.error('[enliven/core] logged');`, problem: /console: \[enliven\/core\] logged/ },
  {
    code: `${API} const box = document.body; let count = 0;
new ResizeObserver(() => count++ < 9 && (box.style.height = box.offsetHeight + 1 + 'px')).observe(box);`,
    problem: /error event: ResizeObserver loop/,
  },
  {
    // Counts processor time, as the verdict does: a gap of over 1 ms was another program's turn.
    code: `${API} setTimeout(() => {
  for (let spent = 0, last = performance.now(); spent < 600; ) {
    const now = performance.now();
    spent += Math.min(now - last, 1);
    last = now;
  }
});`,
    problem: /runs a task of \d+ ms/,
  },
  {
    code: `${API} Object.assign(document.createElement('canvas'), { width: 6000, height: 6000 });`,
    problem: /draws on a canvas of 36000000 pixels/,
  },
  {
    code: `${API} document.body.innerHTML = '<p></p>'.repeat(5000);`,
    problem: /adds \d+ elements to/,
  },
  { code: API, body: '<div class="et_animated">A</div>', problem: /leaves hidden: <div class="et_animated">/ },
  {
    code: `const set = (name) => document.querySelector('.et_pb_module').style.display = name;
globalThis.enliven = { start: () => set('none'), stop: () => set('block') }; set('none');`,
    body: '<div class="et_pb_module" style="display:block">A</div>',
    problem: /hides <div class="et_pb_module">/,
  },
  { code: `${API} document.body.title = 'a';`, problem: /stop\(\) does not restore the page at/ },
  {
    code: `let starts = 0;
globalThis.enliven = { start: () => starts++, stop: () => starts && document.body.append('a') };`,
    problem: /stop\(\) does not restore the page after a second start\(\)/,
  },
];
