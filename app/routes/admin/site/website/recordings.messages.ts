import type { RecordingRefusal } from '#studio/shared/content/place-recording.ts';
import { soundNames } from '#studio/shared/media/accepted-files.ts';
import { soundFaultPairs } from '#studio/shared/media/file-faults.messages.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { picturesPageMessages } from './pictures.messages.ts';

type Refusal = RecordingRefusal | 'too-large' | 'busy' | 'no-file' | 'no-place';

export const recordingsPageMessages = inBoth({
  title: common.recordings,
  lead: [
    'The pictures of the website can be played: a synthesised voice sings what they show. Replace any of them with a recording of your own.',
    'Sidens billeder kan afspilles: En syntetisk stemme synger det, de viser. Erstat dem, du vil, med dine egne optagelser.',
  ],
  file: common.recording,
  fileHint: [
    `Such as a voice memo from your phone, at most 20 MB: ${soundNames}.`,
    `For eksempel et talememo fra din telefon, højst 20 MB: ${soundNames}.`,
  ],
  textEn: ['What is sung or said, in English', 'Det, der synges eller siges, på engelsk'],
  textDa: ['What is sung or said, in Danish', 'Det, der synges eller siges, på dansk'],
  textHint: [
    'Shown with the recording, for those who can’t hear it.',
    'Vises ved optagelsen til dem, der ikke kan høre den.',
  ],
  save: ['Save recording', 'Gem optagelse'],
  remove: ['Remove recording', 'Fjern optagelse'],
  removeNote: ['The synthesised voice is used again.', 'Så bruges den syntetiske stemme igen.'],
  synthesised: ['Synthesised', 'Syntetisk'],
  own: ['Your recording', 'Din optagelse'],
  placed: ['Recording saved. It’s on the website now.', 'Optagelsen er gemt og kan nu høres på siderne.'],
  removed: [
    'Recording removed. The synthesised voice is used again.',
    'Optagelsen er fjernet. Den syntetiske stemme bruges igen.',
  ],
  add: ['Add recording', 'Tilføj optagelse'],
  replace: ['Replace recording', 'Erstat optagelse'],
  refusals: {
    ...soundFaultPairs,
    'too-large': [
      'This recording is too large. Please send one of at most 20 MB.',
      'Optagelsen er for stor. Send en på højst 20 MB.',
    ],
    busy: [
      'Too many files are being processed at the moment. Wait a minute and try again.',
      'Der behandles for mange filer lige nu. Vent et minut, og prøv igen.',
    ],
    'no-file': ['Please choose a recording first.', 'Vælg en optagelse først.'],
    'text-too-long': [
      'A text takes 1,000 characters at most. The recording wasn’t added.',
      'En tekst er på højst 1.000 tegn. Optagelsen blev ikke tilføjet.',
    ],
    'no-place': ['This sound is no longer used on the website.', 'Den lyd bruges ikke længere på siderne.'],
    changed: [
      'Someone else has changed this recording since you opened the page. You see theirs. Choose yours again to replace it.',
      'En anden har skiftet optagelsen, siden du åbnede siden. Det er den, du ser nu. Vælg din igen for at erstatte den.',
    ],
  } satisfies Pairs<Record<Refusal, string>>,
  nameOf: (place: string) => [nameIn('en', place), nameIn('da', place)],
  names: {
    'hero-en': ['Home page: the headline, in English', 'Forsiden: overskriften, på engelsk'],
    'hero-da': ['Home page: the headline, in Danish', 'Forsiden: overskriften, på dansk'],
    'speech-en': [
      'Home page: one sentence, spoken and sung, in English',
      'Forsiden: én sætning, talt og sunget, på engelsk',
    ],
    'speech-da': [
      'Home page: one sentence, spoken and sung, in Danish',
      'Forsiden: én sætning, talt og sunget, på dansk',
    ],
    'record-the-held-note': ['Record: The Held Note', 'Plade: The Held Note'],
    'record-harbour-songs': ['Record: Harbour Songs', 'Plade: Harbour Songs'],
    'record-before-the-bell': ['Record: Before the Bell', 'Plade: Before the Bell'],
  } as Pairs<Record<string, string>>,
});

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
