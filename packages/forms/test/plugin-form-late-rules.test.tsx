/** Checks whose rules arrive late: a form that was emptied or sent meanwhile shows none of their errors (docs/reference/forms.md#checks-that-come-late). */
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

describe('rules that come late', () => {
  /** A field is left with something wrong in it while the rules are on their way. */
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

  it('say what is wrong with a field that was left meanwhile', async () => {
    const { tips, arrive } = await leaveWrong();
    await arrive();
    expect(tips()).toEqual(['Please tell us your name.', 'This is no address.']);
  });

  it('say nothing about a form that was emptied meanwhile', async () => {
    const { form, tips, list, arrive } = await leaveWrong();
    HTMLFormElement.prototype.reset.call(form);
    await until(() => form.dataset.status === 'init');
    await arrive();
    expect([tips(), list()]).toEqual([[], '']);
  });

  it('say nothing about a form that was sent meanwhile', async () => {
    const { form, tips, arrive } = await leaveWrong();
    await submit(form);
    await arrive();
    await until(() => form.dataset.status === 'sent');
    expect(tips()).toEqual([]);
  });

  it('say nothing about a form that is emptied while they are looked for', async () => {
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
