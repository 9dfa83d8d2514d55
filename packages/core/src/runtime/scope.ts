/** Scope of a behavior: everything that the behavior does to the page, undone by one call. */
import { type Claim, type ClaimKey, type ClaimSet, claim, claimSet, type Release } from '../claims/claim';
import { insert } from '../dom/insert';
import { listen } from '../dom/jquery';
import { onFrame } from '../dom/on-frame';
import { type Motion, playMotion } from '../dom/play-motion';
import { guard, type Place } from '../errors/report';
import { RANGES } from '../page/ranges';
import { lazy } from './lazy';

/** Store that a scope can subscribe to. */
interface Store<T> {
  listen(listener: (value: T) => void): Release;
}

/**
 * Scope of all changes that a behavior makes to the page. Each method returns the function that undoes its change; `dispose` undoes all
 * changes, the newest first. Errors that callbacks throw are reported with the place.
 *
 * Hooks open a scope for as long as their component lives (`useScope`); controllers without React receive one.
 */
export class Scope {
  /** Package, behavior and element, which reports name as their source. */
  readonly place: Place;
  /** Whether the scope has ended. */
  isDisposed = false;
  private releases = new Set<Release>();

  constructor(place: Place) {
    this.place = place;
  }

  /** Adds anything else that must be undone. In a scope that has ended it is undone at once. */
  add(undo: Release): Release {
    if (this.isDisposed) undo();
    const release = () => {
      if (this.releases.delete(release)) undo();
    };
    if (!this.isDisposed) this.releases.add(release);
    return release;
  }

  /** Writes to a server element; see `claim`. */
  claim(element: Element, key: ClaimKey, value: unknown): Claim {
    const held = claim(element, key, value);
    return Object.assign(this.add(held), { to: held.to });
  }

  /** Opens an empty set of claims that change together; see `claimSet`. */
  claims(): ClaimSet {
    const claims = claimSet();
    this.add(() => claims.set([]));
    return claims;
  }

  /** Listens to an event, even if another script sends it through jQuery; see `listen`. */
  on<E extends Event = Event>(target: EventTarget, type: string, handler: (event: E) => void): Release {
    return this.add(listen(target, type, guard(this.place, handler as (event: Event) => void)));
  }

  /** Inserts an element beside or inside a server element. */
  insert(element: Element, at: Element, where?: InsertPosition): Release {
    return this.add(insert(element, at, where));
  }

  /** Plays a motion and calls `onFinish` once it has ended; see `playMotion`. */
  animate(element: Element, motion: Motion, onFinish: () => void = () => {}): Release {
    const cancel = this.add(
      playMotion(
        element,
        motion,
        () => {
          this.releases.delete(cancel);
          onFinish();
        },
        (callback) => guard(this.place, callback),
      ),
    );
    return cancel;
  }

  /** Calls back once. @param delay milliseconds */
  timeout(callback: () => void, delay: number): Release {
    const timer = setTimeout(
      guard(this.place, () => {
        this.releases.delete(cancel);
        callback();
      }),
      Math.min(delay, RANGES.delay[1]),
    );
    const cancel = this.add(() => clearTimeout(timer));
    return cancel;
  }

  /** Calls back again and again. @param delay milliseconds */
  interval(callback: () => void, delay: number): Release {
    const timer = setInterval(guard(this.place, callback), Math.min(delay, RANGES.delay[1]));
    return this.add(() => clearInterval(timer));
  }

  /** Calls back before each frame with the time in milliseconds; not on hidden pages. */
  frame(callback: (time: number) => void): Release {
    return this.add(onFrame(guard(this.place, callback)));
  }

  /** Calls back when the value of a store has changed. */
  subscribe<T>(store: Store<T>, listener: (value: T) => void): Release {
    return this.add(store.listen(guard(this.place, listener)));
  }

  /** Fetches a part of the behavior and uses it until the scope ends; see `lazy`. */
  lazy<T>(load: () => Promise<T>, use: (part: T) => unknown, onMissing?: () => void): Release {
    return this.add(lazy(load, use, this.place, onMissing));
  }

  /** Opens a scope that ends with this one at the latest. */
  open(): Scope {
    const inner = new Scope(this.place);
    inner.add(this.add(() => inner.dispose()));
    return inner;
  }

  /** Undoes everything, and ends the scope. */
  dispose(): void {
    if (this.isDisposed) return;
    this.isDisposed = true;
    for (const release of [...this.releases].reverse()) release();
  }
}
