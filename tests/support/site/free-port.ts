import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range of ephemeral ports. */
const lowest = 16_000;
const each = 1_000;
/** Each process of a run uses other ports, so that no other takes one between choosing it and listening on it. */
const processes = 16;
const own = Number(process.env.VITEST_POOL_ID ?? 0) % processes;
const used = new Set<number>();

/** A free port of 127.0.0.1, another one at each call. */
export async function freePort(): Promise<number> {
  for (let left = each; left > 0; left -= 1) {
    const port = lowest + processes * Math.floor(Math.random() * each) + own;
    if (used.has(port)) continue;
    used.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port on 127.0.0.1');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
