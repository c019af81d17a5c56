import { expect, test } from 'vitest';
import {
  endlessHourlyRule,
  endlessRule,
  manyExceptions,
  manySecondlyRules,
  oldMonthlyRules,
  smallCalendar,
} from '#tests/support/calendars/hostile-calendars.ts';
import { stopChildren } from '#tests/support/processes/stopped-children.ts';
import { laneRules } from './lanes.ts';
import { openProcesses, type ProcessesOptions } from './open-processes.ts';
import { type Lane, type Processes, TaskFailed } from './processes.ts';

async function withProcesses(
  options: Partial<ProcessesOptions>,
  work: (processes: Processes, reported: string[]) => Promise<void>,
) {
  const reported: string[] = [];
  const note = ({ task, failure }: Record<string, unknown>) => reported.push(`${task} ${failure}`);
  const processes = openProcesses({ log: { debug() {}, info: note, warn: note, error() {} }, ...options });
  try {
    await work(processes, reported);
  } finally {
    await processes.close();
  }
}

const request = {
  fromMs: Date.parse('2026-11-23'),
  toMs: Date.parse('2027-02-23'),
  timeZone: 'Europe/Copenhagen',
  ownHost: 'studio.example',
  ownAddresses: [],
};
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    (error: unknown) => (error instanceof TaskFailed ? error.failure : error),
  );
const read = (processes: Processes, text: string, timeoutMs?: number) =>
  outcome(
    processes.run(
      'read-busy-times',
      { bytes: Buffer.from(text), request },
      timeoutMs === undefined ? {} : { timeoutMs },
    ),
  );

test.each([
  ['500 rules that repeat every second', manySecondlyRules],
  ['6,000 events with 6,000 exceptions', manyExceptions],
  ['6,000 monthly events since 1800', oldMonthlyRules],
])('a calendar: %s ends by its CPU limit and is reported, and the next one is read', async (_, text) => {
  await withProcesses({ limits: { 'read-busy-times': { cpuMs: 400 } } }, async (processes, reported) => {
    expect(await Promise.all([read(processes, text), read(processes, smallCalendar)])).toEqual([
      'cpu',
      'read',
    ]);
    expect(reported).toEqual(['read-busy-times cpu']);
  });
});

test.each([
  ['a rule', endlessRule],
  ['an hourly rule', endlessHourlyRule],
])('a calendar: %s that has no dates is read, and its start is busy', async (_, text) => {
  await withProcesses({}, async (processes) => {
    expect(await read(processes, smallCalendar)).toBe('read');
    const found = await processes.run('read-busy-times', { bytes: Buffer.from(text), request });
    expect(found).toMatchObject({ times: [{ startMs: Date.parse('2026-12-01T10:00Z') }], leftOut: [] });
  });
});

const parts = '--b\r\n\r\n'.repeat(200_000);

test.each([
  ['is refused before it is parsed', 'multipart/mixed; boundary=b', 'too-large'],
  ['whose boundary is in pieces ends by its CPU limit', 'multipart/mixed; boundary*0=b', 'cpu'],
])('an email of 200,000 parts %s, and is reported', async (_, contentType, expected) => {
  const raw = Buffer.from(`Content-Type: ${contentType}\r\n\r\n${parts}`);
  await withProcesses({ limits: { 'parse-email': { cpuMs: 300 } } }, async (processes, reported) => {
    const parsing = processes.run('parse-email', { raw, mostText: 1_000, mostAttachments: 20 });
    expect(await outcome(parsing)).toBe(expected);
    expect(reported).toEqual([`parse-email ${expected}`]);
  });
});

test('an input or an output beyond its limit is refused, and the process survives', async () => {
  const limits = { 'read-csv': { mostInputBytes: 1_000, mostOutputBytes: 600 } };
  await withProcesses({ limits }, async (processes, reported) => {
    const csv = (text: string) => outcome(processes.run('read-csv', { text }));
    expect(await csv('a'.repeat(1_001))).toBe('too-large');
    expect(await csv('a,'.repeat(400))).toBe('too-large');
    expect(await csv('a,b')).toBe('read');
    expect(reported).toEqual(['read-csv too-large', 'read-csv too-large']);
  });
});

test('a stopped process ends at the time its caller waits, and is replaced', async () => {
  await withProcesses({}, async (processes) => {
    expect(await read(processes, smallCalendar)).toBe('read');
    const resume = stopChildren();
    const outcomes = await Promise.all([
      read(processes, smallCalendar, 400),
      read(processes, smallCalendar, 300),
    ]);
    resume();
    expect(outcomes).toEqual(['timeout', 'busy']);
    expect(await read(processes, smallCalendar)).toBe('read');
  });
});

test('a lane that is full refuses its tasks and delays no other lane', async () => {
  await withProcesses({}, async (processes) => {
    const silent = { bytes: 10, read: () => new Promise<never>(() => {}) };
    const inspect = (lane: Lane) => outcome(processes.run('inspect-pdf', {}, { source: silent, lane }));
    const lanes = ['owner', 'public', 'background'] as const;
    const waiting = lanes.map((lane) => {
      const { processes: atOnce, mostWaiting } = laneRules[lane];
      return Promise.all(Array.from({ length: atOnce + mostWaiting }, () => inspect(lane)));
    });
    expect(await Promise.all(lanes.map(inspect))).toEqual(['busy', 'busy', 'busy']);
    expect(await read(processes, smallCalendar)).toBe('read');
    await processes.close();
    expect(new Set((await Promise.all(waiting)).flat())).toEqual(new Set(['stopped']));
  });
});

test('a process that is kept warm is there before its first task, and again after one that ended it', async () => {
  await withProcesses({ limits: { 'read-busy-times': { cpuMs: 300 } } }, async (processes) => {
    processes.keepWarm('booking');
    processes.keepWarm('booking');
    expect(await read(processes, manySecondlyRules)).toBe('cpu');
    expect(await read(processes, smallCalendar)).toBe('read');
  });
});
