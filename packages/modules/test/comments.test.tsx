/** Comments: buttons, fields, keys and replies in place (docs/reference/comments.md). */
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

describe('buttons of comments', () => {
  it('have the classes and the icon of the module', async () => {
    const { links, find } = await render();
    for (const button of [...links, find('.submit')]) {
      expect([...button.classList]).toEqual(expect.arrayContaining(['et_pb_button', 'et_pb_custom_button_icon']));
      expect(button.getAttribute('data-icon')).toBe('5');
    }
  });

  it('have no icon when the module has none', async () => {
    const { links } = await render(markup('data-icon=""'));
    expect([...(links[0]?.classList ?? [])]).toEqual(['comment-reply-link', 'et_pb_button']);
    expect(links[0]?.hasAttribute('data-icon')).toBe(false);
  });

  it('outside of a comments module have the class of buttons', async () => {
    const { links } = await render(markup().replace('et_pb_comments_module', 'other'));
    expect(links[0]?.classList.contains('et_pb_button')).toBe(true);
  });
});

describe('fields of the comment form', () => {
  it('show the label as placeholder, and keep the label for assistive technology', async () => {
    const { find } = await render();
    expect(find('#comment').placeholder).toBe('Comment *');
    expect(find('#author').placeholder).toBe('Name *');
    expect(find('#author').value).toBe('');
    const label = find('label[for=author]');
    expect(label.style.position).toBe('absolute');
    expect(getComputedStyle(label).display).not.toBe('none');
  });

  it('keep a placeholder of the server, and labels of checkboxes', async () => {
    const { find } = await render();
    expect(find('#url').placeholder).toBe('https://');
    expect(find('label[for=consent]').hasAttribute('style')).toBe(false);
  });
});

describe('the comment form', () => {
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

  it.each([{ ctrlKey: true }, { metaKey: true }])('is sent with Enter and %o', async (init) => {
    expect(await presses(init)).toBe(1);
  });
  it('is not sent with Enter alone', async () => {
    expect(await presses({})).toBe(0);
  });
  it('is not sent while an input method composes', async () => {
    expect(await presses({ ctrlKey: true, isComposing: true })).toBe(0);
  });
  it('is not sent by Enliven if WordPress’ script runs', async () => {
    Object.assign(globalThis, { addComment: {} });
    expect(await presses({ ctrlKey: true })).toBe(0);
  });
});

describe('replies to comments', () => {
  it('move the form below the comment, name the commenter, and can be cancelled', async () => {
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

  it('write the parent as an attribute, because Firefox restores properties after a reload', async () => {
    const { find, links } = await render();
    const set = vi.spyOn(HTMLInputElement.prototype, 'value', 'set');
    click(links[1] as Element);
    await nextFrames();
    expect(find('[name=comment_parent]').getAttribute('value')).toBe('8');
    expect(set).not.toHaveBeenCalled();
    set.mockRestore();
  });

  it('are undone when the behavior ends', async () => {
    const { links, stop } = await render();
    const server = asParsed(markup());
    click(links[0] as Element);
    await nextFrames();
    await stop();
    expect(document.body.innerHTML.trim()).toBe(server);
  });

  it('keep the typed text', async () => {
    const { find, links } = await render();
    find('#comment').value = 'Half a sentence';
    click(links[0] as Element);
    await nextFrames();
    expect(find('#comment').value).toBe('Half a sentence');
  });

  it.each([
    ['Ctrl is held', { ctrlKey: true }, {}],
    ['WordPress’ script runs', {}, { addComment: {} }],
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

  it('follow the link if the markup does not name the form', async () => {
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
