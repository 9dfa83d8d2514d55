/** Runs a program on a renderer and writes down what can be observed. */
import { setImmediate } from 'node:timers';
import { createRoot } from './components';
import type { Program, Step } from './program';
import { type Library, World } from './world';

/** A renderer whose passive effects wait until they are asked for. */
export interface Side {
  library: Library;
  /** @returns how to unmount it */
  mount(component: () => unknown, onFailed: (error: unknown) => void): () => void;
  /** Begins the passive effects that wait. @returns whether any did */
  idle(): boolean;
  /** To be called before and after a program. */
  enter(): void;
  leave(): void;
}

export interface Observed {
  log: string[];
  /** First error of the renderer before the unmount. */
  failure: string | undefined;
}

/** All microtasks are over when it resolves. */
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
    // React begins passive effects at once after a store has changed, and ends them later after a rendering has failed.
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
