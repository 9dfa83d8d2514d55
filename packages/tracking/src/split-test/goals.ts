/** Records the visitor's actions on the goals of a page's tests (docs/reference/tracking.md#goals). */
import {
  $viewport,
  asNumber,
  closestTo,
  converted,
  matches,
  member,
  membersOf,
  observeMarkup,
  revealed,
  type Scope,
} from '@enliven/core';
import { listenNatively } from '../shared/listen-natively';
import {
  addRecord,
  commentCookie,
  isRecorded,
  SHOP,
  settings,
  shortcodeCookie,
  type Trial,
  takeCookie,
  trialText,
  writeCookie,
} from './records';

const GOAL = '.et_pb_ab_goal';
const BUTTON = '.et_pb_button';
/** Goals of which an accepted form counts, not a press. */
const FORMS = '.et_pb_contact_form_container,.et_pb_newsletter';
const COMMENTS = '.et_pb_comments_module';
/** Milliseconds for which a goal has to be visible to count as read. */
const READ_TIME = 3000;
/** Seconds after which the page counts as read. */
const DEFAULT_BOUNCE_TIME = 5;

const goalSelector = ({ post }: Trial) => `${GOAL}${GOAL}_id-${post}`;

/** Whether a part of an element is inside the window. */
function isVisible(element: Element): boolean {
  const { top, right, bottom, left } = member(element, 'getBoundingClientRect')();
  const { width, height } = $viewport.get();
  return bottom > Math.max(top, 0) && right > Math.max(left, 0) && top < height && left < width;
}

/** Records actions on goals until the scope ends. */
export function watchGoals(scope: Scope, owner: Document, trials: readonly Trial[]): void {
  const view = owner.defaultView as Window;
  const { ab_bounce_rate, ignore_waypoints, is_shortcode_tracking } = settings();
  const on = <E extends Event>(target: EventTarget, type: string, handler: (event: E) => void) =>
    listenNatively(scope, target, type, handler, true);
  /** Timers of the visit, which a page in the back/forward cache ends. */
  let timers = scope.open();

  /** Calls back with the goals around an element and their tests: a tested layout may contain tested posts. */
  function withGoals(element: EventTarget | null, callback: (goal: Element, trial: Trial) => unknown): void {
    for (const trial of trials) {
      const goal = closestTo(element, goalSelector(trial));
      if (goal) callback(goal, trial);
    }
  }

  function startReading(): void {
    const seconds = Math.min(asNumber(ab_bounce_rate) ?? DEFAULT_BOUNCE_TIME, 3600);
    for (const trial of trials) timers.timeout(() => void addRecord(trial, 'read_page'), seconds * 1000);
  }

  function recordView(goal: Element, trial: Trial): void {
    if (isRecorded(trial, 'read_goal') || !isVisible(goal)) return;
    void addRecord(trial, 'view_goal');
    timers.timeout(() => isVisible(goal) && void addRecord(trial, 'read_goal'), READ_TIME);
  }

  function watchView(goal: Element, trial: Trial): void {
    if (ignore_waypoints === 'yes') {
      const check = () => recordView(goal, trial);
      scope.add(revealed.on(check));
      check();
      return;
    }
    // The page may end below the last row, so that its goal never reaches the line.
    const last = closestTo(goal, '.et_pb_section:last-of-type > .et_pb_row:last-of-type');
    let wasPast = false;
    const observer = new IntersectionObserver(
      (entries) => {
        // The goal may have crossed the line twice.
        for (const { isIntersecting, intersectionRatio } of entries) {
          const isPast = isIntersecting && (!last || intersectionRatio > 0.98);
          if (isPast !== wasPast) recordView(goal, trial);
          wasPast = isPast;
        }
      },
      // Extended upwards, so that an edge crosses only one line.
      { rootMargin: `999999px 0px ${last ? 0 : -20}% 0px`, threshold: [0, 0.99, 1] },
    );
    observer.observe(goal);
    scope.add(() => observer.disconnect());
  }

  /** Stores that a conversion may follow on another page. @returns false if a conversion is recorded already */
  function storePending(trial: Trial, cookie: string, value?: string): boolean {
    const isOpen = !isRecorded(trial, 'con_goal');
    if (isOpen) writeCookie(owner, cookie, value);
    return isOpen;
  }
  const storeComment = (goal: Element, trial: Trial) =>
    matches(goal, COMMENTS) && storePending(trial, commentCookie(trial));

  on(owner, 'click', ({ target }) =>
    withGoals(target, (goal, trial) => {
      const { matches, querySelector } = membersOf(goal);
      if (matches('.et_pb_module') && (matches(BUTTON) || querySelector(BUTTON))) {
        if (matches(FORMS) || !closestTo(target, BUTTON)) return;
        if (storeComment(goal, trial)) return;
      } else if (matches('.et_pb_shop')) storePending(trial, SHOP, trialText(trial));
      void addRecord(trial, 'click_goal');
    }),
  );
  // A comment may be sent by keyboard, without a click.
  on(owner, 'submit', ({ target }) => withGoals(target, storeComment));

  const known = new Set<Element>();
  function findGoals(): void {
    for (const trial of trials)
      for (const goal of owner.querySelectorAll(goalSelector(trial))) {
        if (known.has(goal)) continue;
        known.add(goal);
        watchView(goal, trial);
        const isCommentSent = matches(goal, COMMENTS) && owner.location.hash.startsWith('#comment-');
        if (isCommentSent && takeCookie(owner, commentCookie(trial)) === 'true') void addRecord(trial, 'con_goal');
      }
  }

  for (const trial of trials)
    if (is_shortcode_tracking === 'on' && !isRecorded(trial, 'con_short'))
      writeCookie(owner, shortcodeCookie(trial.post), trialText(trial));
  findGoals();
  scope.add(
    // For a goal around a form presses count; only a form that is the goal itself converts.
    converted.on(({ element, until }) =>
      withGoals(element, (goal, trial) => goal === element && until(addRecord(trial, 'con_goal'))),
    ),
  );
  // Goals may be inserted later, for example with the next page of a list.
  scope.add(observeMarkup(owner, findGoals, () => {}));
  startReading();
  // A page in the back/forward cache counts nothing; a restored one starts again, and records stay.
  on(view, 'pagehide', () => {
    timers.dispose();
    timers = scope.open();
  });
  on<PageTransitionEvent>(view, 'pageshow', ({ persisted }) => persisted && startReading());
}
