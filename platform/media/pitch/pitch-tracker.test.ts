import { expect, test } from 'vitest';
import { type PitchFrame, PitchTracker, trackPitch } from './pitch-tracker.ts';

interface Tone {
  hertz: (seconds: number) => number;
  seconds?: number;
  rate?: number;
  /** Share of white noise. */
  noise?: number;
}

/** Sixteen harmonics that fall by 1/n, as in a voice; deterministic noise. */
function tone({ hertz, seconds = 1, rate = 48_000, noise = 0 }: Tone): Float32Array {
  let [phase, seed] = [0, 1];
  return Float32Array.from({ length: seconds * rate }, (_, n) => {
    const now = hertz(n / rate);
    phase += (2 * Math.PI * now) / rate;
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    let sample = noise * (seed / 2 ** 31 - 1);
    for (let k = 1; k <= 16 && k * now < rate / 2; k += 1) sample += (0.2 * Math.sin(k * phase)) / k;
    return sample;
  });
}

/** Without the edges, where half of a window is silence. */
const inside = (frames: PitchFrame[]) => frames.slice(3, -3);
const cents = (frame: PitchFrame, hertz: number) => 1200 * Math.log2((frame.hertz ?? 0) / hertz);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

test.each([65.4, 98, 146.8, 220, 440, 659.3, 987.8, 1108.7])(
  'pitch: a tone of %d Hz is within 5 cents in every frame, at any sample rate',
  (hertz) => {
    for (const rate of [44_100, 48_000, 96_000]) {
      const frames = trackPitch(tone({ hertz: () => hertz, rate }), rate);
      expect(frames.length).toBeCloseTo(100, -1);
      for (const frame of inside(frames)) expect(Math.abs(cents(frame, hertz))).toBeLessThan(5);
      expect(median(inside(frames).map((frame) => frame.clarity))).toBeGreaterThan(0.9);
    }
  },
);

test('pitch: vibrato is followed without delay, to a median of 3 cents', () => {
  const sung = (at: number) => 440 * 2 ** ((70 / 1200) * Math.sin(2 * Math.PI * 5.5 * at));
  const frames = trackPitch(tone({ hertz: sung, seconds: 2 }), 48_000);
  const errors = frames.map((frame, n) => Math.abs(cents(frame, sung(n / 100)))).slice(3, -3);
  expect(median(errors)).toBeLessThan(3);
});

test('pitch: with noise 20 dB below the tone no octave is mistaken', () => {
  for (const hertz of [82.4, 261.6, 784]) {
    const frames = inside(trackPitch(tone({ hertz: () => hertz, noise: 0.045 }), 48_000));
    for (const frame of frames) expect(Math.abs(cents(frame, hertz))).toBeLessThan(50);
  }
});

test('pitch: noise and silence have no clear pitch', () => {
  const noise = trackPitch(tone({ hertz: () => 30_000, noise: 0.3 }), 48_000);
  expect(Math.max(...noise.map(({ clarity }) => clarity))).toBeLessThan(0.8);
  const silence = trackPitch(new Float32Array(48_000), 48_000);
  expect(silence.every(({ hertz, level }) => hertz === null && level < -100)).toBe(true);
});

test('pitch: a recording in blocks of a worklet gives the frames of the whole', () => {
  const samples = tone({ hertz: (at) => 200 + 100 * at, rate: 44_100 });
  const tracker = new PitchTracker(44_100);
  const frames: PitchFrame[] = [];
  for (let at = 0; at < samples.length; at += 128)
    frames.push(...tracker.push(samples.subarray(at, at + 128)));
  const whole = trackPitch(samples, 44_100);
  expect(frames.length).toBeGreaterThan(90);
  for (const [n, frame] of frames.entries()) expect(frame.hertz).toBeCloseTo(whole[n]?.hertz ?? 0, 3);
});
