import type { PairTree } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const lessonFilesPairs = {
  captionsLead: [
    'Captions for the player, and a transcript to read. For anyone who is hard of hearing, on a train, or learning in another language.',
    'Undertekster til afspilleren og den samme tekst til at læse. Til alle, der hører dårligt, sidder i toget eller lærer på et andet sprog.',
  ],
  upload: {
    media: common.recording,
    resource: ['File', 'Fil'],
    hint: [
      'MP4, MOV, M4A, MP3 or PDF, at most 2 GB. We check the file itself, not just its name.',
      'MP4, MOV, M4A, MP3 eller PDF, højst 2 GB. Vi tjekker selve filen, ikke kun navnet.',
    ],
    plainHint: [
      'MP4, MOV, M4A, MP3 or PDF. Without scripts at most 100 MB.',
      'MP4, MOV, M4A, MP3 eller PDF. Uden scripts højst 100 MB.',
    ],
    language: ['For readers of', 'Sprog'],
    languages: {
      all: ['both languages', 'begge sprog'],
      en: ['English', 'engelsk'],
      da: ['Danish', 'dansk'],
    },
    send: ['Upload the file', 'Upload filen'],
    drop: ['or drop it here', 'eller slip den her'],
    remove: (name: string) => [`Cancel ${name}`, `Annuller ${name}`],
    progress: (name: string) => [`${name} on its way`, `${name} på vej`],
    done: ['Uploaded', 'Uploadet'],
    waiting: ['Waiting', 'Venter'],
    pause: 'Pause',
    resume: ['Resume', 'Fortsæt'],
    giveUp: ['Cancel', 'Annuller'],
    sending: (percent: number) => [`Sending, ${percent} %`, `Sender, ${percent} %`],
    paused: (percent: number) => [
      `Paused at ${percent} %. Nothing is lost.`,
      `Sat på pause ved ${percent} %. Intet er tabt.`,
    ],
    checking: ['Checking the file...', 'Tjekker filen...'],
    arrived: ['File uploaded.', 'Filen er uploadet.'],
    unfinished: ['Not finished', 'Ikke færdig'],
    unfinishedNote: (name: string, percent: number) => [
      `${name}: ${percent} % uploaded. Choose the same file again to resume.`,
      `${name}: ${percent} % er uploadet. Vælg den samme fil igen for at fortsætte.`,
    ],
    converting: ['Being converted', 'Konverteres'],
    convertingNote: (name: string) => [
      `${name} is being converted from QuickTime to MP4, without loss of quality. Students see it when that is done. Look again in a few minutes.`,
      `${name} konverteres fra QuickTime til MP4 uden tab af kvalitet. Eleverne ser den, når det er gjort. Se igen om et par minutter.`,
    ],
    failed: ['Not converted', 'Ikke konverteret'],
    failedNote: (name: string) => [
      `${name} couldn’t be converted from QuickTime to MP4. Save it as an MP4 with H.264 and AAC, upload that, and delete this one.`,
      `${name} kunne ikke konverteres fra QuickTime til MP4. Gem den som MP4 med H.264 og AAC, upload den, og slet denne.`,
    ],
    removeFilm: (name: string) => [`Delete ${name}`, `Slet ${name}`],
    removeFilmShort: common.delete,
    unreadable: [
      'Your browser can no longer read the file. Choose it again.',
      'Din browser kan ikke længere læse filen. Vælg den igen.',
    ],
    noCrypto: [
      'This browser can only send small files from this address. Open the site by https.',
      'Browseren kan kun sende små filer fra denne adresse. Åbn siden med https.',
    ],
  },
} satisfies PairTree;
