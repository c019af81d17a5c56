import { setTimeout as pause } from 'node:timers/promises';
import { TAKE_TIMEOUT_MS } from '../sessions.ts';
import { isFull } from './server-problem.ts';

const retryMs = 100;

/** Opens a connection, and waits for one while the server grants no more. `onFull` may throw to end that. */
export async function retryWhenFull<T>(open: () => Promise<T>, onFull: (error: unknown) => void): Promise<T> {
  const until = performance.now() + TAKE_TIMEOUT_MS;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!isFull(error) || performance.now() > until) throw error;
      onFull(error);
      await pause(retryMs);
    }
  }
}
