/** Parts of some forms: consent, choices, web addresses, counters, captchas and quizzes. */
import { until } from '@enliven/testing';
import {
  acceptance,
  captcha,
  choices,
  type FormOptions,
  pluginForm as markup,
  quiz,
  text,
  wrap,
} from '@enliven/testing/plugin-markup';
import { describe, expect, it, vi } from 'vitest';
import { withScheme } from '../src/plugin-form/web-address';
import { answer } from './fake-server';
import { stagePlugin } from './plugin-stage';
import { hear, submit, tick, type } from './plugin-visitor';

const stage = stagePlugin(true);

async function open(fields: string, options: FormOptions = {}) {
  const rendered = await stage.open({ fields, ...options });
  return { ...rendered, button: rendered.find('.wpcf7-submit') };
}

describe('consent', () => {
  it('enables the button, which is described by the missing boxes', async () => {
    const { button, find } = await open(
      acceptance('terms') + acceptance('spam-me', 'invert') + acceptance('news', 'optional'),
    );
    await until(() => button.disabled);
    const described = () =>
      button
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    expect(described()).toEqual(['I accept terms']);
    tick(find('[name=spam-me]'));
    expect(described()).toEqual(['I accept terms', 'I accept spam-me']);
    tick(find('[name=terms]'));
    expect(button.disabled).toBe(true);
    tick(find('[name=spam-me]'), false);
    expect([button.disabled, button.hasAttribute('aria-describedby')]).toEqual([false, false]);
  });

  it('is required again after a reset, and gets the focus of the disabled button', async () => {
    const { button, find, form } = await open(acceptance('terms'));
    await until(() => button.disabled);
    tick(find('[name=terms]'));
    button.focus();
    await submit(form);
    await until(() => form.dataset.status === 'sent');
    expect(button.disabled).toBe(true);
    expect(document.activeElement).toBe(find('[name=terms]'));
  });

  it('is checked by the server if the form says so', async () => {
    const { button, form } = await open(acceptance('terms'), { classes: 'wpcf7-acceptance-as-validation' });
    await submit(form);
    await until(() => form.dataset.status === 'sent');
    expect(button.disabled).toBe(false);
  });
});

describe('choices', () => {
  it('exclude each other if they are exclusive', async () => {
    const { all } = await open(
      choices('one', 'checkbox', ['A', 'B', 'C'], 'wpcf7-exclusive-checkbox') + choices('many', 'checkbox', ['D', 'E']),
    );
    await until(() => stage.server.calls.length >= 0);
    for (const box of all('[type=checkbox]')) tick(box);
    await until(() => all('[name=one]').filter(({ checked }) => checked).length === 1);
    expect(all('[type=checkbox]').map(({ checked }) => checked)).toEqual([false, false, true, true, true]);
  });

  it('enable the text field beside them', async () => {
    const item = choices('way', 'radio', ['Post', 'Other'])
      .replace(
        'class="wpcf7-list-item"><label><input type="radio" name="way" value="Other"',
        'class="wpcf7-list-item has-free-text"><label><input type="radio" name="way" value="Other"',
      )
      .replace(
        'Other</span></label>',
        'Other</span></label><input type="text" class="wpcf7-free-text" name="_wpcf7_free_text_way" aria-label="Other">',
      );
    const { find, all } = await open(item);
    const free = find('.wpcf7-free-text');
    await until(() => free.disabled);
    tick(all('[type=radio]')[1] ?? null);
    expect([free.disabled, document.activeElement === free]).toEqual([false, true]);
    tick(all('[type=radio]')[0] ?? null);
    expect(free.disabled).toBe(true);
  });
});

describe('web addresses', () => {
  it.each([
    ['example.org', 'http://example.org'],
    [' //example.org/a ', 'http://example.org/a'],
    ['https://example.org', 'https://example.org'],
    ['mailto:a@b.co', 'mailto:a@b.co'],
    ['nothing', 'nothing'],
    ['', ''],
  ])('typed as %j become %j', (typed, address) => expect(withScheme(typed)).toBe(address));

  it('are completed when the field changes', async () => {
    const { find } = await open(text('site', '', 'url').replace('wpcf7-url', 'wpcf7-url wpcf7-validates-as-url'));
    type(find('[name=site]'), 'example.org');
    await until(() => find('[name=site]').value === 'http://example.org');
  });
});

describe('counters', () => {
  const counter = (way: 'up' | 'down', start: number) =>
    `<span class="wpcf7-character-count ${way}" data-target-name="note" data-starting-value="${start}" data-current-value="${start}" data-maximum-value="5" data-minimum-value="2">${start}</span>`;
  const note = wrap(
    'note',
    '<textarea class="wpcf7-form-control wpcf7-textarea" name="note" aria-label="note" aria-invalid="false"></textarea>',
  );

  it('count up and down, and mark texts that are too long or too short', async () => {
    const { find, all, form } = await open(note + counter('up', 0) + counter('down', 5));
    const shown = () => all<HTMLElement>('.wpcf7-character-count').map((c) => [c.textContent, c.dataset.currentValue]);
    const marks = () => ['too-short', 'too-long'].map((name) => find('.up').classList.contains(name));
    await until(() => find('.up').classList.contains('too-short'));
    type(find('[name=note]'), ' abc ');
    await until(() => shown()[0]?.[0] === '3');
    expect(shown()).toEqual([
      ['3', '3'],
      ['2', '2'],
    ]);
    expect(marks()).toEqual([false, false]);
    type(find('[name=note]'), 'abcdefg');
    expect([shown()[1], marks()]).toEqual([
      ['-2', '-2'],
      [false, true],
    ]);
    form.reset();
    await until(() => shown()[0]?.[0] === '0');
  });

  const typing = async (fields: string) => {
    const opened = await open(note + counter('up', 0) + fields);
    await until(() => opened.find('.up').classList.contains('too-short'));
    const field = opened.find('[name=note]');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    return {
      ...opened,
      shown: () => opened.find('.up').textContent,
      key(value: string) {
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      },
    };
  };

  it('update after each key, but not after the end', async () => {
    const { key, shown, stop, form } = await typing('');
    for (const value of ['a', 'ab']) {
      key(value);
      vi.advanceTimersByTime(30);
      expect(shown()).toBe(`${value.length}`);
    }
    key('abc');
    await stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(form.querySelector('.up')?.outerHTML).toBe(counter('up', 0));
  });

  it('wait for a pause in very long forms, up to a limit, but not on change', async () => {
    const many = Array.from({ length: 250 }, (_, at) => text(`question-${at}`)).join('');
    const { key, shown, find } = await typing(many);
    key('a');
    vi.advanceTimersByTime(399);
    expect(shown()).toBe('0');
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('1');
    // Even if the visitor continues typing without a pause.
    for (let length = 2; length < 10; length++) {
      key('x'.repeat(length));
      expect(shown()).toBe('1');
      vi.advanceTimersByTime(200);
    }
    expect(shown()).toBe('9');
    key('ten in all');
    find('[name=note]').dispatchEvent(new Event('change', { bubbles: true }));
    expect(shown()).toBe('10');
  });

  it('count white space in older versions', async () => {
    const { find } = await open(note + counter('up', 0), { version: '5.9.8' });
    await until(() => find('.up').classList.contains('too-short'));
    type(find('[name=note]'), ' abc ');
    expect(find('.up').textContent).toBe('5');
  });

  it('count values entered before the mount', async () => {
    document.body.innerHTML = markup({ fields: note + counter('up', 0) });
    (document.querySelector('textarea') as HTMLTextAreaElement).value = 'abcd';
    const rendered = await stage.openPage();
    await until(() => rendered.element.querySelector('.up')?.textContent === '4');
    expect(rendered.element.querySelector('textarea')?.value).toBe('abcd');
  });
});

describe('captchas and quizzes', () => {
  it('are renewed with every answer, in every wrap with their name', async () => {
    stage.server.feedback = [
      answer('validation_failed', {
        captcha: {
          'captcha-1': 'https://site.test/uploads/987.png',
          'other:2': 'https://site.test/x.png',
          __proto__: 'x',
        },
        quiz: { 'quiz-1': ['2+2=?', 'hash'], constructor: ['a'], 'quiz-2': 'wrong' },
      }),
    ];
    const { form, find, all } = await open(quiz('quiz-1') + quiz('quiz-1') + captcha('captcha-1') + captcha('other:2'));
    type(find('[name=quiz-1]'), '2');
    type(find('[name=captcha-1]'), 'KMPR');
    await submit(form);
    await until(() => find('.wpcf7-quiz-label').textContent === '2+2=?');
    expect(all('.wpcf7-quiz-label').map((label) => label.textContent)).toEqual(['2+2=?', '2+2=?']);
    expect(all('[name="_wpcf7_quiz_answer_quiz-1"]').map(({ value }) => value)).toEqual(['hash', 'hash']);
    expect([find('[name=quiz-1]').value, find('[name=captcha-1]').value]).toEqual(['', '']);
    expect(all<HTMLImageElement>('img').map((image) => image.getAttribute('src'))).toEqual([
      'https://site.test/uploads/987.png',
      'https://site.test/x.png',
    ]);
    expect(find('[name="_wpcf7_captcha_challenge_captcha-1"]').value).toBe('987');
    expect(find('[name="_wpcf7_captcha_challenge_other:2"]').value).toBe('1');
  });

  it.each(['png', 'gif', 'jpeg'])('are identified by the digits in the name of their .%s image', async (extension) => {
    stage.server.feedback = [
      answer('spam', { captcha: { 'captcha-1': `https://site.test/uploads/4711.${extension}` } }),
    ];
    const { form, find } = await open(captcha('captcha-1'));
    await submit(form);
    await until(() => find('img').getAttribute('src')?.includes('4711') === true);
    expect(find('[name="_wpcf7_captcha_challenge_captcha-1"]').value).toBe('4711');
  });

  it('are fetched on cached pages, and values are kept', async () => {
    stage.serve({ cached: 1 });
    stage.server.refill = [{ quiz: { 'quiz-1': ['2+2=?', 'hash'] } }];
    const heard = hear();
    const { find, form } = await open(text('your-name') + quiz('quiz-1'));
    find('[name=your-name]').value = 'Noor';
    find('[name=your-name]').dispatchEvent(new Event('focusin', { bubbles: true }));
    await until(() => heard.names.includes('reset'));
    expect(heard.names).toEqual(['statuschanged', 'statuschanged', 'reset']);
    expect(find('.wpcf7-quiz-label').textContent).toBe('2+2=?');
    expect([find('[name=your-name]').value, form.dataset.status]).toEqual(['Noor', 'init']);
    heard.stop();
  });
});

describe('values that a browser restores after the mount', () => {
  it('enable the free text and the button on pageshow without other events', async () => {
    const list = choices('how', 'checkbox', ['Post', 'Other'])
      .replaceAll('wpcf7-list-item"', 'wpcf7-list-item has-free-text"')
      .replaceAll('</label>', '</label><input type="text" class="wpcf7-free-text" name="_wpcf7_free_text_how">');
    const { button, find } = await open(list + acceptance('terms'));
    await until(() => button.disabled);
    find('[name=terms]').checked = true;
    find('[value=Other]').checked = true;
    window.dispatchEvent(new Event('pageshow'));
    await until(() => !button.disabled);
    expect(
      find('[value=Other]').closest('.wpcf7-list-item')?.querySelector<HTMLInputElement>('[type=text]')?.disabled,
    ).toBe(false);
  });
});
