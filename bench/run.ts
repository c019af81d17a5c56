import type { Measured } from './support/measured.ts';
import { isQuick } from './support/quick.ts';

/**
 * `npm run bench` measures everything but Lighthouse, which takes hours; `npm run bench -- http holds` only those. Prints Markdown tables. A missed
 * goal is reported; a broken limit (a hold lost or acknowledged twice) ends the run with an error. BENCH_QUICK=1
 * shortens http, holds, memory, hostile and overload to a smoke test.
 */
const benches: Record<string, [title: string, run: () => Promise<string | Measured>]> = {
  pages: [
    'Pages: first view at 390 × 844 @2x, compressed kB by kind',
    async () => (await import('./pages.ts')).benchPages(),
  ],
  lighthouse: [
    'Lighthouse without performance on every public page in both languages (limit 100)',
    async () => (await import('./lighthouse.ts')).benchLighthouse(),
  ],
  performance: [
    "Lighthouse's performance on every public page in both languages, simulated phone",
    async () => (await import('./lighthouse.ts')).benchPerformance(),
  ],
  http: [
    'CPU per request, 32 connections, 5 interleaved rounds',
    async () => (await import('./http.ts')).benchHttp(),
  ],
  answers: [
    'What anyone may request again and again: CPU per request, one after another (goal 5 ms)',
    async () => (await import('./answers.ts')).benchAnswers(),
  ],
  holds: [
    'Holds per second, 32 clients, one unit = hold + cancel over the free grid',
    async () => (await import('./holds.ts')).benchHolds(),
  ],
  lists: [
    'A page of a list among 100,000 rows, ms (× among ten)',
    async () => (await import('./lists.ts')).benchLists(),
  ],
  newsletter: [
    'Newsletter: an issue to 10,000 addresses while visitors read and book, and 100,000 subscribers',
    async () => (await import('./newsletter.ts')).benchNewsletter(),
  ],
  calendar: [
    'Calendar: a view with 5,000 bookings, ms',
    async () => (await import('./calendar.ts')).benchCalendar(),
  ],
  navigation: [
    'Admin: from a click to its page, embedded database',
    async () => (await import('./navigation.ts')).benchNavigation(),
  ],
  buffers: [
    'Embedded engine: every list and the calendar by shared_buffers, ms of CPU (× 128 MB)',
    async () => (await import('./buffers.ts')).benchBuffers(),
  ],
  pitch: [
    'Pitch of synthesised voices: the tracker of the range, and two libraries',
    async () => (await import('./pitch.ts')).benchPitch(),
  ],
  install: ['Size of what npm start installs', async () => (await import('./install.ts')).benchInstall()],
  memory: ['Memory and start', async () => (await import('./memory.ts')).benchMemory()],
  hostile: [
    'Hostile input every second: delay of the event loop (goal p99 50 ms) and a hold (goal 1.5 s)',
    async () => (await import('./hostile.ts')).benchHostile(),
  ],
  overload: [
    'Uncached pages at twice the sustained rate',
    async () => (await import('./overload.ts')).benchOverload(),
  ],
};

const slow = new Set(['lighthouse', 'performance']);
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
for (const [name, [title, run]] of Object.entries(benches)) {
  if (chosen.length > 0 ? !chosen.includes(name) : slow.has(name)) continue;
  const measured = await run();
  const { text, faults } = typeof measured === 'string' ? { text: measured, faults: [] } : measured;
  console.log(`\n### ${title}${isQuick ? ' (too short to count)' : ''}\n\n${text}`);
  for (const fault of faults.slice(0, 20)) console.error(`Broken limit: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
