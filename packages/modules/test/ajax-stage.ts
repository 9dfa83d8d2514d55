/** A module with Ajax pagination, and its server. */
import { click, finishAnimations, htmlResponse, nextFrames, renderBehavior, until } from '@enliven/testing';
import { ajaxPagination } from '../src';
import { blog as markup } from './grid-markup';

const open: (() => Promise<void>)[] = [];
export const calls: { url: string; init: RequestInit | undefined }[] = [];
const { fetch } = globalThis;
export type Answer = (url: string, init?: RequestInit) => Promise<Response>;

export const list = (page: number, more = {}) => markup({ grid: false, page, count: 2, ...more });
export const asPage = (body: string, status = 200) => htmlResponse(`<html><body>${body}</body></html>`, { status });

export function answerWith(answer: Answer): void {
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    calls.push({ url: String(url), init });
    return answer(String(url), init);
  }) as typeof globalThis.fetch;
}

export async function render(page = list(1)) {
  const { element, stop } = await renderBehavior(ajaxPagination, page);
  open.push(stop);
  const module = element.closest('.et_pb_module') as HTMLElement;
  const titles = () => [...element.querySelectorAll('.entry-title')].map((title) => title.textContent);
  const older = () => element.querySelector('.alignleft a') as HTMLAnchorElement;
  const newer = () => element.querySelector('.alignright a') as HTMLAnchorElement;
  const alert = () => document.querySelector('[role=alert]');
  const status = () => document.querySelector('[role=status]')?.textContent;
  async function turn(link: Element) {
    click(link);
    await nextFrames();
    await finishAnimations();
    await until(() => element.getAttribute('aria-busy') === null);
    await finishAnimations();
  }
  return { element, module, titles, older, newer, alert, status, turn, stop };
}

/** Answers requests with the pages of the blog. */
export const answerPages = (): void =>
  answerWith(async (url) => asPage(list(Number(/page\/(\d)/.exec(url)?.[1] ?? 1))));

export async function clear(): Promise<void> {
  for (const stop of open.splice(0)) await stop();
  globalThis.fetch = fetch;
  calls.length = 0;
  document.body.innerHTML = '';
  document.body.className = '';
  for (const name of ['ETBlockLayoutModulesScript', 'et_pb_ajax_pagination_cache']) delete (globalThis as never)[name];
}
