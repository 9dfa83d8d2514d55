/** What visitors do with the goals of a page's tests (docs/reference/tracking.md#goals). */
import { asNumber, asRecord, converted, observe, page, type Release } from '@enliven/core';
import { listeners } from '../shared/listeners';
import { deleteCookie, readCookie, writeCookie } from './cookies';
import { commentCookie, pending, type Records, SHOP, shortcodeCookie, type Trial } from './records';

const GOAL = '.et_pb_ab_goal';
const BUTTON = '.et_pb_button';
/** Their success counts, not the press. */
const FORMS = '.et_pb_contact_form_container,.et_pb_newsletter';
const COMMENTS = '.et_pb_comments_module';
/** Milliseconds for which a goal has to be there to count as read. */
const DWELL = 3000;
/** Seconds on the page until it counts as read, where the site does not say. */
const BOUNCE = 5;

const goalsOf = (owner: Document, { post }: Trial) => owner.querySelectorAll(`${GOAL}_id-${post}`);

/** Any part of it is inside the window. */
function isSeen(element: Element): boolean {
  const { width, height, top, right, bottom, left } = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = element.ownerDocument.defaultView as Window;
  return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** Below the last row there may be nothing to scroll to. */
const isLast = (goal: Element): boolean =>
  goal.closest('.et_pb_section:last-of-type > .et_pb_row:last-of-type') !== null;

/** @returns the function that ends it */
export function watchGoals(owner: Document, trials: readonly Trial[], records: Records): Release {
  const view = owner.defaultView as Window;
  const { ab_bounce_rate, ignore_waypoints, is_shortcode_tracking } = asRecord(page().global('et_pb_custom'));
  const { on, end } = listeners(true);
  let timers: ReturnType<typeof setTimeout>[] = [];
  const observers: IntersectionObserver[] = [];

  const after = (delay: number, callback: () => unknown) => timers.push(setTimeout(callback, delay));
  function clear(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }
  const goalOf = (target: EventTarget | null) => (target as Element | null)?.closest?.(GOAL) ?? undefined;
  const trialOf = (goal: Element | undefined) => trials.find(({ post }) => goal?.matches(`${GOAL}_id-${post}`));

  function read(): void {
    const seconds = Math.min(Math.max(0, asNumber(ab_bounce_rate) ?? BOUNCE), 3600);
    for (const trial of trials)
      if (!records.has(trial, 'read_page')) after(seconds * 1000, () => records.add(trial, 'read_page'));
  }

  function cross(trial: Trial, goal: Element): void {
    if (records.has(trial, 'read_goal') || !isSeen(goal)) return;
    void records.add(trial, 'view_goal');
    after(DWELL, () => isSeen(goal) && records.add(trial, 'read_goal'));
  }

  function watch(trial: Trial, goal: Element): void {
    if (ignore_waypoints === 'yes' || typeof IntersectionObserver !== 'function') {
      cross(trial, goal);
      return;
    }
    const last = isLast(goal);
    let before = false;
    const observer = new IntersectionObserver(
      (entries) => {
        // It may have gone there and back.
        for (const { isIntersecting, intersectionRatio } of entries) {
          const past = isIntersecting && (!last || intersectionRatio > 0.98);
          if (past !== before) cross(trial, goal);
          before = past;
        }
      },
      // Without end upwards, so that an edge crosses one line only.
      { rootMargin: `999999px 0px ${last ? '0px' : '-20%'} 0px`, threshold: last ? [0, 0.99, 1] : 0 },
    );
    observer.observe(goal);
    observers.push(observer);
  }

  /** Notes that a conversion may follow. @returns false where one has been counted */
  function note(trial: Trial, cookie: string, value?: string): boolean {
    const isOpen = !records.has(trial, 'con_goal');
    if (isOpen) writeCookie(owner, cookie, value);
    return isOpen;
  }

  function press({ target }: Event): void {
    const goal = goalOf(target);
    const trial = trialOf(goal);
    if (!goal || !trial) return;
    const isButtons = goal.matches('.et_pb_module') && (goal.matches(BUTTON) || goal.querySelector(BUTTON) !== null);
    if (isButtons) {
      if (goal.matches(FORMS) || goal.querySelector(FORMS) || !(target as Element).closest(BUTTON)) return;
      if (goal.matches(COMMENTS) && note(trial, commentCookie(trial))) return;
    } else if (goal.matches('.et_pb_shop')) note(trial, SHOP, pending(trial));
    void records.add(trial, 'click_goal');
  }

  on(owner, 'click', press);
  // A comment may be sent by keys alone.
  on(owner, 'submit', ({ target }) => {
    const goal = goalOf(target);
    const trial = trialOf(goal);
    if (trial && goal?.matches(COMMENTS)) note(trial, commentCookie(trial));
  });
  const unsubscribe = converted.on(({ element, until }) => {
    const trial = trialOf(goalOf(element));
    if (trial) until(records.add(trial, 'con_goal'));
  });

  const found = new Set<Element>();
  function find(): void {
    for (const trial of trials)
      for (const goal of goalsOf(owner, trial)) {
        if (found.has(goal)) continue;
        found.add(goal);
        watch(trial, goal);
        if (!goal.matches(COMMENTS) || !view.location.hash.startsWith('#comment-')) continue;
        if (readCookie(owner, commentCookie(trial)) !== 'true') continue;
        deleteCookie(owner, commentCookie(trial));
        void records.add(trial, 'con_goal');
      }
  }

  for (const trial of trials)
    if (is_shortcode_tracking === 'on' && !records.has(trial, 'con_short'))
      writeCookie(owner, shortcodeCookie(trial.post), pending(trial));
  find();
  // Goals may come late, e.g. with the next page of a list.
  const stopObserving = observe(owner, find, () => {});
  read();
  // A page that sleeps counts nothing; what wakes begins anew, and what is recorded stays so.
  on(view, 'pagehide', clear);
  on<PageTransitionEvent>(view, 'pageshow', ({ persisted }) => persisted && read());

  return () => {
    end();
    unsubscribe();
    stopObserving();
    clear();
    for (const observer of observers) observer.disconnect();
  };
}
