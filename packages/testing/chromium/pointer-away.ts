/** Takes the mouse off the page before each test: it stays where the last click left it, over elements of other tests. */
import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerAway(): Promise<void>;
  }
}

beforeEach(() => commands.movePointerAway());
