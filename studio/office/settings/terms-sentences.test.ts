import { expect, test } from 'vitest';
import { termsDanish } from '../../../db/sample/content/legal/terms-danish.ts';
import { termsEnglish } from '../../../db/sample/content/legal/terms-english.ts';
import { replaceSentences, sentencesToChange } from './terms-sentences.ts';

const agreed = { noticeHours: 24, maxReschedules: 3 };
const stricter = { noticeHours: 72, maxReschedules: 1 };

test('terms: what they say about notice and reschedules is found, in both languages', () => {
  expect(sentencesToChange(termsEnglish, stricter, 'en')).toEqual([
    {
      language: 'en',
      from: 'Up to 24 hours before a session starts, you can reschedule it up to three times at no cost, or cancel it and get a full refund (or the credit back).',
      to: 'Up to 72 hours before a session starts, you can reschedule it once at no cost, or cancel it and get a full refund (or the credit back).',
    },
  ]);
  expect(sentencesToChange(termsDanish, stricter, 'da').map(({ to }) => to)).toEqual([
    'Indtil 72 timer før start kan du flytte en time én gang uden at betale igen eller aflyse den og få alle pengene (eller klippet) tilbage.',
  ]);
});

test('terms: that say what the setting says are left alone', () => {
  expect(sentencesToChange(termsEnglish, agreed, 'en')).toEqual([]);
  expect(sentencesToChange(termsDanish, agreed, 'da')).toEqual([]);
});

test('terms: the other sentences stay as they are, and the change is complete', () => {
  for (const [terms, language] of [
    [termsEnglish, 'en'],
    [termsDanish, 'da'],
  ] as const) {
    const found = sentencesToChange(terms, stricter, language);
    const changed = replaceSentences(terms, found);
    expect(sentencesToChange(changed, stricter, language)).toEqual([]);
    const back = found.map(({ from, to }) => ({ language, from: to, to: from }));
    expect(replaceSentences(changed, back)).toEqual(terms);
  }
});

test.each([
  ['en', 'You may cancel with 48 hours’ notice.', 'You may cancel with 72 hours’ notice.'],
  ['en', 'Cancel with 24-hour notice.', 'Cancel with 72-hour notice.'],
  ['en', 'We reply within 24 hours.', 'We reply within 24 hours.'],
  [
    'en',
    'Rescheduling is free twice, until 12 hours before.',
    'Rescheduling is free once, until 72 hours before.',
  ],
  ['da', 'Aflys senest 48 timer før.', 'Aflys senest 72 timer før.'],
  ['da', 'Timerne flyttes ikke.', 'Timerne flyttes ikke.'],
  ['da', 'Du kan flytte 2 gange indtil 36 timer før.', 'Du kan flytte én gang indtil 72 timer før.'],
] as const)('terms: in %s, %s', (language, from, to) => {
  expect(replaceSentences(from, sentencesToChange(from, stricter, language))).toBe(to);
});
