import type { Language } from '#studio/shared/language.ts';

/** What lies with a lesson: its captions, and how files come to it. */
const en = {
  captionsLead:
    'Captions for the player, and a transcript to read. For anyone who is hard of hearing, on a train, or learning in another language.',
  upload: {
    media: 'Recording',
    resource: 'File',
    hint: 'MP4, MOV, M4A, MP3 or PDF, at most 2 GB. We check the file itself, not just its name.',
    plainHint: 'MP4, MOV, M4A, MP3 or PDF. Without scripts at most 100 MB.',
    language: 'For readers of',
    languages: { all: 'both languages', en: 'English', da: 'Danish' },
    send: 'Upload the file',
    drop: 'or drop it here',
    remove: (name: string) => `Cancel ${name}`,
    progress: (name: string) => `${name} on its way`,
    done: 'Uploaded',
    waiting: 'Waiting',
    pause: 'Pause',
    resume: 'Resume',
    giveUp: 'Cancel',
    sending: (percent: number) => `Sending, ${percent} %`,
    paused: (percent: number) => `Paused at ${percent} %. Nothing is lost.`,
    checking: 'Checking the file...',
    arrived: 'File uploaded.',
    unfinished: 'Not finished',
    unfinishedNote: (name: string, percent: number) =>
      `${name}: ${percent} % uploaded. Choose the same file again to resume.`,
    converting: 'Being converted',
    convertingNote: (name: string) =>
      `${name} is being converted from QuickTime to MP4, without loss of quality. Students see it when that is done. Look again in a few minutes.`,
    failed: 'Not converted',
    failedNote: (name: string) =>
      `${name} couldn’t be converted from QuickTime to MP4. Save it as an MP4 with H.264 and AAC, upload that, and delete this one.`,
    removeFilm: (name: string) => `Delete ${name}`,
    removeFilmShort: 'Delete',
    unreadable: 'Your browser can no longer read the file. Choose it again.',
    noCrypto: 'This browser can only send small files from this address. Open the site by https.',
  },
};

const da: typeof en = {
  captionsLead:
    'Undertekster til afspilleren og den samme tekst til at læse. Til alle, der hører dårligt, sidder i toget eller lærer på et andet sprog.',
  upload: {
    media: 'Optagelse',
    resource: 'Fil',
    hint: 'MP4, MOV, M4A, MP3 eller PDF, højst 2 GB. Vi tjekker selve filen, ikke kun navnet.',
    plainHint: 'MP4, MOV, M4A, MP3 eller PDF. Uden scripts højst 100 MB.',
    language: 'Sprog',
    languages: { all: 'begge sprog', en: 'engelsk', da: 'dansk' },
    send: 'Upload filen',
    drop: 'eller slip den her',
    remove: (name) => `Annuller ${name}`,
    progress: (name) => `${name} på vej`,
    done: 'Uploadet',
    waiting: 'Venter',
    pause: 'Pause',
    resume: 'Fortsæt',
    giveUp: 'Annuller',
    sending: (percent) => `Sender, ${percent} %`,
    paused: (percent) => `Sat på pause ved ${percent} %. Intet er tabt.`,
    checking: 'Tjekker filen...',
    arrived: 'Filen er uploadet.',
    unfinished: 'Ikke færdig',
    unfinishedNote: (name, percent) =>
      `${name}: ${percent} % er uploadet. Vælg den samme fil igen for at fortsætte.`,
    converting: 'Konverteres',
    convertingNote: (name) =>
      `${name} konverteres fra QuickTime til MP4 uden tab af kvalitet. Eleverne ser den, når det er gjort. Se igen om et par minutter.`,
    failed: 'Ikke konverteret',
    failedNote: (name) =>
      `${name} kunne ikke konverteres fra QuickTime til MP4. Gem den som MP4 med H.264 og AAC, upload den, og slet denne.`,
    removeFilm: (name) => `Slet ${name}`,
    removeFilmShort: 'Slet',
    unreadable: 'Din browser kan ikke længere læse filen. Vælg den igen.',
    noCrypto: 'Browseren kan kun sende små filer fra denne adresse. Åbn siden med https.',
  },
};

export const lessonFilesMessages: Record<Language, typeof en> = { en, da };
