import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { trackPitch } from '#platform/media/pitch/pitch-tracker.ts';
import { type CorpusItem, voiceCorpus } from '#tests/support/voices/voice-corpus.ts';
import { median, percentile, table } from './support/numbers.ts';
import { root } from './support/processes.ts';
import { isQuick } from './support/quick.ts';

interface Found {
  hertz: number | null;
  clarity: number;
}
type Track = (samples: Float32Array, rate: number) => Found[];

const leastClarity = 0.8;
const grossCents = 50;
const windowSamples = 2_048;
const framesPerSecond = 100;
const entries = {
  'ours, 16 kHz, 30 ms': 'app/client/range/pitch-worklet.ts',
  'pitchy 4.1.0, 2,048 samples': 'bench/packages/node_modules/pitchy/index.js',
  'yinjs 0.1.0, 2,048 samples': 'bench/packages/node_modules/yinjs/yin.js',
};

interface Condition {
  name: string;
  has: (item: CorpusItem) => boolean;
}
const isBetween = ({ hertz }: CorpusItem) => hertz === 0 || (hertz >= 80 && hertz <= 1000);
const isClean = ({ group }: CorpusItem) => ['tone', 'vibrato', 'glide'].includes(group);
const group = (name: string, key: CorpusItem['group']): Condition => ({
  name,
  has: (item) => item.group === key,
});
const conditions: Condition[] = [
  { name: 'limit: 80 to 1,000 Hz, clean', has: (item) => isClean(item) && isBetween(item) },
  {
    name: 'limit: the same, 20 dB above the room',
    has: (item) => item.group === 'noise20' && isBetween(item),
  },
  { name: '65 to 80 Hz', has: ({ hertz, group: kind }) => hertz > 0 && hertz < 80 && kind !== 'noise10' },
  { name: '1,046 Hz', has: ({ hertz, group: kind }) => hertz > 1000 && kind !== 'noise10' },
  group('10 dB above the room', 'noise10'),
  group('telephone band', 'telephone'),
  group('breathy', 'breathy'),
  group('beside a creak', 'creak'),
  group('legato steps, of which 60 ms are slides', 'legato'),
  group('speech', 'speech'),
  { name: 'all', has: () => true },
];

/** On synthesised voices of known pitch: ours, and two libraries on the same windows. */
export async function benchPitch(): Promise<string> {
  const { pitchyPitch, yinjsPitch } = await import('./packages/pitch-libraries.mjs');
  const trackers: [name: keyof typeof entries, track: Track][] = [
    ['ours, 16 kHz, 30 ms', trackPitch],
    ['pitchy 4.1.0, 2,048 samples', inWindows(pitchyPitch)],
    ['yinjs 0.1.0, 2,048 samples', inWindows(yinjsPitch)],
  ];
  const results = trackers.map(([name, track]) => ({
    name,
    track,
    cpu: 0,
    scores: conditions.map(() => newScore()),
  }));
  const loops: number[] = [];
  let seconds = 0;
  for (const item of voiceCorpus(isQuick ? 23 : 1)) {
    seconds += item.samples.length / item.rate;
    loops.push(cpuOf(fixedLoop).cpu);
    for (const result of results) {
      const { cpu, value } = cpuOf(() => result.track(item.samples, item.rate));
      result.cpu += cpu;
      for (const [n, { has }] of conditions.entries()) if (has(item)) addTo(result.scores[n]!, item, value);
    }
  }
  const loop = median(loops);
  const rows = [];
  for (const { name, cpu, scores } of results)
    rows.push([
      name,
      ...cells(scores.at(-1)!),
      (cpu / seconds / loop).toFixed(2),
      await gzipSize(entries[name]),
    ]);
  const [ours] = results;
  return [
    table(
      ['tracker', 'median, p95 cents', 'gross %', 'missed %', 'CPU per second of sound, × loop', 'gzip, kB'],
      rows,
    ),
    `The loop: ten million multiplications, ${loop.toFixed(0)} ms here. ${Math.round(seconds)} s of sound.`,
    table(
      ['ours, condition', 'median, p95 cents', 'gross %', 'missed %'],
      conditions.map(({ name }, n) => [name, ...cells(ours!.scores[n]!)]),
    ),
  ].join('\n\n');
}

/** One window per hop, around its moment. */
function inWindows(pitchOf: (window: Float32Array, rate: number) => [number, number]): Track {
  const window = new Float32Array(windowSamples);
  return (samples, rate) => {
    const hop = rate / framesPerSecond;
    return Array.from({ length: Math.floor(samples.length / hop) }, (_, n) => {
      const from = Math.round(n * hop) - windowSamples / 2;
      for (let k = 0; k < windowSamples; k += 1) window[k] = samples[from + k] ?? 0;
      const [hertz, clarity] = pitchOf(window, rate);
      return { hertz: Number.isFinite(hertz) && hertz > 0 ? hertz : null, clarity };
    });
  };
}

interface Score {
  errors: number[];
  voiced: number;
}
const newScore = (): Score => ({ errors: [], voiced: 0 });

function addTo(score: Score, { truth }: CorpusItem, frames: readonly Found[]): void {
  for (const [n, { hertz, state }] of truth.entries()) {
    if (state !== 'voiced') continue;
    score.voiced += 1;
    const { hertz: found = null, clarity = 0 } = frames[n] ?? {};
    if (found !== null && clarity >= leastClarity)
      score.errors.push(Math.abs(1200 * Math.log2(found / hertz)));
  }
}

function cells({ errors, voiced }: Score): string[] {
  const exact = errors.filter((cents) => cents <= grossCents);
  const percent = (part: number, all: number) => ((100 * part) / Math.max(1, all)).toFixed(2);
  return [
    `${median(exact).toFixed(2)}, ${percentile(exact, 0.95).toFixed(1)}`,
    percent(errors.length - exact.length, errors.length),
    percent(voiced - errors.length, voiced),
  ];
}

/** In milliseconds of user time. */
function cpuOf<Value>(run: () => Value): { cpu: number; value: Value } {
  const before = process.cpuUsage();
  const value = run();
  return { cpu: process.cpuUsage(before).user / 1_000, value };
}

function fixedLoop(): number {
  let product = 1;
  for (let n = 0; n < 10_000_000; n += 1) product = (product * 1.000_000_1 + n) % 1_000;
  return product;
}

async function gzipSize(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: join(root, entry), formats: ['es'], fileName: 'it' } },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = outputs.map((output) => ('code' in output ? output.code : '')).join('');
  return (gzipSync(code).length / 1_000).toFixed(1);
}
