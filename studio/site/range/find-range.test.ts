import { expect, test } from 'vitest';
import type { PitchFrame } from '#platform/media/pitch/pitch-tracker.ts';
import { findRange, type SungStep } from './find-range.ts';
import { readSiren } from './siren.ts';

const room = -60;
const quiet: PitchFrame = { hertz: null, clarity: 0.2, level: room };
const hertzOf = (note: number) => 440 * 2 ** ((note - 69) / 12);
const silence = (seconds: number) => Array.from({ length: seconds * 100 }, () => quiet);

interface Sung {
  to?: number;
  seconds?: number;
  level?: number;
  clarity?: number;
  vibrato?: { hertz: number; cents: number };
}

function sung(from: number, options: Sung = {}): PitchFrame[] {
  const { to = from, seconds = 1, level = -30, clarity = 0.97, vibrato } = options;
  return Array.from({ length: Math.round(seconds * 100) }, (_, n) => {
    const wave = vibrato ? (vibrato.cents / 100) * Math.sin((2 * Math.PI * vibrato.hertz * n) / 100) : 0;
    const note = from + ((to - from) * n) / (seconds * 100) + wave;
    return { hertz: hertzOf(note), clarity, level };
  });
}

const step = (kind: SungStep['kind'], parts: PitchFrame[][], isEasy = true): SungStep => ({
  kind,
  frames: [silence(0.5), ...parts, silence(1)].flat(),
  isEasy,
});
const up = (isEasy = true) => step('up', [sung(60, { to: 77, seconds: 3 }), sung(77)], isEasy);
const down = (isEasy = true) => step('down', [sung(67, { to: 55, seconds: 3 }), sung(55)], isEasy);
const range = (...steps: SungStep[]) => findRange({ room: silence(2), steps });

test('range: the held ends of two easy sirens are certain', () => {
  const found = range(up(), down());
  expect(found.lowest).toEqual({ certainty: 'certain', note: 55 });
  expect(found.highest).toEqual({ certainty: 'certain', note: 77 });
  expect(found.touched).toEqual([]);
});

test.each([
  ['nothing is sung', 'silent', [silence(3)]],
  ['no note is held', 'not-held', [sung(67, { to: 50, seconds: 3 })]],
  ['one note is held without a slide', 'no-slide', [sung(55, { seconds: 3 })]],
  [
    'another voice sings at once',
    'two-voices',
    [67, 48, 64, 50, 60, 55].map((note) => sung(note, { to: note - 1, seconds: 0.6 })),
  ],
  [
    'the voice goes on beyond its last held note',
    'went-on',
    [sung(67, { to: 55, seconds: 3 }), sung(55), sung(54, { to: 50 })],
  ],
  [
    'a voice too soft for its pitch goes on',
    'went-on',
    [sung(67, { to: 55, seconds: 3 }), sung(55), sung(52, { level: -55, clarity: 0.4 })],
  ],
  [
    'the last note hardly stands out from the room',
    'quiet',
    [sung(67, { to: 55, seconds: 3 }), sung(55, { level: -49.5 })],
  ],
  ['the note is at the limit of the tracker', 'limit', [sung(45, { to: 33, seconds: 3 }), sung(33)]],
] as const)('siren down: %s, so its end is not certain', (_, doubt, parts) => {
  expect(readSiren(step('down', [...parts]).frames, room, 'down').doubt).toBe(doubt);
});

test('siren down: a note that another voice holds afterwards is neither its end nor comfortable', () => {
  const disturbed = step('down', [sung(67, { to: 55, seconds: 3 }), sung(55), sung(45, { seconds: 2 })]);
  expect(readSiren(disturbed.frames, room, 'down')).toMatchObject({
    doubt: 'went-on',
    held: { cents: 5500 },
  });
  expect(range(up(), disturbed).lowest).toEqual({ certainty: 'at-least', note: 55 });
});

test('range: a siren in which two voices were heard states no end', () => {
  const both = step(
    'down',
    [67, 48, 64, 50, 60, 55].map((note) => sung(note, { seconds: 0.6 })),
  );
  expect(range(both)).toMatchObject({ lowest: { certainty: 'not-heard' }, touched: [] });
});

test('siren down: a creak after the last note leaves it certain', () => {
  const creak = Array.from({ length: 60 }, (_, n) => ({
    hertz: n % 2 ? 68 : 101,
    clarity: 0.82,
    level: -36,
  }));
  const { frames } = step('down', [sung(67, { to: 52, seconds: 3 }), sung(52), creak]);
  expect(readSiren(frames, room, 'down')).toMatchObject({ doubt: null, held: { cents: 5200 } });
});

test('range: an end that the singer called pushed was touched, and the comfortable end is at least what else was easy', () => {
  const found = range(up(false), down(), step('held', [sung(64), sung(69)]));
  expect(found.highest).toEqual({ certainty: 'at-least', note: 69 });
  expect(found.touched).toEqual([77]);
});

test('range: without a held note no end is heard', () => {
  const found = range(step('up', [sung(60, { to: 77, seconds: 3 })]), step('down', [silence(3)]));
  expect(found.lowest).toEqual({ certainty: 'not-heard' });
  expect(found.highest).toEqual({ certainty: 'not-heard' });
  expect(found).toMatchObject({ tessitura: null, steadinessCents: null, vibrato: null, speakingHertz: null });
});

test('range: a siren that is repeated more clearly makes its end certain', () => {
  const soft = step('down', [sung(67, { to: 55, seconds: 3, level: -49.5 }), sung(55, { level: -49.5 })]);
  expect(range(up(), soft).lowest).toEqual({ certainty: 'at-least', note: 55 });
  expect(range(up(), soft, down()).lowest).toEqual({ certainty: 'certain', note: 55 });
});

test.each([
  [4.3, 30],
  [5.5, 60],
  [6.8, 110],
])('long notes: a vibrato of %d Hz and %d cents is found to 0.1 Hz and 5 cents', (hertz, cents) => {
  const notes = [62, 65, 69].map((note) => [
    ...sung(note, { seconds: 2.2, vibrato: { hertz, cents } }),
    ...silence(0.3),
  ]);
  const { vibrato, steadinessCents } = range(step('held', notes));
  if (vibrato === null || vibrato === 'straight') throw new Error('no vibrato');
  expect(Math.abs(vibrato.hertz - hertz)).toBeLessThanOrEqual(0.1);
  expect(Math.abs(vibrato.cents - cents)).toBeLessThanOrEqual(5);
  expect(steadinessCents).toBeLessThan(3);
});

test('long notes: without a wave the tone is straight', () => {
  expect(range(step('held', [sung(62, { seconds: 2.2 })])).vibrato).toBe('straight');
});

test('tessitura: the narrowest notes with most of the held time', () => {
  const { tessitura } = range(
    up(),
    down(),
    step('held', [sung(60, { seconds: 2 }), sung(64, { seconds: 2 })]),
  );
  expect(tessitura).toEqual({ lowest: 60, highest: 64 });
});

test('speaking voice: the median of what is voiced, from a second on', () => {
  const spoken = step('speech', [
    sung(48, { seconds: 0.6 }),
    silence(0.3),
    sung(50, { seconds: 0.8 }),
    sung(60, { seconds: 0.2 }),
  ]);
  expect(range(spoken).speakingHertz).toBeCloseTo(hertzOf(50), 0);
  expect(range(step('speech', [sung(50, { seconds: 0.7 })])).speakingHertz).toBeNull();
});
