/** `MessageChannel` of Node for tests in a VM context, which does not have one. Preact schedules effects with it. */
import { MessageChannel } from 'node:worker_threads';

Object.assign(globalThis, { MessageChannel });
