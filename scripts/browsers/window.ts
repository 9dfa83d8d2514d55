/** Browser window that is driven by WebDriver: actions of a visitor, in terms that both versions of the protocol share. */

/** Input source with its actions, which are the same in WebDriver and WebDriver BiDi. */
export interface InputSource {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' | 'touch' };
  actions: readonly Readonly<Record<string, unknown>>[];
}

/** Interface that a browser's protocol must provide. */
export interface Driver {
  goto(address: string): Promise<void>;
  /** CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** @param expression evaluates to a promise of text */
  evaluate(expression: string): Promise<string>;
  perform(sources: readonly InputSource[]): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds after which an expected state counts as missing. */
const PATIENCE = 8000;
const POLL = 50;
/** Number of frames in which an element must not move before a press. */
const FRAMES = 3;

/** Name in `KeyboardEvent.key` → character that WebDriver uses for the key. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

interface Point {
  x: number;
  y: number;
}

const pause = (duration: number) => ({ type: 'pause', duration });
const move = ({ x, y }: Point, duration = 0) => ({ type: 'pointerMove', x, y, duration });
const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };
const key = (type: 'keyDown' | 'keyUp', name: string) => ({ type, value: KEYS[name] ?? name });

export class BrowserWindow {
  constructor(private readonly driver: Driver) {}

  goto = (address: string): Promise<void> => this.driver.goto(address);
  resize = (width: number, height: number): Promise<void> => this.driver.resize(width, height);
  close = (): Promise<void> => this.driver.close();

  /** Evaluates an expression in the page. @param expression evaluates to JSON or to a promise of JSON */
  async evaluate<T>(expression: string): Promise<T> {
    return JSON.parse(
      await this.driver.evaluate(`(async () => JSON.stringify((await (${expression})) ?? null))()`),
    ) as T;
  }

  /** Waits until an expression is true. @param what expected state, for the error @throws Error after `PATIENCE` */
  async until(what: string, expression: string): Promise<void> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      if (await this.evaluate<boolean>(`Boolean(${expression})`)) return;
      await new Promise((resolve) => setTimeout(resolve, POLL));
    }
    throw new Error(`${what}: not within ${PATIENCE / 1000} s`);
  }

  /** Scrolls to the first match and returns its center. @throws Error if another element covers it */
  private async pointOf(selector: string): Promise<Point> {
    const text = JSON.stringify(selector);
    await this.until(`"${selector}" is there`, `document.querySelector(${text})?.getClientRects().length`);
    // Firefox scrolls back to the caret after typing, so the position must stay the same for some frames.
    const point = await this.evaluate<(Point & { top: string }) | null>(`(async () => {
      const element = document.querySelector(${text});
      for (let same = 0, last = NaN, frame = 0; same < ${FRAMES} && frame < 20 * ${FRAMES}; frame++) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { top } = element.getBoundingClientRect();
        same = Math.abs(top - last) < 2 ? same + 1 : 0;
        last = top;
        await new Promise((resolve) => setTimeout(resolve, 17));
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      const hit = document.elementFromPoint(x, y);
      return { x, y, top: element.contains(hit) || hit?.contains(element) ? '' : String(hit?.className || hit?.nodeName) };
    })()`);
    if (!point || point.top) throw new Error(`"${selector}" cannot be reached: "${point?.top}" covers it`);
    return point;
  }

  private readonly pointer = (pointerType: 'mouse' | 'touch', actions: InputSource['actions']): Promise<void> =>
    this.driver.perform([{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }]);

  async click(selector: string): Promise<void> {
    await this.pointer('mouse', [move(await this.pointOf(selector)), DOWN, pause(30), UP]);
  }

  /** Swipes to the left with one finger. */
  async swipe(selector: string, pixels: number): Promise<void> {
    const { x, y } = await this.pointOf(selector);
    const from = { x: Math.round(x + pixels / 2), y };
    await this.pointer('touch', [move(from), DOWN, move({ x: from.x - pixels, y }, 200), UP]);
  }

  async press(name: string, shift = false): Promise<void> {
    const strokes = [key('keyDown', name), key('keyUp', name)];
    const actions = shift ? [key('keyDown', 'Shift'), ...strokes, key('keyUp', 'Shift')] : strokes;
    await this.driver.perform([{ type: 'key', id: 'keys', actions }]);
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((letter) => [key('keyDown', letter), key('keyUp', letter)]);
    await this.driver.perform([{ type: 'key', id: 'keys', actions }]);
  }
}
