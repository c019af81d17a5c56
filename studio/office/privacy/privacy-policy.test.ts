import { expect, test } from 'vitest';
import { privacy } from '../../../db/sample/content/legal/privacy.ts';
import { type RetentionRule, retentionRules } from './retention.store.ts';

/** Where the sample policy states the period of each rule: words of one paragraph, in English and in Danish. */
const stated: Record<RetentionRule, readonly [en: readonly string[], da: readonly string[]]> = {
  'holds-never-paid': [
    ['hold that was never paid', '30 days'],
    ['reservation, der aldrig blev betalt', '30 dage'],
  ],
  'orders-never-paid': [
    ['never paid', '30 days'],
    ['aldrig blev betalt', '30 dage'],
  ],
  'gift-cards-never-paid': [
    ['never paid', '30 days'],
    ['aldrig blev betalt', '30 dage'],
  ],
  consultations: [
    ['half hour', 'after one year'],
    ['halve time', 'efter et år'],
  ],
  bookings: [['a booking after three years'], ['En booking slettes efter tre år']],
  'application-drafts': [
    ['A draft that you have emailed', '14 days'],
    ['En kladde, du har fået sendt', '14 dage'],
  ],
  'applications-declined': [
    ['not offered a place', 'six months'],
    ['ikke en plads', 'seks måneder'],
  ],
  'applications-taken-up': [['otherwise with the booking'], ['ellers sammen med bookingen']],
  messages: [
    ['with all files one year after the last answer'],
    ['med alle filer et år efter det sidste svar'],
  ],
  'newsletter-unconfirmed': [
    ['never confirmed', '30 days'],
    ['aldrig bliver bekræftet', '30 dage'],
  ],
  'newsletter-left': [
    ['proof', 'two years'],
    ['beviset', 'to år'],
  ],
  'date-notices-unconfirmed': [
    ['date of a course', 'the same applies'],
    ['datoen for et kursus', 'det samme'],
  ],
  'date-notices': [
    ['date of a course', 'after two years'],
    ['datoen for et kursus', 'efter to år'],
  ],
  'waiting-list-unconfirmed': [
    ['waiting list', '30 days'],
    ['venteliste', '30 dage'],
  ],
  'waiting-list': [
    ['waiting list', '30 days'],
    ['venteliste', '30 dage'],
  ],
  'confirmed-addresses': [
    ['confirmation of an address', 'three years'],
    ['adresse er bekræftet', 'tre år'],
  ],
  'suppressed-addresses': [
    ['could not be delivered', 'for one year'],
    ['ikke kunne leveres', 'i et år'],
  ],
  'imported-students': [['three years after it was entered'], ['tre år efter indtastningen']],
  'student-details': [
    ['voice type and tags', 'three years after their last change'],
    ['stemmetype og stikord', 'tre år efter den seneste ændring'],
  ],
  homework: [
    ['homework', 'three years after the session, or after the homework was set'],
    ['lektier', 'tre år efter timen, eller efter at lektierne blev givet'],
  ],
  'session-notes': [
    ['notes about your sessions', 'three years after the session'],
    ['noterer om dine timer', 'tre år efter timen'],
  ],
  'session-recordings': [
    ['recordings of sessions', 'three years after the session'],
    ['optagelser af timer', 'tre år efter timen'],
  ],
  'withdrawals-unmatched': [
    ['matches no order', 'one year'],
    ['ikke til nogen ordre', 'et år'],
  ],
  records: [['five years from the end of the financial year'], ['fem år fra udgangen af regnskabsåret']],
  emails: [
    ['each email we send', '90 days'],
    ['e-mail er sendt', '90 dage'],
  ],
  'tasks-done': [
    ['task list', 'a year after'],
    ['opgaveliste', 'et år efter'],
  ],
};

const paragraphsOf = (language: 'en' | 'da') =>
  privacy[language].flatMap((block) =>
    block.type === 'steps' ? block.steps.map(({ title, text }) => `${title}. ${text}`) : [],
  );

test.each(retentionRules)('the sample privacy policy states the period of %s in both languages', (rule) => {
  for (const [at, language] of (['en', 'da'] as const).entries()) {
    const words = stated[rule][at] ?? [];
    const found = paragraphsOf(language).filter((text) => words.every((word) => text.includes(word)));
    expect(found, `${words.join(', ')} in ${language}`).not.toEqual([]);
  }
});
