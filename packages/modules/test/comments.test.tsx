/** Comments: buttons, labels, keys and replies in place (docs/reference/comments.md). */
import { click, key, nextFrames, renderBehavior } from '@enliven/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { comments } from '../src/comments';
import { comments as markup } from './small-markup';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
  Reflect.deleteProperty(globalThis, 'addComment');
});

async function render(page = markup()) {
  const { element, stop } = await renderBehavior(comments, page);
  open.push(stop);
  const find = (selector: string) => element.querySelector(selector) as HTMLInputElement;
  return { element, find, links: [...element.querySelectorAll<HTMLElement>('a.comment-reply-link')], stop };
}

describe('buttons', () => {
  it('look as the author wants them', async () => {
    const { links, find } = await render();
    for (const button of [...links, find('.submit')]) {
      expect([...button.classList]).toEqual(expect.arrayContaining(['et_pb_button', 'et_pb_custom_button_icon']));
      expect(button.getAttribute('data-icon')).toBe('5');
    }
  });

  it('have no icon of their own where the author chose none', async () => {
    const { links } = await render(markup('data-icon=""'));
    expect([...(links[0]?.classList ?? [])]).toEqual(['comment-reply-link', 'et_pb_button']);
    expect(links[0]?.hasAttribute('data-icon')).toBe(false);
  });

  it('of the theme’s own posts are ours too', async () => {
    const { links } = await render(markup().replace('et_pb_comments_module', 'other'));
    expect(links[0]?.classList.contains('et_pb_button')).toBe(true);
  });
});

describe('fields', () => {
  it('show their label inside, keep it for assistive technology, and keep their value', async () => {
    const { find } = await render();
    expect(find('#comment').placeholder).toBe('Comment *');
    expect(find('#author').placeholder).toBe('Name *');
    expect(find('#author').value).toBe('');
    const label = find('label[for=author]');
    expect(label.style.position).toBe('absolute');
    expect(getComputedStyle(label).display).not.toBe('none');
  });

  it('keep a placeholder of the server’s, and labels that are no text field’s', async () => {
    const { find } = await render();
    expect(find('#url').placeholder).toBe('https://');
    expect(find('label[for=consent]').hasAttribute('style')).toBe(false);
  });
});

describe('Ctrl or Cmd with Enter', () => {
  const presses = async (init: KeyboardEventInit, on = '#comment') => {
    const { find } = await render();
    let count = 0;
    find('[name=submit]').addEventListener('click', (event) => {
      event.preventDefault();
      count += 1;
    });
    key('Enter', find(on), init);
    return count;
  };

  it.each([{ ctrlKey: true }, { metaKey: true }])('sends: %o', async (init) => {
    expect(await presses(init)).toBe(1);
  });
  it('alone does not', async () => {
    expect(await presses({})).toBe(0);
  });
  it('leaves it to an input method that is still composing', async () => {
    expect(await presses({ ctrlKey: true, isComposing: true })).toBe(0);
  });
  it('leaves it to WordPress where its script runs', async () => {
    Object.assign(globalThis, { addComment: {} });
    expect(await presses({ ctrlKey: true })).toBe(0);
  });
});

describe('replies', () => {
  it('bring the form to the comment, name it, and take it back', async () => {
    const { element, find, links, stop } = await render();
    const server = markup();
    const respond = find('#respond');
    expect(click(links[1] as Element)).toBe(false);
    await nextFrames();
    expect(find('#comment-8').nextElementSibling).toBe(respond);
    expect(find('[name=comment_parent]').value).toBe('8');
    expect(find('#reply-title span').textContent).toBe('Reply to Guest 8');
    expect(find('#cancel-comment-reply-link').style.display).toBe('inline');
    expect(find('#wp-temp-form-div').style.display).toBe('none');
    expect(document.activeElement).toBe(find('#comment'));

    click(links[0] as Element);
    await nextFrames();
    expect(find('#comment-7').nextElementSibling).toBe(respond);
    expect(find('[name=comment_parent]').value).toBe('7');
    expect(element.querySelectorAll('#wp-temp-form-div').length).toBe(1);

    expect(click(find('#cancel-comment-reply-link'))).toBe(false);
    await nextFrames();
    expect(respond.parentElement?.id).toBe('comment-wrap');
    expect(find('[name=comment_parent]').value).toBe('0');
    expect(find('#reply-title span').textContent).toBe('Submit a Comment');
    expect(document.activeElement).toBe(links[0]);
    await stop();
    expect(document.body.innerHTML.trim()).toBe(asParsed(server));
  });

  it('set as attributes whom they answer: Firefox brings properties back after a reload, and the form is elsewhere then', async () => {
    const { find, links } = await render();
    const set = vi.spyOn(HTMLInputElement.prototype, 'value', 'set');
    click(links[1] as Element);
    await nextFrames();
    expect(find('[name=comment_parent]').getAttribute('value')).toBe('8');
    expect(set).not.toHaveBeenCalled();
    set.mockRestore();
  });

  it('are given back in the middle', async () => {
    const { links, stop } = await render();
    const server = asParsed(markup());
    click(links[0] as Element);
    await nextFrames();
    await stop();
    expect(document.body.innerHTML.trim()).toBe(server);
  });

  it('keep what was typed', async () => {
    const { find, links } = await render();
    find('#comment').value = 'Half a sentence';
    click(links[0] as Element);
    await nextFrames();
    expect(find('#comment').value).toBe('Half a sentence');
  });

  it.each([
    ['a new tab is asked for', { ctrlKey: true }, {}],
    ['WordPress’ own script runs', {}, { addComment: {} }],
  ])('are left to the browser when %s', async (_name, init, globals) => {
    const { links, find } = await render();
    Object.assign(globalThis, globals);
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener('click', stop);
    click(links[0] as Element, init);
    window.removeEventListener('click', stop);
    await nextFrames();
    expect(find('#respond').parentElement?.id).toBe('comment-wrap');
  });

  it('follow the link’s address where the markup does not say which form', async () => {
    const { links, find } = await render(markup().replaceAll('data-respondelement', 'data-other'));
    const prevented: boolean[] = [];
    const note = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', note);
    click(links[0] as Element);
    window.removeEventListener('click', note);
    await nextFrames();
    expect(prevented).toEqual([false]);
    expect(find('#respond').parentElement?.id).toBe('comment-wrap');
  });
});

function asParsed(markup_: string): string {
  const probe = document.createElement('div');
  probe.innerHTML = markup_;
  return probe.innerHTML.trim();
}
