import { longestEntry } from '#studio/shared/texts/entry-text.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';

export const journalSentences = inBoth({
  changed: [
    'This entry was changed in another tab or on another device. Both texts are here; nothing is lost.',
    'Notatet er ændret i en anden fane eller på en anden enhed. Begge tekster er her, og intet er tabt.',
  ],
  gone: [
    'This entry was deleted in another tab or on another device. Your text is still here: save it as a new entry.',
    'Notatet er slettet i en anden fane eller på en anden enhed. Din tekst er her stadig. Gem den som et nyt notat.',
  ],
  'not-there': ['This entry no longer exists.', 'Notatet findes ikke.'],
  'too-long': [
    `An entry holds ${longestEntry.toLocaleString('en-GB')} characters. Begin a new one for the rest.`,
    `Et notat rummer ${longestEntry.toLocaleString('da-DK')} tegn. Begynd et nyt til resten.`,
  ],
  bad: [
    'That couldn’t be saved. Your text is still here; please try again.',
    'Det kunne ikke gemmes. Din tekst er her stadig. Prøv igen.',
  ],
  goalMissing: ['Write down what you want to be able to do.', 'Skriv, hvad du vil kunne.'],
  goalTooLong: ['Please keep it under 500 characters.', 'Skriv højst 500 tegn.'],
  tooManyGoals: [
    'You can have twenty goals at a time. Reach or delete one first.',
    'Tyve mål ad gangen er rigeligt. Nå ét, eller slet ét.',
  ],
});
