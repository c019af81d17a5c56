import { longestEntry } from '#studio/shared/texts/entry-text.ts';

export const en = {
  changed:
    'This entry was changed in another tab or on another device. Both texts are here; nothing is lost.',
  gone: 'This entry was deleted in another tab or on another device. Your text is still here: save it as a new entry.',
  'not-there': 'This entry no longer exists.',
  'too-long': `An entry holds ${longestEntry.toLocaleString('en-GB')} characters. Begin a new one for the rest.`,
  bad: 'That couldn’t be saved. Your text is still here; please try again.',
  goalMissing: 'Write down what you want to be able to do.',
  goalTooLong: 'Please keep it under 500 characters.',
  tooManyGoals: 'You can have twenty goals at a time. Reach or delete one first.',
};

export const da: typeof en = {
  changed:
    'Notatet er ændret i en anden fane eller på en anden enhed. Begge tekster er her, og intet er tabt.',
  gone: 'Notatet er slettet i en anden fane eller på en anden enhed. Din tekst er her stadig. Gem den som et nyt notat.',
  'not-there': 'Notatet findes ikke.',
  'too-long': `Et notat rummer ${longestEntry.toLocaleString('da-DK')} tegn. Begynd et nyt til resten.`,
  bad: 'Det kunne ikke gemmes. Din tekst er her stadig. Prøv igen.',
  goalMissing: 'Skriv, hvad du vil kunne.',
  goalTooLong: 'Skriv højst 500 tegn.',
  tooManyGoals: 'Tyve mål ad gangen er rigeligt. Nå ét, eller slet ét.',
};

export const journalSentences = { en, da };
