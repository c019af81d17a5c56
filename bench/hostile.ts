import { setTimeout as pause } from 'node:timers/promises';
import { replyAddress } from '#studio/people/contact/inbound/reply-address.ts';
import { inboundDomain, proofAt } from '#tests/support/inbound/mailgun.ts';
import { cancel, freeStarts, hold } from './support/hold-slots.ts';
import {
  emailOfParts,
  longSeries,
  manyEvents,
  manyExceptions,
  neverEndingRule,
  ordinaryCalendar,
  pdfOfObjects,
} from './support/hostile-inputs.ts';
import { type HostileSite, secret, startHostileSite } from './support/hostile-site.ts';
import type { Measured } from './support/measured.ts';
import { percentile, table } from './support/numbers.ts';
import { atLength } from './support/quick.ts';
import { sendRequest } from './support/send-request.ts';

const seconds = atLength(20, 3);
const goals = { loopMs: 50, holdMs: 1_500 };
const resolutionMs = 20;
const calendars = {
  'an ordinary calendar': ordinaryCalendar(),
  'RRULE without an occurrence': neverEndingRule(),
  '6,000 events, 6,000 exceptions': manyExceptions(),
  '12,000 busy times': manyEvents(),
  '62 weekly series since 2016': longSeries(),
};

interface Scenario {
  name: string;
  send: (site: HostileSite, number: number) => Promise<unknown>;
}

const scenarios: readonly Scenario[] = [
  { name: 'nothing', send: async () => {} },
  ...Object.keys(calendars).map((name) => ({ name, send: (site: HostileSite) => site.tryAgain(name) })),
  { name: 'an email of 200,000 parts', send: sendEmail },
  { name: 'a PDF of 160,000 objects', send: sendPdf },
];

export async function benchHostile(): Promise<Measured> {
  const site = await startHostileSite(calendars);
  const faults: string[] = [];
  try {
    await warmUp(site);
    const rows: string[][] = [];
    for (const scenario of scenarios) rows.push(await measure(site, scenario, faults));
    const head = ['every second', 'event loop p99, ms', 'longest, ms', '/healthz p99, ms', 'hold p50, ms'];
    return { text: table([...head, 'longest hold, ms', 'inputs', 'MB', 'goals'], rows), faults };
  } finally {
    await site.stop();
  }
}

async function warmUp(site: HostileSite): Promise<void> {
  for (const name of Object.keys(calendars)) await site.tryAgain(name);
  const free = await freeStarts(site.url);
  for (let number = 0; number < atLength(20, 3); number += 1) await holdOnce(site, free, number);
  await pause(5_000);
}

async function measure(site: HostileSite, { name, send }: Scenario, faults: string[]): Promise<string[]> {
  const free = await freeStarts(site.url);
  if (free.length === 0) throw new Error('no hour is free');
  const [inputs, holds]: [Promise<unknown>[], Promise<number | null>[]] = [[], []];
  const probing = probe(site);
  await site.loopDelay();
  for (let number = 0; number < seconds; number += 1) {
    inputs.push(send(site, number));
    holds.push(holdOnce(site, free, number));
    await pause(1_000);
  }
  const delay = await site.loopDelay();
  const sent = await Promise.allSettled(inputs);
  const held = await Promise.all(holds);
  const probes = await probing.stop();
  const times = held.filter((ms) => ms !== null);
  if (times.length < held.length) faults.push(`${name}: ${held.length - times.length} holds failed`);
  const failed = sent.flatMap((one) => (one.status === 'rejected' ? [`${name}: ${one.reason}`] : []));
  faults.push(...failed.slice(0, 1));
  const loopMs = Math.max(0, delay.p99 * 1_000 - resolutionMs);
  const longest = Math.max(...times);
  const isMet = loopMs <= goals.loopMs && longest <= goals.holdMs;
  const figures = [
    loopMs,
    delay.max * 1_000 - resolutionMs,
    percentile(probes, 0.99),
    percentile(times, 0.5),
    longest,
  ];
  return [
    name,
    ...figures.map((ms) => ms.toFixed(0)),
    `${sent.length - failed.length} of ${sent.length}`,
    String(site.rssMb()),
    isMet ? 'met' : 'missed',
  ];
}

async function holdOnce(site: HostileSite, free: readonly string[], client: number): Promise<number | null> {
  const round = { acknowledged: [], units: [], taken: [], limited: 0, failed: 0 };
  const startedAt = performance.now();
  const held = await hold(site.url, free, client, round);
  const ms = performance.now() - startedAt;
  if (held) await cancel(site.url, held, client);
  return held || round.taken.length > 0 ? ms : null;
}

function probe({ url }: HostileSite): { stop: () => Promise<number[]> } {
  const times: number[] = [];
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await sendRequest(`${url}/healthz`, 'GET');
      times.push(performance.now() - startedAt);
      await pause(25);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await running;
      return times;
    },
  };
}

async function sendEmail({ url }: HostileSite, number: number): Promise<void> {
  const form = new URLSearchParams({
    ...proofAt(Temporal.Now.instant()),
    recipient: replyAddress(crypto.randomUUID(), inboundDomain, secret),
    sender: 'mia@example.com',
    'body-mime': emailOfParts(`${number}-${crypto.randomUUID()}`),
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await sendRequest(`${url}/webhooks/email/mime`, 'POST', headers, form.toString());
}

async function sendPdf({ url }: HostileSite, number: number): Promise<void> {
  const from = { 'x-forwarded-for': `10.8.${number}.1` };
  const { body } = await sendRequest(`${url}/functions/v1/upload-token`, 'POST', from, '{}');
  const { token } = JSON.parse(String(body)) as { token: string };
  const headers = { ...from, 'x-upload-token': token, 'content-type': 'application/pdf' };
  const path = `/storage/v1/object/magazine-pdfs/bench-${crypto.randomUUID()}.pdf`;
  await sendRequest(`${url}${path}`, 'POST', headers, pdfOfObjects().toString('latin1'));
}
