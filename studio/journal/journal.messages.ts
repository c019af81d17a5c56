import { longestEntry } from './entry-text.ts';

export const en = {
  changed:
    'This entry was changed in another tab or on another device. Both texts are here; nothing is lost.',
  gone: 'This entry was deleted in another tab or on another device. Your text is still here: save it as a new entry.',
  'not-there': 'There is no such entry.',
  'too-long': `An entry holds ${longestEntry.toLocaleString('en-GB')} characters. Begin a new one for the rest.`,
  bad: 'That could not be read. Your text is still here; please try once more.',
  goalMissing: 'Write down what you want to be able to do.',
  goalTooLong: 'Say it in 500 characters.',
  tooManyGoals: 'Twenty goals at once are plenty. Reach one, or let one go.',
};

export const da: typeof en = {
  changed: 'Siden er ændret i en anden fane eller på en anden enhed. Begge tekster står her; intet er tabt.',
  gone: 'Siden er slettet i en anden fane eller på en anden enhed. Din tekst står her endnu: gem den som en ny side.',
  'not-there': 'Den side findes ikke.',
  'too-long': `En side rummer ${longestEntry.toLocaleString('da-DK')} tegn. Begynd en ny til resten.`,
  bad: 'Det kunne ikke læses. Din tekst står her endnu; prøv en gang til.',
  goalMissing: 'Skriv, hvad du vil kunne.',
  goalTooLong: 'Sig det med 500 tegn.',
  tooManyGoals: 'Tyve mål på én gang er rigeligt. Nå ét, eller lad ét ligge.',
};

export const journalSentences = { en, da };
