import { expect, test } from 'vitest';
import { type CorpusItem, voiceCorpus } from '#tests/support/voices/voice-corpus.ts';
import { trackPitch } from './pitch-tracker.ts';

/** All 240 items in `npm run prove`. */
const stride = process.env.PROVE ? 1 : 23;
const leastClarity = 0.8;

/** Cents by which each voiced frame that has a pitch departs from the truth. */
function errorsOf({ samples, rate, truth }: CorpusItem): number[] {
  const frames = trackPitch(samples, rate);
  return truth.flatMap(({ hertz, state }, n) => {
    const { hertz: found = null, clarity = 0 } = frames[n] ?? {};
    const isFound = state === 'voiced' && found !== null && clarity >= leastClarity;
    return isFound ? [Math.abs(1200 * Math.log2(found / hertz))] : [];
  });
}

const isGross = (cents: number) => cents > 50;
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const share = (errors: readonly number[]) => errors.filter(isGross).length / errors.length;
const exact = (errors: readonly number[]) => median(errors.filter((cents) => !isGross(cents)));

const clean = new Set(['tone', 'vibrato', 'glide', 'noise20']);
const isWithinLimit = ({ group, hertz }: CorpusItem) =>
  clean.has(group) && (hertz === 0 || (hertz >= 80 && hertz <= 1000));

test('pitch of the corpus: from 80 to 1,000 Hz, clean or 20 dB above a room, to a median of 2 cents', () => {
  const within: number[] = [];
  const others: number[] = [];
  for (const item of voiceCorpus(stride)) {
    if (item.group === 'legato') continue;
    for (const error of errorsOf(item)) (isWithinLimit(item) ? within : others).push(error);
  }
  expect(within.length).toBeGreaterThan(300);
  expect(exact(within)).toBeLessThan(2);
  expect(share(within)).toBeLessThanOrEqual(0.003);
  // Noise of 10 dB, telephone, breath, creak, speech, and what is below 80 or above 1,000 Hz.
  expect(exact(others)).toBeLessThan(3.5);
  expect(share(others)).toBeLessThanOrEqual(0.01);
});
