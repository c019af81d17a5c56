import { expect, test } from 'vitest';
import { everyText, type Language } from './support/every-text.ts';

const banned: Record<Language, [term: RegExp, instead: string][]> = {
  en: [
    [/\b(some|any|every)body\b/i, 'someone, anyone, everyone'],
    [/\bwhoever\b/i, 'anyone who'],
    [/\be-mails?\b/i, 'email'],
    [/\bmails?\b(?! server)(?!\.)/i, 'email'],
    [/\blog(ged|ging)? (in|out)\b/i, 'sign in, sign out'],
    [/\btelephones?\b/i, 'phone'],
    [/\bmade on order\b/i, 'made to order'],
    [/\byours alone\. /i, 'private'],
    [/\b(stands|stand|lies) here\b/i, 'appears here'],
    [/\b(goes|money) back to\b/i, 'refund'],
    [/\bat the lesson\b/i, 'at the session'],
    [/\bwhat waits for you\b/i, 'To do'],
    [/\bworking days?\b/i, 'business days'],
    [/\bprivate (sessions?|lessons?|hours?)\b/i, 'private coaching, session'],
    [/^(?!film$).*(?<!you |to )\bfilms?\b(?! it)/is, 'video'],
    [/‘/, '“ ”'],
    [/\bthe card said no\b/i, 'Your payment didn’t go through'],
  ],
  da: [
    [/\bvenligst\b/i, 'leave it out'],
    [/(annull|reserv|mark|redig|registr)ér/i, 'annuller, reserver, marker'],
    [/afbestil/i, 'aflys'],
    [/(?<![\w-])mail(s|en)?(?![\w.])/i, 'e-mail'],
    [/workshopper/i, 'workshops'],
    [/arbejdshæft/i, 'arbejdsbog'],
    [/arbejdsdage/i, 'hverdage'],
    [/forhåbentlig dig/i, 'Du'],
    [/kortet sagde nej/i, 'Kortet blev afvist'],
    [/(solo|privat)(time|undervisning)|private timer/i, 'privat coaching, time'],
    [/studiedag/i, 'dag i studiet'],
    [/\bwallets?\b/i, 'mobilbetaling'],
    [/\bwebsted/i, 'hjemmeside'],
    [/(kopi|ekspo|refund|not)ér|\bfx\b|f\.eks\./i, 'kopier, for eksempel'],
    [/refusione|en refusion/i, 'refundering'],
    [/[“‘]/, '» «'],
  ],
};

const specified = new Set([
  'Please confirm in the mail we have just sent.',
  'Indtast venligst en gyldig email adresse',
  'Indtast venligst et gyldigt telefon nummer',
  'Beskriv venligst din sang baggrund med mindst 50 tegn',
  'Beskriv venligst dit erfaring niveau',
  'Beskriv venligst dine nuværende udfordringer',
  'Beskriv venligst dine mål for programmet',
  'Fortæl os venligst hvorfor du vil deltage i dette program',
  'Lad os venligst vide dine foretrukne samtale tider',
  'Der opstod en fejl ved indsendelse af din ansøgning. Prøv venligst igen.',
  'Din ansøgning er blevet indsendt. Du hører fra os inden for 2-3 arbejdsdage.',
]);

test.each(['en', 'da'] as const)(
  'texts in %s: none contains a term that the style guide replaces',
  (language) => {
    const texts = everyText.filter((text) => text.language === language && !specified.has(text.words));
    expect(texts.length).toBeGreaterThan(1000);
    const faults = texts.flatMap(({ place, words }) =>
      banned[language].flatMap(([term, instead]) =>
        term.test(words) ? [`${place} ${words} (say: ${instead})`] : [],
      ),
    );
    expect(faults).toEqual([]);
  },
);

test('texts in English and Danish: every exception is a text that exists', () => {
  const words = new Set(everyText.map((text) => text.words));
  expect([...specified].filter((text) => !words.has(text))).toEqual([]);
});

test('texts: none contains an identifier of the code', () => {
  const identifier = /(?<![{$\w])[a-z]+[A-Z][a-z]\w*/g;
  const names = /^(iPhone|iPad|iCloud|kHz)$/;
  const faults = everyText
    .filter(({ words }) => /\S \S/.test(words))
    .flatMap(({ place, words }) =>
      (words.match(identifier) ?? [])
        .filter((found) => !names.test(found))
        .map((found) => `${place} ${found}`),
    );
  expect(faults).toEqual([]);
});
