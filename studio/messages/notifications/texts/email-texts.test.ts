import { expect, test } from 'vitest';
import type { EditedTexts } from '#studio/shared/email/edited-texts.ts';
import { languages } from '#studio/shared/language.ts';
import { rarelyShown } from '#tests/support/site/rarely-shown-texts.ts';
import { branding } from '#tests/support/site/sample-branding.ts';
import { emailExamples, emailKeys, emailPages, emails, textsOfEmail } from '../emails.ts';
import { exampleLesson, exampleWords } from '../example.ts';
import { kindOfText, longestText, readEmailTexts } from './email-text-input.ts';

const examplesWith = (editedTexts: EditedTexts, language: 'en' | 'da') => {
  const words = exampleWords[language];
  const lesson = { ...exampleLesson, name: words.name };
  const example = { branding: { ...branding, editedTexts }, language, words, lesson };
  return [...emailExamples].map(([name, write]) => ({ name, ...write(example) }));
};

test('every editable text of an email is on exactly one page of the owner', () => {
  const onPages = emailKeys.flatMap((key) => textsOfEmail(key).map(({ name }) => name));
  const ofEmails = emails.flatMap(({ texts }) => texts.map(({ name }) => name));
  expect(ofEmails.filter((name) => !onPages.includes(name))).toEqual([]);
  expect(new Set(onPages).size).toBe(onPages.length);
});

test('every email to visitors and students is previewed on one of the pages', () => {
  const previewed = new Set([...emailPages.values()].flatMap(({ examples }) => examples));
  expect([...previewed].toSorted()).toEqual([...emailExamples.keys()].toSorted());
});

test.each(languages)('every text of the owner replaces the standard one in the emails in %s', (language) => {
  const texts = emailKeys.flatMap(textsOfEmail);
  const edited = Object.fromEntries(
    texts.map(({ name, placeholders }) => [
      name,
      `«${name}» ${placeholders.map((one) => `{${one}}`).join(' ')} {studio}`,
    ]),
  );
  const forOwner: readonly string[] = emailPages.get('daily-summary')?.examples ?? [];
  const all = examplesWith({ en: {}, da: {}, [language]: edited }, language).map(
    ({ name, subject, text }) => ({ name, text: `${subject}\n${text}` }),
  );
  const written = all.map(({ text }) => text).join('\n');
  const missing = texts.filter(({ name }) => !written.includes(`«${name}»`)).map(({ name }) => name);
  expect(missing.filter((name) => !rarelyShown.has(name))).toEqual([]);
  expect(/\{[a-z]+\}/.exec(written)).toBeNull();
  const unclosed = all.filter(({ text }) => !text.includes('«common.closing»')).map(({ name }) => name);
  expect(unclosed.toSorted()).toEqual([...forOwner].toSorted());
});

test('the standard texts contain their placeholders and are within their limits', () => {
  for (const text of emailKeys.flatMap(textsOfEmail)) {
    for (const language of languages) {
      const standard = text.standard[language];
      expect(standard, text.name).not.toMatch(/undefined|NaN/);
      expect(standard.length, text.name).toBeLessThanOrEqual(longestText[kindOfText(text)]);
      for (const name of text.placeholders) expect(standard, text.name).toContain(`{${name}}`);
    }
  }
});

const texts = textsOfEmail('booking-confirmed');
const problemsOf = (subject: string) =>
  readEmailTexts(texts, { 'en.booking.confirmed.subject': subject }).problems['en.booking.confirmed.subject'];

test('email texts: an unknown placeholder, a missing one, a single brace and a long text are refused', () => {
  expect(problemsOf('See you {day}, {date}')).toEqual({ kind: 'unknown', placeholders: ['day'] });
  expect(problemsOf('See you')).toEqual({ kind: 'missing', placeholders: ['date'] });
  expect(problemsOf('See you {date')).toEqual({ kind: 'missing', placeholders: ['date'] });
  expect(problemsOf('See you {date} }')).toEqual({ kind: 'brace' });
  expect(problemsOf(`{date} ${'a'.repeat(150)}`)).toEqual({ kind: 'too-long', most: 150 });
  expect(problemsOf('{studio}: see you {date}, {coach}')).toBeUndefined();
});

test('email texts: an empty text and one like the standard are the standard text', () => {
  const [subject] = texts;
  const typed = {
    'en.booking.confirmed.subject': subject?.standard.en ?? '',
    'da.booking.confirmed.lead': ' ',
  };
  expect(readEmailTexts(texts, typed)).toEqual({ texts: { en: {}, da: {} }, problems: {} });
});

test('email texts: a subject is one line, a text keeps its paragraphs', () => {
  const typed = {
    'en.booking.confirmed.subject': ' See you\r\n{date} ',
    'en.booking.confirmed.lead': 'One.\r\n\r\n\r\n\r\nTwo.',
  };
  expect(readEmailTexts(texts, typed).texts.en).toEqual({
    'booking.confirmed.subject': 'See you {date}',
    'booking.confirmed.lead': 'One.\n\nTwo.',
  });
});
