/** Fault matrix of forms: each kind of form with each failure of its request, for browsers in which no tool can intercept requests. */
import type { FaultProxy, FaultyAnswer } from './fault-proxy';
import { type FaultyForm, FORMS } from './form-kinds';
import type { BrowserWindow } from './window';

type Message = 'offline' | 'late' | 'failed' | 'malformed';

const respondWith =
  (body: string, status = 200, type = 'application/json'): FaultyAnswer =>
  (response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

const LARGE = 'x'.repeat(2 ** 21);

const FAULTS: readonly { name: string; message: Message; answer: FaultyAnswer }[] = [
  { name: 'a hang', message: 'late', answer: () => {} },
  { name: 'a connection that breaks', message: 'offline', answer: (response) => void response.socket?.destroy() },
  {
    name: 'a body that ends early',
    message: 'offline',
    answer(response) {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' }).write('{"status":"m');
      setTimeout(() => response.socket?.destroy(), 50);
    },
  },
  { name: '500', message: 'failed', answer: respondWith('{"code":"internal_server_error"}', 500) },
  { name: '403 and -1', message: 'failed', answer: respondWith('-1', 403, 'text/html') },
  { name: '204', message: 'malformed', answer: (response) => void response.writeHead(204).end() },
  {
    name: 'another page',
    message: 'malformed',
    answer: respondWith('<!doctype html><h1>Gateway</h1>', 200, 'text/html'),
  },
  { name: 'JSON that ends early', message: 'malformed', answer: respondWith('{"status":"mail_sent","mess') },
  { name: 'a list', message: 'malformed', answer: respondWith('[]') },
  {
    name: 'wrong types',
    message: 'malformed',
    answer: respondWith('{"status":7,"message":{},"success":"no","error":{}}'),
  },
  { name: 'two megabytes of nonsense', message: 'malformed', answer: respondWith(LARGE) },
];

const SENTENCES = { offline: 'You are probably offline.', late: 'takes too long to answer' };

const quoted = (text: string): string => JSON.stringify(text);

/** Divides long delays, since a person cannot wait a minute for the limit of a request. */
const SHORT_WAITS = `(() => {
  const wait = setTimeout;
  globalThis.setTimeout = (task, delay, ...rest) => wait(task, delay >= 5000 ? delay / 40 : delay, ...rest);
  return true;
})()`;

async function fill(page: BrowserWindow, { root, values, choices = {} }: FaultyForm): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.click(`${root} [name="${name}"]`);
    await page.type(value);
  }
  const has = (selector: string) => page.evaluate<boolean>(`Boolean(document.querySelector(${quoted(selector)}))`);
  const choice = `${root} .et_pb_contact_field_radio label`;
  if (await has(choice)) await page.click(choice);
  for (const [name, value] of Object.entries(choices))
    await page.evaluate(`(() => {
      const menu = document.querySelector(${quoted(`${root} [name="${name}"]`)});
      menu.value = ${quoted(value)};
      return menu.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
  const question = `${root} .et_pb_contact_captcha_question`;
  if (!(await has(question))) return;
  const sum = await page.evaluate<string>(`document.querySelector(${quoted(question)}).textContent`);
  await page.click(`${root} .et_pb_contact_captcha`);
  const [first = 0, second = 0] = sum.split(' + ').map(Number);
  await page.type(String(first + second));
}

/** Fills in the form, sends it to the fault, and sends it again without the fault. @throws Error when the form does not recover */
async function tryFault(page: BrowserWindow, proxy: FaultProxy, form: FaultyForm, fault: (typeof FAULTS)[number]) {
  const { root, live, values, failed, malformed = failed, answered } = form;
  const button = `${root} ${form.button}`;
  const isAlive = `(await globalThis.enliven?.doctor({ quiet: true }))?.behaviors.some((one) => one.package === '@enliven/forms' && one.mounted > 0 && one.waiting === 0)`;
  await page.until('the form is active', isAlive);
  await fill(page, form);
  await page.evaluate(SHORT_WAITS);
  proxy.arm(form.target, fault.answer);
  await page.click(button);
  const sentence = { ...SENTENCES, failed, malformed }[fault.message];
  const message = `[...document.querySelectorAll(${quoted(`${root} ${live}`)})].find((one) => one.checkVisibility() && one.textContent.includes(${quoted(sentence)}))`;
  await page.until(`the message "${sentence}" is shown`, message);
  for (const [name, value] of Object.entries(values)) {
    const kept = await page.evaluate<string>(`document.querySelector(${quoted(`${root} [name="${name}"]`)}).value`);
    if (kept !== value) throw new Error(`"${name}" was "${value}" and is "${kept}" after the fault`);
  }
  await page.until('the form is no longer busy', `!document.querySelector(${quoted(`${root} [aria-busy]`)})`);
  // Firefox repeats a request several times before it reports the broken connection to the page.
  if (fault.message !== 'offline' && proxy.posts() > 1)
    throw new Error(`one press posted the form ${proxy.posts()} times`);
  proxy.heal();
  await page.click(button);
  await page.until(
    'the server answers the second press',
    `document.querySelector(${quoted(root)}).textContent.includes(${quoted(answered)})`,
  );
}

/** Trials of the matrix. */
export const FORM_FAULTS = FORMS.flatMap((form) =>
  FAULTS.map((fault) => ({
    name: `a ${form.name} survives ${fault.name}`,
    path: form.path,
    go: (page: BrowserWindow, proxy: FaultProxy) => tryFault(page, proxy, form, fault),
  })),
);
