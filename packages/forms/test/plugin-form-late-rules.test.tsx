/** Checks whose rules arrive late: a form that was reset or sent meanwhile shows none of their errors (docs/reference/forms.md#checks-that-come-late). */
import { nextFrames, until } from '@enliven/testing';
import { describe, expect, it } from 'vitest';
import { stagePlugin } from './plugin-stage';
import { approach, deferred, submit, type } from './plugin-visitor';

const stage = stagePlugin(true);

async function open() {
  const rendered = await stage.open();
  const tips = () => rendered.all('.wpcf7-not-valid-tip').map((tip) => tip.textContent);
  return { ...rendered, tips, list: () => rendered.find('.screen-reader-response ul').innerHTML };
}

describe('rules that load late', () => {
  /** Leaves a field with an invalid value while the rules load. */
  async function leaveWrong() {
    const rules = deferred();
    const schema = stage.server.schema[0];
    stage.server.schema = [rules.promise];
    const opened = await open();
    approach(opened.find('[name=your-email]'));
    type(opened.find('[name=your-email]'), 'noor');
    const arrive = async () => {
      rules.resolve(schema);
      await until(() => opened.form.wpcf7?.schema !== undefined);
      await nextFrames(3);
    };
    return { ...opened, arrive };
  }

  it('check a field that changed meanwhile', async () => {
    const { tips, arrive } = await leaveWrong();
    await arrive();
    expect(tips()).toEqual(['Please tell us your name.', 'This is no address.']);
  });

  it('do not check a form that was reset meanwhile', async () => {
    const { form, tips, list, arrive } = await leaveWrong();
    HTMLFormElement.prototype.reset.call(form);
    await until(() => form.dataset.status === 'init');
    await arrive();
    expect([tips(), list()]).toEqual([[], '']);
  });

  it('do not check a form that was sent meanwhile', async () => {
    const { form, tips, arrive } = await leaveWrong();
    await submit(form);
    await arrive();
    await until(() => form.dataset.status === 'sent');
    expect(tips()).toEqual([]);
  });

  it('do not check a form that is reset while they load', async () => {
    const { form, find, tips } = await open();
    approach(find('[name=your-name]'));
    const { wpcf7 } = globalThis as unknown as {
      wpcf7: { validate(form: Element): void; schemas: Map<number, unknown> };
    };
    await until(() => wpcf7.schemas.has(7));
    wpcf7.validate(form);
    HTMLFormElement.prototype.reset.call(form);
    await until(() => form.dataset.status === 'init');
    await nextFrames();
    expect(tips()).toEqual([]);
  });
});

describe('a press that leaves an invalid field', () => {
  const mouse = (target: Element, type: string) => target.dispatchEvent(new MouseEvent(type, { bubbles: true }));

  /** Corrects an invalid field and leaves it by pressing the button. */
  async function press() {
    const opened = await open();
    approach(opened.find('[name=your-name]'));
    await until(() => opened.form.wpcf7?.schema !== undefined);
    type(opened.find('[name=your-name]'), ' ');
    await until(() => opened.tips().length > 0);
    const button = opened.find('.wpcf7-submit');
    mouse(button, 'mousedown');
    type(opened.find('[name=your-name]'), 'Noor');
    await nextFrames(3);
    expect(opened.tips()).toEqual(['Please tell us your name.']);
    return { ...opened, button };
  }

  it('checks the field only after the release', async () => {
    const { button, tips } = await press();
    mouse(button, 'mouseup');
    await until(() => tips().length === 0);
  });

  it('checks the field after a time limit if a menu has swallowed the release', async () => {
    const { tips } = await press();
    await until(() => tips().length === 0);
  });

  it('does not check the field if it sends the form', async () => {
    const { form, find, button, tips } = await press();
    type(find('[name=your-email]'), 'noor');
    mouse(button, 'mouseup');
    await submit(form);
    await until(() => form.dataset.status === 'sent');
    expect(tips()).toEqual([]);
  });
});
