/** Runs a program on a renderer and logs observable effects. */
import { setImmediate } from 'node:timers';
import { createRoot } from './components';
import type { Program, Step } from './program';
import { type Library, World } from './world';

/** A renderer whose passive effects run on request. */
export interface Side {
  library: Library;
  /** @returns a function that unmounts the component */
  mount(component: () => unknown, onFailed: (error: unknown) => void): () => void;
  /** Runs pending passive effects. @returns whether there were any */
  idle(): boolean;
  /** Prepares the renderer for a program. `leave` is called after the program. */
  enter(): void;
  leave(): void;
}

export interface Observed {
  log: string[];
  /** First error of the renderer before the unmount. */
  failure: string | undefined;
}

/** Resolves after all microtasks. */
const microtasks = () => new Promise<void>((resolve) => void setImmediate(resolve));

async function settle(side: Side): Promise<void> {
  do await microtasks();
  while (side.idle());
  await microtasks();
}

function take(step: Step, world: World): void {
  if (step.step === 'act') world.attempt(() => world.act(step.actions));
  else if (step.step === 'event') world.send(step.event);
  else if (step.step === 'timers') world.runTimers();
}

export async function run(program: Program, side: Side): Promise<Observed> {
  side.enter();
  const world = new World(program, side.library);
  let failure: string | undefined;
  const unmount = side.mount(createRoot(world), (error) => {
    if (!world.isOver) failure = `${error}`;
    world.isOver = true;
  });
  const pass = async () => {
    await microtasks();
    // React runs passive effects at once after a store change, and cleans them up later after a failed render.
    if (world.isOver || program.mode === 'stores') await settle(side);
  };
  await pass();
  for (const [at, step] of program.steps.entries()) {
    if (step.step === 'idle') await settle(side);
    world.log(`-- step ${at}: ${step.step}`);
    take(step, world);
    await pass();
  }
  world.log('-- end');
  world.isOver = true;
  unmount();
  await settle(side);
  world.log('-- after the end');
  world.runTimers();
  for (const event of [0, 1]) world.send(event);
  for (const set of world.targets) world.attempt(() => set((before) => before + 1));
  await settle(side);
  side.leave();
  return {
    log: world.entries.filter(({ committed }) => committed).map(({ text }) => text),
    failure,
  };
}
