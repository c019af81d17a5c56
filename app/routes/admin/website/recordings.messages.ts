import type { RecordingRefusal } from '#studio/content/place-recording.ts';
import { picturesPageMessages } from './pictures.messages.ts';

type Refusal = RecordingRefusal | 'too-large' | 'busy' | 'no-file' | 'no-place';

const enRefusals: Record<Refusal, string> = {
  'not-a-recording': 'This file isn’t a recording we can play. MP3 and M4A work.',
  'too-large': 'This recording is too large. Please send one of at most 20 MB.',
  busy: 'Too many files are being processed at the moment. Wait a minute and try again.',
  'not-allowed': 'Only the owner can change recordings.',
  'no-file': 'Please choose a recording first.',
  'text-too-long': 'A text takes 1,000 characters at most. The recording wasn’t added.',
  'no-place': 'This sound is no longer used on the website.',
  changed:
    'Someone else has changed this recording since you opened the page; you see theirs. Choose yours again to replace it.',
};

const en = {
  title: 'Recordings',
  lead: 'The pictures of the website can be played: a synthesised voice sings what they show. Replace any of them with a recording of your own.',
  file: 'Recording',
  fileHint: 'MP3 or M4A, such as a voice memo from your phone, at most 20 MB.',
  textEn: 'What is sung or said, in English',
  textDa: 'What is sung or said, in Danish',
  textHint: 'Shown with the recording, for those who can’t hear it.',
  save: 'Save recording',
  remove: 'Remove recording',
  removeNote: 'The synthesised voice is used again.',
  synthesised: 'Synthesised',
  own: 'Your recording',
  placed: 'Recording saved. It’s on the website now.',
  removed: 'Recording removed. The synthesised voice is used again.',
  add: 'Add recording',
  replace: 'Replace recording',
  refusals: enRefusals,
  nameOf: (place: string) => nameIn('en', place),
  names: {
    'hero-en': 'Home page: the headline, in English',
    'hero-da': 'Home page: the headline, in Danish',
    'speech-en': 'Home page: one sentence, spoken and sung, in English',
    'speech-da': 'Home page: one sentence, spoken and sung, in Danish',
    'record-the-held-note': 'Record: The Held Note',
    'record-harbour-songs': 'Record: Harbour Songs',
    'record-before-the-bell': 'Record: Before the Bell',
  } as Record<string, string>,
};

const da: typeof en = {
  title: 'Optagelser',
  lead: 'Sidens billeder kan afspilles: En syntetisk stemme synger det, de viser. Erstat dem, du vil, med dine egne optagelser.',
  file: 'Optagelse',
  fileHint: 'MP3 eller M4A, for eksempel et talememo fra din telefon, højst 20 MB.',
  textEn: 'Det, der synges eller siges, på engelsk',
  textDa: 'Det, der synges eller siges, på dansk',
  textHint: 'Vises ved optagelsen til dem, der ikke kan høre den.',
  save: 'Gem optagelse',
  remove: 'Fjern optagelse',
  removeNote: 'Så bruges den syntetiske stemme igen.',
  synthesised: 'Syntetisk',
  own: 'Din optagelse',
  placed: 'Optagelsen er gemt og kan nu høres på siderne.',
  removed: 'Optagelsen er fjernet. Den syntetiske stemme bruges igen.',
  add: 'Tilføj optagelse',
  replace: 'Erstat optagelse',
  refusals: {
    'not-a-recording': 'Filen er ikke en optagelse, vi kan afspille. MP3 og M4A kan bruges.',
    'too-large': 'Optagelsen er for stor. Send en på højst 20 MB.',
    busy: 'Der behandles for mange filer lige nu. Vent et minut, og prøv igen.',
    'not-allowed': 'Kun ejeren kan skifte optagelser.',
    'no-file': 'Vælg en optagelse først.',
    'text-too-long': 'En tekst er på højst 1.000 tegn. Optagelsen blev ikke tilføjet.',
    'no-place': 'Den lyd bruges ikke længere på siderne.',
    changed:
      'En anden har skiftet optagelsen, siden du åbnede siden; det er den, du ser nu. Vælg din igen for at erstatte den.',
  },
  nameOf: (place) => nameIn('da', place),
  names: {
    'hero-en': 'Forsiden: overskriften, på engelsk',
    'hero-da': 'Forsiden: overskriften, på dansk',
    'speech-en': 'Forsiden: én sætning, talt og sunget, på engelsk',
    'speech-da': 'Forsiden: én sætning, talt og sunget, på dansk',
    'record-the-held-note': 'Plade: The Held Note',
    'record-harbour-songs': 'Plade: Harbour Songs',
    'record-before-the-bell': 'Plade: Before the Bell',
  },
};

export const recordingsPageMessages = { en, da };

/** Sounds are named after their pictures; 'incipit-studio-day' is the opening bar of 'studio-day'. */
function nameIn(language: 'en' | 'da', place: string): string {
  const pictures = picturesPageMessages[language];
  const opening = place.replace(/^incipit-/, '');
  return (
    recordingsPageMessages[language].names[place] ??
    pictures.places[place] ??
    pictures.opening(pictures.openings[opening] ?? opening.replaceAll('-', ' '))
  );
}
