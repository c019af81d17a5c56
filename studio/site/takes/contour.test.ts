import { expect, test } from 'vitest';
import type { PitchFrame } from '#platform/media/pitch/pitch-tracker.ts';
import takes from '../../../db/sample/takes.json' with { type: 'json' };
import { contourOf, readContour, sungParts } from './contour.ts';
import { notesOf, takeFacts } from './notes.ts';

const silent: PitchFrame = { hertz: null, clarity: 0, level: -90 };
const sung = (hertz: number, level = -20): PitchFrame => ({ hertz, clarity: 0.97, level });
const frames = (count: number, frame: PitchFrame) => Array.from({ length: count }, () => frame);

test('contour: cents each 20 ms, silence as 0, from the start of the recording to its end', () => {
  const contour = contourOf([...frames(20, silent), ...frames(80, sung(440)), ...frames(20, silent)]) ?? [];
  expect(contour).toHaveLength(60);
  expect(sungParts(contour)).toEqual([{ from: 10, to: 50 }]);
  expect(new Set(contour)).toEqual(new Set([0, 6900]));
});

test('contour: clicks, the quiet room and a single octave error are not part of the line', () => {
  const line = [
    ...frames(4, sung(880)),
    ...frames(10, silent),
    ...frames(40, sung(220)),
    sung(110),
    ...frames(41, sung(220)),
    ...frames(20, sung(70, -60)),
  ];
  expect(new Set(contourOf(line))).toEqual(new Set([0, 5700]));
});

test('contour: none where too little is sung', () => {
  expect(contourOf(frames(200, silent))).toBeNull();
  expect(contourOf(frames(20, sung(440)))).toBeNull();
});

test('contour: what the browser sends is read as a line of numbers, or refused', () => {
  const line = Array.from({ length: 30 }, () => 6900);
  expect(readContour(line.join(','))).toEqual(line);
  const tooMany = Array.from({ length: 1001 }, () => 1);
  for (const wrong of ['', '6900', `${line},`, `${line},-5`, `${line},10801`, `${line},<b>`, `${tooMany}`]) {
    expect(readContour(wrong), wrong.slice(0, 40)).toBeNull();
  }
  expect(readContour(line.map(() => 0).join(','))).toBeNull();
});

test('notes: the sample line has its seven notes, in tune to a tenth of a tone', () => {
  const notes = notesOf(takes.last, 7);
  expect(notes.map(({ cents }) => Math.round(cents / 20) / 5)).toEqual([60, 62, 65, 64, 69, 74, 69]);
  expect(notes.every((note, n) => n === 0 || note.from >= notes[n - 1]!.to)).toBe(true);
});

test('notes: a line has at least one, however short, and never more than fit into it', () => {
  const short = [0, ...Array.from({ length: 6 }, () => 6000), 0];
  expect(notesOf(short, 24)).toEqual([{ from: 1, to: 7, cents: 6000 }]);
});

test('facts: the sample breaks off twice in the first take and not in the last', () => {
  const [first, last] = [takeFacts(takes.first), takeFacts(takes.last)];
  expect(first).toMatchObject({ breaks: 2 });
  expect(last).toMatchObject({ breaks: 0 });
  expect(last.highest).toBeGreaterThan(first.highest);
  expect(Math.round(last.highest / 100)).toBe(74);
});
