import { longestEntry } from '#studio/shared/texts/entry-text.ts';

export const en = {
  title: 'Note',
  label: 'Note about this session',
  onlyYou: 'Only you',
  shared: 'Shared',
  share: 'Share with the student',
  shareNote:
    'On their bookings page. Unshared notes are seen by you only, but are part of the copy of data that a person may request.',
  save: 'Save note',
  saved: 'Note saved.',
  states: {
    saving: 'Saving …',
    saved: 'Saved',
    local: 'Not saved yet, stored on this device',
    unsaved: 'Not saved yet',
  },
  refused: 'Note not saved',
  other: (when: string) => `The stored note, ${when}`,
  merge: 'Save both texts together',
  signIn: 'Sign in again',
  problems: {
    changed:
      'This note was changed in another window or on another device. Both texts are here; nothing is lost.',
    gone: 'This note was deleted in another window or on another device. Your text is still here.',
    'not-there': 'This booking no longer exists.',
    'too-long': `A note has at most ${longestEntry.toLocaleString('en-GB')} characters. Please shorten it.`,
    bad: 'The note couldn’t be saved. Your text is still here; please try again.',
    'signed-out': 'You’ve been signed out. Your text is stored on this device; sign in again to save it.',
  },
};

export const da: typeof en = {
  title: 'Note',
  label: 'Note om timen',
  onlyYou: 'Kun dig',
  shared: 'Delt',
  share: 'Del med eleven',
  shareNote:
    'På elevens side med bookinger. Noter, der ikke er delt, ser kun du, men de er med i den kopi af data, som en person kan bede om.',
  save: 'Gem note',
  saved: 'Noten er gemt.',
  states: {
    saving: 'Gemmer …',
    saved: 'Gemt',
    local: 'Ikke gemt endnu, ligger på denne enhed',
    unsaved: 'Ikke gemt endnu',
  },
  refused: 'Noten blev ikke gemt',
  other: (when) => `Den gemte note, ${when}`,
  merge: 'Gem begge tekster samlet',
  signIn: 'Log ind igen',
  problems: {
    changed:
      'Noten er ændret i et andet vindue eller på en anden enhed. Begge tekster er her, og intet er tabt.',
    gone: 'Noten er slettet i et andet vindue eller på en anden enhed. Din tekst er her stadig.',
    'not-there': 'Bookingen findes ikke længere.',
    'too-long': `En note har højst ${longestEntry.toLocaleString('da-DK')} tegn. Gør den kortere.`,
    bad: 'Noten kunne ikke gemmes. Din tekst er her stadig. Prøv igen.',
    'signed-out': 'Du er logget ud. Din tekst ligger på denne enhed. Log ind igen for at gemme den.',
  },
};

export const noteMessages = { en, da };
