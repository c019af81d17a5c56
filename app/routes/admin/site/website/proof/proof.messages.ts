import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { mostWords, type TakePairFault, type TakePairGap } from '#studio/site/takes/take-pair.ts';
import { recordPairs } from '../../../record.messages.ts';

export const proofMessages = inBoth({
  title: ['Proof', 'Før og efter'],
  lead: [
    'One singer, the same line at the beginning and at the end of a session, drawn on one stave. One pair is shown on the home page, private coaching and the retreat.',
    'Én sanger, samme linje ved timens begyndelse og slutning, tegnet på samme nodesystem. Ét par vises på forsiden, privat coaching og retreatet.',
  ],
  caption: ['Pairs of takes', 'Par af optagelser'],
  columns: { name: ['Singer', 'Sanger'], state: ['State', 'Status'], acts: ['Website', 'Hjemmeside'] },
  empty: [
    'No pair yet. Until there is one, the pages have no such section.',
    'Intet par endnu. Indtil der er et, har siderne ikke afsnittet.',
  ],
  add: ['New pair', 'Nyt par'],
  back: ['All pairs', 'Alle par'],
  newTitle: ['New pair of takes', 'Nyt par optagelser'],
  newLead: [
    'Who sings, and what. You add the two recordings afterwards.',
    'Hvem synger, og hvad. De to optagelser tilføjer du bagefter.',
  ],
  states: {
    shown: ['Shown', 'Vises'],
    ready: ['Ready', 'Klar'],
    sample: common.sample,
  },
  gaps: {
    'no-consent': ['Consent is missing', 'Samtykket mangler'],
    'no-recordings': ['A recording is missing', 'En optagelse mangler'],
    'no-lines': ['A line isn’t drawn yet', 'En linje er ikke tegnet endnu'],
  } satisfies Pairs<Record<TakePairGap, string>>,
  gapsTitle: ['Before it can be shown', 'Før det kan vises'],
  show: ['Show', 'Vis'],
  hide: ['Hide', 'Skjul'],
  showOnSite: ['Show on the website', 'Vis på hjemmesiden'],
  replaces: ['The pair shown now is hidden.', 'Det par, der vises nu, bliver skjult.'],
  fields: {
    name: ['Name to show', 'Navn, der vises'],
    voiceEn: ['Voice, in English', 'Stemme, på engelsk'],
    voiceDa: ['Voice, in Danish', 'Stemme, på dansk'],
    sessions: ['Sessions so far', 'Antal timer indtil nu'],
    minutes: ['Minutes between the takes (optional)', 'Minutter mellem optagelserne (valgfrit)'],
    words: ['Words, one per note', 'Ord, ét pr. tone'],
    wordsLanguage: ['Language of the words', 'Ordenes sprog'],
    email: ['The singer’s email (optional)', 'Sangerens e-mail (valgfrit)'],
    consentedOn: ['Date of the consent', 'Dato for samtykket'],
  },
  hints: {
    name: ['As agreed with the singer: “Nanna K.”', 'Som aftalt med sangeren: »Nanna K.«'],
    voice: ['“soprano in a chamber choir”', '»sopran i et kammerkor«'],
    words: [
      `Split syllables with a hyphen: “I have some- thing to tell you”. At most ${mostWords}.`,
      `Del stavelser med bindestreg: »Jeg har no- get at si- ge dig«. Højst ${mostWords}.`,
    ],
    email: [
      'Never shown. The pair is then part of the singer’s data, and is deleted with them.',
      'Vises aldrig. Parret hører så til sangerens data og slettes sammen med dem.',
    ],
    consentedOn: [
      'When the singer agreed. Delete the date to hide the pair.',
      'Den dag, sangeren sagde ja. Slet datoen for at skjule parret.',
    ],
  },
  consentTitle: ['Consent', 'Samtykke'],
  consented: (day: string) => [`Recorded ${day}:`, `Noteret ${day}:`],
  languages: { en: ['English', 'Engelsk'], da: ['Danish', 'Dansk'] },
  create: ['Add pair', 'Tilføj par'],
  save: common.save,
  recordings: ['The two recordings', 'De to optagelser'],
  recordingsHint: [
    'The same line, at most 20 seconds each, one voice without accompaniment.',
    'Samme linje, højst 20 sekunder hver, én stemme uden akkompagnement.',
  ],
  takes: { first: ['First take', 'Første optagelse'], last: ['Last take', 'Sidste optagelse'] },
  noRecording: ['No recording', 'Ingen optagelse'],
  removeNote: ['The pair is hidden until there is another one.', 'Parret er skjult, til der er en ny.'],
  drawing: ['The two lines', 'De to linjer'],
  computing: ['Drawing the line from the recording …', 'Tegner linjen ud fra optagelsen …'],
  needsScripts: [
    'The lines are drawn from the recordings by your browser. Turn on JavaScript and open this page again.',
    'Din browser tegner linjerne ud fra optagelserne. Slå JavaScript til, og åbn siden igen.',
  ],
  problems: {
    undecodable: [
      'Your browser can’t play this recording, so its line can’t be drawn. Try another browser, or upload it as MP3 or M4A.',
      'Din browser kan ikke afspille optagelsen, så linjen kan ikke tegnes. Prøv en anden browser, eller upload den som MP3 eller M4A.',
    ],
    'too-long': [
      'This recording is longer than 20 seconds. Cut it to the line and upload it again.',
      'Optagelsen er over 20 sekunder. Klip den til linjen, og upload den igen.',
    ],
    'no-voice': [
      'We can’t find a sung line in this recording. One voice, close to the microphone and without accompaniment, works best.',
      'Vi kan ikke finde en sunget linje i optagelsen. Én stemme tæt på mikrofonen og uden akkompagnement virker bedst.',
    ],
    'not-saved': ['The line wasn’t saved.', 'Linjen blev ikke gemt.'],
  },
  again: ['Try again', 'Prøv igen'],
  sampleNote: [
    'This pair is a sample, sung by a computer voice. Hide or delete it; a pair of your own takes its place when you show it.',
    'Parret er et eksempel, sunget af en computerstemme. Skjul eller slet det. Dit eget par tager dets plads, når du viser det.',
  ],
  remove: ['Delete pair', 'Slet par'],
  removeSure: (name: string) => [
    `Delete the pair of ${name}? The recordings are deleted too, unless another page plays them. This can’t be undone.`,
    `Slet parret med ${name}? Optagelserne slettes også, medmindre en anden side bruger dem. Det kan ikke fortrydes.`,
  ],
  yes: ['Yes, delete', 'Ja, slet'],
  notSaved: common.notSaved,
  flash: {
    saved: common.saved,
    created: [
      'Pair added. Add the two recordings below.',
      'Parret er tilføjet. Tilføj de to optagelser herunder.',
    ],
    shown: ['Shown on the website', 'Vises på hjemmesiden'],
    hidden: ['No longer on the website', 'Vises ikke længere på hjemmesiden'],
    removed: ['Pair deleted', 'Parret er slettet'],
    recorded: ['Recording saved', 'Optagelsen er gemt'],
    'recording-removed': ['Recording removed', 'Optagelsen er fjernet'],
  },
  refusals: recordPairs.refusals,
  faults: {
    missing: ['Please fill in this field.', 'Udfyld feltet.'],
    'too-long': recordPairs.tooLong,
    'too-many-words': [`At most ${mostWords} words.`, `Højst ${mostWords} ord.`],
    'not-a-number': ['Enter a whole number from 1.', 'Skriv et helt tal fra 1.'],
    'not-an-email': ['Enter an email address.', 'Skriv en e-mailadresse.'],
    'not-a-day': ['Enter a day that isn’t in the future.', 'Skriv en dag, der ikke ligger i fremtiden.'],
  } satisfies Pairs<Record<TakePairFault, string>>,
});

export type ProofWords = (typeof proofMessages)['en'];
