import { expect, test } from 'vitest';
import { noteName } from './note-names.ts';
import { partNames, partsOf } from './parts.ts';
import { exampleRange, lowExampleRange } from './range-examples.ts';
import { comfortable, readVoiceRange } from './voice-range.ts';

test('voice range: a result survives its way through JSON, without fields that we do not know', () => {
  for (const range of [exampleRange, lowExampleRange])
    expect(readVoiceRange(JSON.parse(JSON.stringify({ ...range, name: 'x' })))).toEqual(range);
});

test.each([
  ['no object', null],
  ['text', 'range'],
  ['no day of the calendar', { ...exampleRange, sungOn: '2026-02-30' }],
  ['an unknown source', { ...exampleRange, source: 'file' }],
  ['a note between two notes', { ...exampleRange, lowest: { certainty: 'certain', note: 55.5 } }],
  ['a note of no voice', { ...exampleRange, highest: { certainty: 'certain', note: 120 } }],
  ['ends the wrong way round', { ...exampleRange, lowest: { certainty: 'certain', note: 90 } }],
  ['an end without a note', { ...exampleRange, lowest: { certainty: 'certain' } }],
  ['too many notes', { ...exampleRange, touched: Array.from({ length: 13 }, (_, n) => 40 + n) }],
  ['an endless number', { ...exampleRange, steadinessCents: Number.POSITIVE_INFINITY }],
  ['a span the wrong way round', { ...exampleRange, tessitura: { lowest: 70, highest: 60 } }],
  ['a vibrato without a rate', { ...exampleRange, vibrato: { cents: 30 } }],
])('voice range: %s is refused', (_, input) => {
  expect(readVoiceRange(input)).toBeNull();
});

test('voice range: comfortable notes need both ends', () => {
  expect(comfortable(exampleRange)).toEqual({ lowest: 55, highest: 77 });
  expect(comfortable(lowExampleRange)).toBeNull();
});

test('note names: Danish has H for B and B for B flat', () => {
  expect([60, 61, 70, 71, 45].map((note) => noteName(note, 'en'))).toEqual(['C4', 'C♯4', 'B♭4', 'B4', 'A2']);
  expect([60, 61, 70, 71, 45].map((note) => noteName(note, 'da'))).toEqual(['C4', 'Cis4', 'B4', 'H4', 'A2']);
});

test('parts: those with most of their notes in the range, with the ends that lie beyond it', () => {
  const found = partsOf(exampleRange);
  expect(found.map(({ id }) => partNames.en[id])).toEqual(['Alto', 'Mezzo-soprano', 'Soprano']);
  expect(found.map(({ goesHigher }) => goesHigher)).toEqual([false, false, true]);
  expect(partsOf(lowExampleRange)).toEqual([]);
});
