import { soundNames } from '#studio/shared/media/accepted-files.ts';
import { soundFaultPairs } from '#studio/shared/media/file-faults.messages.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

const { 'unplayable-sound': _, ...soundFaults } = soundFaultPairs;

export const recordingMessages = inBoth({
  title: common.recordings,
  none: ['No recordings of this session yet.', 'Ingen optagelser af timen endnu.'],
  add: ['Add a recording', 'Tilføj en optagelse'],
  file: common.recording,
  fileHint: [
    `Such as a voice memo from a phone, up to 50 MB: ${soundNames}. Formats that some browsers can’t play are offered as a download. The student is emailed.`,
    `For eksempel et talememo fra en telefon, højst 50 MB: ${soundNames}. Formater, som nogle browsere ikke kan afspille, kan hentes. Eleven får en e-mail.`,
  ],
  save: ['Add recording', 'Tilføj optagelsen'],
  saving: ['Adding…', 'Tilføjer…'],
  download: ['Download', 'Hent'],
  downloadNote: [
    'Not every browser plays this kind of recording. Download it and play it on your device.',
    'Ikke alle browsere kan afspille den slags optagelse. Hent den, og afspil den på din enhed.',
  ],
  compare: ['Compare with another recording', 'Sammenlign med en anden optagelse'],
  comments: (count: number) =>
    count === 1 ? ['1 comment', '1 kommentar'] : [`${count} comments`, `${count} kommentarer`],
  heard: ['Heard by the student', 'Hørt af eleven'],
  notHeard: ['Not heard yet', 'Ikke hørt endnu'],
  flash: {
    added: [
      'The recording was added, and the student has been emailed.',
      'Optagelsen er tilføjet, og eleven har fået en e-mail.',
    ],
    removed: ['The recording was removed.', 'Optagelsen er fjernet.'],
    commented: ['Your comment was added.', 'Din kommentar er tilføjet.'],
  },
  problem: ['The recording wasn’t added', 'Optagelsen blev ikke tilføjet'],
  refusals: {
    'no-file': ['Choose a recording.', 'Vælg en optagelse.'],
    'too-large': [
      'The recording is larger than 50 MB. Send a shorter part, or save it with a lower quality.',
      'Optagelsen fylder mere end 50 MB. Send et kortere stykke, eller gem den i lavere kvalitet.',
    ],
    ...soundFaults,
    'too-many': [
      'This session has twenty recordings already. Remove one first.',
      'Timen har allerede tyve optagelser. Fjern en af dem først.',
    ],
    busy: [
      'We’re receiving several files right now. Try again in a minute.',
      'Vi modtager flere filer lige nu. Prøv igen om et minut.',
    ],
  },
  backToBrief: ['The session', 'Timen'],
  backToBookings: ['Your sessions', 'Dine timer'],
  session: common.session,
  remove: ['Remove recording', 'Fjern optagelsen'],
  removeQuestion: (name: string) => [
    `Remove “${name}” and its comments? This can’t be undone.`,
    `Vil du fjerne »${name}« og kommentarerne til den? Det kan ikke fortrydes.`,
  ],
  talk: {
    title: ['Comments', 'Kommentarer'],
    none: ['No comments yet.', 'Ingen kommentarer endnu.'],
    you: ['You', 'Dig'],
    playFrom: (time: string) => [`Play from ${time}`, `Afspil fra ${time}`],
    at: ['At', 'Ved'],
    atHint: [
      'Minutes and seconds, such as 1:23. Empty: the whole recording.',
      'Minutter og sekunder, for eksempel 1:23. Tomt: hele optagelsen.',
    ],
    body: ['Comment', 'Kommentar'],
    save: ['Add comment', 'Tilføj kommentar'],
    problem: ['The comment wasn’t added', 'Kommentaren blev ikke tilføjet'],
    faults: {
      at: ['Enter minutes and seconds, such as 1:23.', 'Skriv minutter og sekunder, for eksempel 1:23.'],
      body: ['Write a comment of at most 1,000 characters.', 'Skriv en kommentar på højst 1.000 tegn.'],
    },
  },
});

export type RecordingWords = (typeof recordingMessages)['en'];
