import { expect, test } from 'vitest';
import type { PitchFrame } from '#platform/media/pitch/pitch-tracker.ts';
import { exampleRange, lowExampleRange } from '#studio/site/range/range-examples.ts';
import { headlineOf, rangeFacts, rangeSentences } from './describe-range.ts';
import { isOver, isRoomLoud, remarkOn } from './live-step.ts';
import { advance, beginning, lengths, type MinuteEvent, type MinuteState } from './minute.ts';
import { accidentalOf, clefFor, heightOf, ledgersOf, stepOf } from './stave-shapes.ts';

const after = (...events: MinuteEvent[]): MinuteState => events.reduce(advance, beginning);
const on: MinuteEvent[] = [{ type: 'microphone-requested', step: 'room' }, { type: 'microphone-on' }];
const ended: MinuteEvent = { type: 'step-ended' };

test('minute: from the room to the three held notes, with a question after each siren', () => {
  expect(after(...on).minute).toEqual({ at: 'singing', step: 'room', isPaused: false });
  expect(after(...on, ended, ended).minute).toMatchObject({ at: 'singing', step: 'up' });
  expect(after(...on, ended, ended, { type: 'step-ended', doubt: 'quiet' }).minute).toEqual({
    at: 'word',
    step: 'up',
    doubt: 'quiet',
  });
});

test('minute: a microphone that goes off leads back to the part that was being sung', () => {
  const lost = after(...on, ended, ended, { type: 'microphone-lost', problem: 'interrupted' });
  expect(lost.minute).toMatchObject({ at: 'problem', problem: 'interrupted' });
  const { next } = lost;
  const again = advance(advance(lost, { type: 'microphone-requested', step: next }), {
    type: 'microphone-on',
  });
  expect(again.minute).toMatchObject({ at: 'singing', step: 'up' });
});

test('minute: a refused microphone says so, and leads to the room once it is allowed', () => {
  const refused = after(on[0]!, { type: 'microphone-lost', problem: 'refused' });
  expect(refused).toEqual({ minute: { at: 'problem', problem: 'refused' }, next: 'room' });
});

test('minute: a pause keeps the part, and the end of another one changes nothing', () => {
  const paused = after(...on, { type: 'pause' });
  expect(paused.minute).toMatchObject({ isPaused: true });
  expect(advance(paused, { type: 'go-on' }).minute).toMatchObject({ isPaused: false });
  expect(advance(beginning, ended)).toBe(beginning);
});

test('minute: its parts take a minute at most', () => {
  expect(Object.values(lengths).reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(60);
});

const frame = (level: number, clarity = 0.95): PitchFrame => ({ hertz: 220, clarity, level });
const seconds = (count: number, one: PitchFrame) => Array.from({ length: count * 100 }, () => one);
const room = -60;

test('siren: over after enough was sung and then silence, or when its time is', () => {
  const sung = seconds(3, frame(-30));
  expect(isOver('up', [...sung, ...seconds(1, frame(room))], room)).toBe(false);
  expect(isOver('up', [...sung, ...seconds(2, frame(room))], room)).toBe(true);
  expect(isOver('held', [...sung, ...seconds(2, frame(room))], room)).toBe(false);
  expect(isOver('up', seconds(13, frame(room)), room)).toBe(true);
});

test.each([
  ['listening', seconds(1, frame(-30))],
  ['silent', seconds(4, frame(room))],
  ['unclear', seconds(4, frame(-30, 0.4))],
  ['soft', seconds(4, frame(-47))],
  ['heard', seconds(4, frame(-30))],
] as const)('remark: %s', (remark, frames) => {
  expect(remarkOn([...frames], room)).toBe(remark);
});

test('room: a street is loud, a quiet kitchen is not', () => {
  expect(isRoomLoud(-30)).toBe(true);
  expect(isRoomLoud(-55)).toBe(false);
});

test('stave: notes are on their lines in both clefs, with ledger lines and accidentals', () => {
  expect(stepOf(64, 'treble')).toBe(0);
  expect(stepOf(77, 'treble')).toBe(8);
  expect(stepOf(43, 'bass')).toBe(0);
  expect(stepOf(57, 'bass')).toBe(8);
  expect(ledgersOf(stepOf(60, 'treble'))).toEqual([-2]);
  expect(ledgersOf(stepOf(84, 'treble'))).toEqual([10, 12]);
  expect([61, 63, 60].map(accidentalOf)).toEqual(['sharp', 'flat', '']);
  expect(heightOf(60.5, 'treble')).toBeCloseTo(-1.75, 5);
});

test('stave: a voice that is below middle C most of the time has a bass clef', () => {
  expect(clefFor([48, 50, 62])).toBe('bass');
  expect(clefFor([59, 64, 72])).toBe('treble');
});

test('words of a result: distances as singers say them, in both languages', () => {
  const between = (lowest: number, highest: number, language: 'en' | 'da') =>
    headlineOf(
      {
        ...exampleRange,
        lowest: { certainty: 'certain', note: lowest },
        highest: { certainty: 'certain', note: highest },
      },
      language,
    );
  expect(between(55, 77, 'en')).toBe('Two octaves, less a step');
  expect(between(55, 77, 'da')).toBe('To oktaver minus en heltone');
  expect(between(55, 79, 'en')).toBe('Two octaves');
  expect(between(55, 74, 'en')).toBe('One octave and a fifth');
  expect(between(55, 55, 'da')).toBe('Én let tone');
  expect(between(55, 60, 'en')).toBe('A fourth');
});

test('words of a result: an end that may lie further says at least, and one that was not heard gives no number', () => {
  const open = { ...exampleRange, lowest: { certainty: 'at-least', note: 55 } } as const;
  expect(headlineOf(open, 'en')).toBe('At least two octaves, less a step');
  expect(rangeSentences(open, 'en')[1]).toContain('At least down to G3');
  expect(headlineOf(lowExampleRange, 'en')).toBe('Not enough to say');
  expect(rangeSentences(lowExampleRange, 'en').join()).not.toMatch(/\d/);
});

test('words of a result: each fact that was found, and none that was not', () => {
  const names = rangeFacts(exampleRange, 'en').map(({ name, value }) => `${name}: ${value}`);
  expect(names).toEqual([
    'At ease: C4 to C5',
    'Steadiness: Steady',
    'Vibrato: 5.4 waves a second',
    'Touched: E3 and A5',
    'Speaking: G3',
  ]);
  expect(rangeFacts({ ...exampleRange, vibrato: 'straight' }, 'da')[2]?.value).toBe('Lige');
  const empty = {
    ...exampleRange,
    touched: [],
    tessitura: null,
    steadinessCents: null,
    vibrato: null,
    speakingHertz: null,
  };
  expect(rangeFacts(empty, 'en')).toEqual([]);
});
