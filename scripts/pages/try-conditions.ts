/** Meets and breaks the conditions of form fields, and checks that the fields show, take input and hide. */
import type { ElementHandle, Page } from 'playwright';
import { expectSoon, PATIENCE } from './patience';

type Handle = ElementHandle<Element>;
type Rule = [field: string, operator: string, value: string];

const FORMS = '.et_pb_contact_form_container, .et_pb_newsletter';
const FIELD = '.et_pb_contact_field';

const hasBox = (field: Element): boolean => field.getBoundingClientRect().height > 10;
const hasNoBox = (field: Element): boolean => field.getClientRects().length === 0;

const numberIn = (text: string): number => Number.parseInt(text, 10) || 0;

/** Operator → values that keep a rule and that break it. */
const TYPED: Record<string, (value: string) => [kept: string, violating: string]> = {
  is: (value) => [value, `not ${value}`],
  'is not': (value) => [`not ${value}`, value],
  'is empty': () => ['', 'x'],
  'is not empty': () => ['x', ''],
  contains: (value) => [`x${value}x`, ''],
  'does not contain': (value) => ['', `x${value}x`],
  'is greater': (value) => [`${numberIn(value) + 1}`, value],
  'is less': (value) => [`${numberIn(value) - 1}`, value],
};

/** Fills in a field so that a rule about it is kept, or broken. @returns whether the field allows that */
async function fill(form: Handle, [id, operator, value]: Rule, keep: boolean): Promise<boolean> {
  const field = await form.$(`${FIELD}[data-id=${JSON.stringify(id)}]`);
  const [kept, violating] = TYPED[operator]?.(value) ?? [];
  const wanted = keep ? kept : violating;
  if (!field || wanted === undefined || !(await field.isVisible())) return false;
  const select = await field.$('select');
  if (select) {
    const values = await select.$$eval('option', (options) => options.map((option) => option.value));
    const exact = values.includes(wanted) ? wanted : values.find((one) => one && one !== value);
    if (exact === undefined) return false;
    await select.selectOption(exact);
    return true;
  }
  const boxes = await field.$$('input[type=radio], input[type=checkbox]');
  if (boxes[0]) {
    for (const box of boxes) {
      const own = await box.evaluate((it) => (it as HTMLInputElement).value);
      const matches = operator.includes('contain') ? own.toLowerCase().includes(value.toLowerCase()) : own === value;
      const on = keep === (matches !== operator.includes('not'));
      // The theme draws its own boxes, so visitors press the label beside the input.
      const label = await box.evaluateHandle((it) => it.nextElementSibling as Element);
      const radio = await box.evaluate((it) => (it as HTMLInputElement).type === 'radio');
      if ((await box.isChecked()) !== on && (on || !radio)) await label.asElement()?.click({ timeout: PATIENCE });
    }
    return true;
  }
  const input = await field.$('input[type=text], textarea');
  if (!input) return false;
  await input.click({ timeout: PATIENCE });
  await input.fill('');
  await input.type(wanted);
  return true;
}

async function tryField(page: Page, form: Handle, field: Handle): Promise<boolean> {
  const [rules, all] = await field.evaluate((it) => [
    JSON.parse(it.getAttribute('data-conditional-logic') ?? '[]') as Rule[],
    it.getAttribute('data-conditional-relation') === 'all',
  ]);
  const name = await field.getAttribute('data-id');
  const done: Rule[] = [];
  for (const rule of rules) if ((all || done.length === 0) && (await fill(form, rule, true))) done.push(rule);
  if (done.length === 0 || (all && done.length < rules.length)) return false;
  await expectSoon(page, `the field "${name}" is not shown when its conditions are met`, field, hasBox);
  const input = await field.$('input[type=text], textarea');
  await input?.click({ timeout: PATIENCE });
  await page.keyboard.type('7');
  await expectSoon(page, `nothing can be typed into the field "${name}"`, field, (it) =>
    [...it.querySelectorAll<HTMLInputElement>('input[type=text], textarea')].every(({ value }) => value.includes('7')),
  );
  for (const rule of done) await fill(form, rule, false);
  await expectSoon(page, `the field "${name}" stays when its conditions are not met any more`, field, hasNoBox);
  return true;
}

/** @returns false if there is nothing to try. @throws Error that names the missing effect */
export async function tryConditions(page: Page): Promise<boolean> {
  let tried = false;
  for (const form of (await page.$$(FORMS)) as Handle[])
    for (const field of (await form.$$(`${FIELD}[data-conditional-logic]`)) as Handle[])
      tried = (await tryField(page, form, field)) || tried;
  return tried;
}
