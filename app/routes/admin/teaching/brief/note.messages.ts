import { longestEntry } from '#studio/shared/texts/entry-text.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const noteMessages = inBoth({
  title: 'Note',
  label: ['Note about this session', 'Note om timen'],
  onlyYou: ['Only you', 'Kun dig'],
  shared: ['Shared', 'Delt'],
  share: ['Share with the student', 'Del med eleven'],
  shareNote: [
    'On their bookings page. Unshared notes are seen by you only, but are part of the copy of data that a person may request.',
    'På elevens side med bookinger. Noter, der ikke er delt, ser kun du, men de er med i den kopi af data, som en person kan bede om.',
  ],
  save: ['Save note', 'Gem note'],
  saved: ['Note saved.', 'Noten er gemt.'],
  states: {
    saving: ['Saving …', 'Gemmer …'],
    saved: common.saved,
    local: ['Not saved yet, stored on this device', 'Ikke gemt endnu, ligger på denne enhed'],
    unsaved: ['Not saved yet', 'Ikke gemt endnu'],
  },
  refused: ['Note not saved', 'Noten blev ikke gemt'],
  other: (when: string) => [`The stored note, ${when}`, `Den gemte note, ${when}`],
  merge: ['Save both texts together', 'Gem begge tekster samlet'],
  signIn: ['Sign in again', 'Log ind igen'],
  problems: {
    changed: [
      'This note was changed in another window or on another device. Both texts are here; nothing is lost.',
      'Noten er ændret i et andet vindue eller på en anden enhed. Begge tekster er her, og intet er tabt.',
    ],
    gone: [
      'This note was deleted in another window or on another device. Your text is still here.',
      'Noten er slettet i et andet vindue eller på en anden enhed. Din tekst er her stadig.',
    ],
    'not-there': ['This booking no longer exists.', 'Bookingen findes ikke længere.'],
    'too-long': [
      `A note has at most ${longestEntry.toLocaleString('en-GB')} characters. Please shorten it.`,
      `En note har højst ${longestEntry.toLocaleString('da-DK')} tegn. Gør den kortere.`,
    ],
    bad: [
      'The note couldn’t be saved. Your text is still here; please try again.',
      'Noten kunne ikke gemmes. Din tekst er her stadig. Prøv igen.',
    ],
    'signed-out': [
      'You’ve been signed out. Your text is stored on this device; sign in again to save it.',
      'Du er logget ud. Din tekst ligger på denne enhed. Log ind igen for at gemme den.',
    ],
  },
});
