import { setTimeout as pause } from 'node:timers/promises';
import { createBenchDatabase } from './support/databases.ts';
import type { Measured } from './support/measured.ts';
import { percentile, table } from './support/numbers.ts';
import { type Outcome, openLoop } from './support/open-loop.ts';
import { type RunningProcess, startSite } from './support/processes.ts';
import { atLength } from './support/quick.ts';
import { sendRequest } from './support/send-request.ts';

const clients = 32;
const seconds = atLength(10, 2);
const probeEveryMs = 250;

/** Rendered for every request. */
const page = '/checkout/main-course';
const others = ['/healthz', '/', '/calm.css'];

/**
 * Sends twice the rate that the server sustains. Beyond its capacity it must refuse with 503 and Retry-After, keep
 * answering health checks, cached pages and assets, and recover.
 */
export async function benchOverload(): Promise<Measured> {
  const database = await createBenchDatabase('embedded');
  const site = await startSite(database.variables);
  try {
    for (const path of others) await sendRequest(`${site.url}${path}`, 'GET');
    const before = await sustainedRate(site);
    const probing = probe(site);
    const under = await openLoop({ url: `${site.url}${page}`, perSecond: 2 * before, seconds });
    const probes = await probing.stop();
    const startedAt = performance.now();
    const first = await sendRequest(`${site.url}${page}`, 'GET');
    const recoveredInMs = performance.now() - startedAt;
    const after = await sustainedRate(site);
    const faults = [
      ...under.flatMap(faultOf),
      ...probes.flatMap((one) => (one.status === 200 ? [] : [`${one.what} answered ${one.status}`])),
      ...(first.status === 200 ? [] : [`after the overload the page answers ${first.status}`]),
    ];
    return { text: tableOf(under, probes, { before, after, recoveredInMs }), faults };
  } finally {
    await site.stop();
    await database.remove();
  }
}

interface Probe {
  what: string;
  status: number;
  ms: number;
}

interface Rates {
  before: number;
  after: number;
  recoveredInMs: number;
}

function tableOf(under: readonly Outcome[], probes: readonly Probe[], rates: Rates): string {
  const share = (status: number) =>
    `${((100 * under.filter((one) => one.status === status).length) / under.length).toFixed(0)} %`;
  const ms = (values: readonly number[]) =>
    `${percentile(values, 0.5).toFixed(0)} / ${percentile(values, 0.99).toFixed(0)}`;
  const of = (status: number) => under.filter((one) => one.status === status).map((one) => one.ms);
  return table(
    ['what', 'value'],
    [
      ['sustained rate, pages/s', rates.before.toFixed(0)],
      ['requests at twice that rate', String(under.length)],
      ['answered with the page', share(200)],
      ['refused with 503 and Retry-After', share(503)],
      ['page, ms (median / 99 %)', ms(of(200))],
      ['refusal, ms', ms(of(503))],
      ...others.map((path) => [
        `${path} during overload, ms`,
        ms(probes.flatMap((one) => (one.what === path ? [one.ms] : []))),
      ]),
      ['first page after the overload, ms', rates.recoveredInMs.toFixed(0)],
      ['sustained rate afterwards, of before', (rates.after / rates.before).toFixed(2)],
    ],
  );
}

function faultOf({ status, hasRetryAfter }: Outcome): string[] {
  if (status === 200 || (status === 503 && hasRetryAfter)) return [];
  return [status === 503 ? '503 without Retry-After' : `the page answered ${status || 'nothing'}`];
}

async function sustainedRate({ url }: RunningProcess): Promise<number> {
  let count = 0;
  const until = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const { status } = await sendRequest(`${url}${page}`, 'GET', { 'accept-encoding': 'br' });
      if (status === 200) count += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return count / seconds;
}

function probe({ url }: RunningProcess): { stop: () => Promise<Probe[]> } {
  const probes: Probe[] = [];
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      for (const what of others) {
        const startedAt = performance.now();
        const { status } = await sendRequest(`${url}${what}`, 'GET');
        probes.push({ what, status, ms: performance.now() - startedAt });
      }
      await pause(probeEveryMs);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await running;
      return probes;
    },
  };
}
