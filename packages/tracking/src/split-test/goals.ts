/** What visitors do with the goals of a page's tests (docs/reference/tracking.md#goals). */
import { $viewport, asNumber, converted, membersOf, observeMarkup, type Release, revealed } from '@enliven/core';
import { listeners } from '../shared/listeners';
import {
  addRecord,
  commentCookie,
  isRecorded,
  pending,
  SHOP,
  settings,
  shortcodeCookie,
  type Trial,
  takeCookie,
  writeCookie,
} from './records';

const GOAL = '.et_pb_ab_goal';
const BUTTON = '.et_pb_button';
/** Their success counts, not the press. */
const FORMS = '.et_pb_contact_form_container,.et_pb_newsletter';
const COMMENTS = '.et_pb_comments_module';
/** Milliseconds for which a goal has to be there to count as read. */
const DWELL = 3000;
/** Seconds on the page until it counts as read, where the site does not say. */
const BOUNCE = 5;

const goalOf = ({ post }: Trial) => `${GOAL}${GOAL}_id-${post}`;

/** Any part of it is inside the window. */
function isSeen(element: Element): boolean {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const { width, height } = $viewport.get();
  return bottom > Math.max(top, 0) && right > Math.max(left, 0) && top < height && left < width;
}

/** @returns the function that ends it */
export function watchGoals(owner: Document, trials: readonly Trial[]): Release {
  const view = owner.defaultView as Window;
  const { ab_bounce_rate, ignore_waypoints, is_shortcode_tracking } = settings();
  const { on, end } = listeners(true);
  const timers: ReturnType<typeof setTimeout>[] = [];
  const undo: Release[] = [];

  const after = (delay: number, callback: () => unknown) => timers.push(setTimeout(callback, delay));
  const clear = () => timers.forEach(clearTimeout);

  /** Hands over the goals that an element is in, and their tests: a tested layout has tested posts in it. */
  function withGoals(element: EventTarget | null, use: (goal: Element, trial: Trial) => unknown): void {
    for (const trial of trials) {
      const goal = (element as Element | null)?.closest?.(goalOf(trial));
      if (goal) use(goal, trial);
    }
  }

  function read(): void {
    const seconds = Math.min(asNumber(ab_bounce_rate) ?? BOUNCE, 3600);
    for (const trial of trials) after(seconds * 1000, () => addRecord(trial, 'read_page'));
  }

  function cross(goal: Element, trial: Trial): void {
    if (isRecorded(trial, 'read_goal') || !isSeen(goal)) return;
    void addRecord(trial, 'view_goal');
    after(DWELL, () => isSeen(goal) && addRecord(trial, 'read_goal'));
  }

  function watch(goal: Element, trial: Trial): void {
    if (ignore_waypoints === 'yes') {
      const look = () => cross(goal, trial);
      undo.push(revealed.on(look));
      look();
      return;
    }
    // Below the last row there may be nothing to scroll to.
    const last = goal.closest('.et_pb_section:last-of-type > .et_pb_row:last-of-type');
    let before = false;
    const observer = new IntersectionObserver(
      (entries) => {
        // It may have gone there and back.
        for (const { isIntersecting, intersectionRatio } of entries) {
          const past = isIntersecting && (!last || intersectionRatio > 0.98);
          if (past !== before) cross(goal, trial);
          before = past;
        }
      },
      // Without end upwards, so that an edge crosses one line only.
      { rootMargin: `999999px 0px ${last ? 0 : -20}% 0px`, threshold: [0, 0.99, 1] },
    );
    observer.observe(goal);
    undo.push(() => observer.disconnect());
  }

  /** Notes that a conversion may follow. @returns false where one has been counted */
  function note(trial: Trial, cookie: string, value?: string): boolean {
    const isOpen = !isRecorded(trial, 'con_goal');
    if (isOpen) writeCookie(owner, cookie, value);
    return isOpen;
  }
  const noteComment = (goal: Element, trial: Trial) => goal.matches(COMMENTS) && note(trial, commentCookie(trial));

  on(owner, 'click', ({ target }) =>
    withGoals(target, (goal, trial) => {
      if (goal.matches('.et_pb_module') && (goal.matches(BUTTON) || goal.querySelector(BUTTON))) {
        if (goal.matches(FORMS) || !membersOf(target as Element).closest(BUTTON)) return;
        if (noteComment(goal, trial)) return;
      } else if (goal.matches('.et_pb_shop')) note(trial, SHOP, pending(trial));
      void addRecord(trial, 'click_goal');
    }),
  );
  // A comment may be sent by keys alone.
  on(owner, 'submit', ({ target }) => withGoals(target, noteComment));

  const found = new Set<Element>();
  function find(): void {
    for (const trial of trials)
      for (const goal of owner.querySelectorAll(goalOf(trial))) {
        if (found.has(goal)) continue;
        found.add(goal);
        watch(goal, trial);
        const isBack = goal.matches(COMMENTS) && owner.location.hash.startsWith('#comment-');
        if (isBack && takeCookie(owner, commentCookie(trial)) === 'true') void addRecord(trial, 'con_goal');
      }
  }

  for (const trial of trials)
    if (is_shortcode_tracking === 'on' && !isRecorded(trial, 'con_short'))
      writeCookie(owner, shortcodeCookie(trial.post), pending(trial));
  find();
  undo.push(
    // A goal around a form is pressed; only a form that is the goal itself converts.
    converted.on(({ element, until }) =>
      withGoals(element, (goal, trial) => goal === element && until(addRecord(trial, 'con_goal'))),
    ),
    // Goals may come late, e.g. with the next page of a list.
    observeMarkup(owner, find, () => {}),
    end,
    clear,
  );
  read();
  // A page that sleeps counts nothing; what wakes begins anew, and what is recorded stays so.
  on(view, 'pagehide', clear);
  on<PageTransitionEvent>(view, 'pageshow', ({ persisted }) => persisted && read());

  return () => {
    for (const off of undo) off();
  };
}
