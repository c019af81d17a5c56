import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Outcome {
  /** 0: no answer. */
  status: number;
  hasRetryAfter: boolean;
  ms: number;
}

/** Sends requests at a fixed rate, whether or not earlier ones are answered. */
export async function openLoop(load: {
  url: string;
  perSecond: number;
  seconds: number;
}): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true });
  const pending: Promise<Outcome>[] = [];
  const startedAt = performance.now();
  const total = Math.round(load.perSecond * load.seconds);
  while (pending.length < total) {
    const due = Math.min(total, ((performance.now() - startedAt) / 1000) * load.perSecond);
    while (pending.length < due) pending.push(send(load.url, agent));
    await pause(5);
  }
  const outcomes = await Promise.all(pending);
  agent.destroy();
  return outcomes;
}

function send(url: string, agent: Agent): Promise<Outcome> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, hasRetryAfter: boolean) =>
      resolve({ status, hasRetryAfter, ms: performance.now() - startedAt });
    const sending = request(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.on('end', () => end(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined));
      answer.on('error', () => end(0, false));
    });
    sending.on('error', () => end(0, false));
    sending.end();
  });
}
