import { filmNames, soundNames } from '#studio/shared/media/accepted-files.ts';
import { inBoth, type PairTree } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

const teachingActionPairs = {
  words: {
    english: ['English', 'engelsk'],
    danish: ['Danish', 'dansk'],
    title: common.title,
    description: ['Description', 'Beskrivelse'],
    descriptionHint: ['Lists show its first 50 characters.', 'Lister viser de første 50 tegn.'],
    body: ['Text', 'Tekst'],
    optional: ['may stay empty', 'må være tom'],
    show: ['Shown to students', 'Vises for elever'],
    save: common.save,
    saving: ['Saving...', 'Gemmer...'],
    saved: ['What is saved now', 'Det, der er gemt nu'],
  },
  acts: {
    up: (title: string) => [`Move “${title}” up`, `Flyt »${title}« op`],
    down: (title: string) => [`Move “${title}” down`, `Flyt »${title}« ned`],
    upShort: ['Up', 'Op'],
    downShort: ['Down', 'Ned'],
    publish: ['Show', 'Vis'],
    hide: ['Hide', 'Skjul'],
    edit: ['Edit', 'Rediger'],
    yes: ['Yes, delete', 'Ja, slet'],
  },
  states: { shown: ['Shown', 'Synlig'], hidden: common.hidden, sample: common.sample },
  types: { video: 'video', audio: ['audio', 'lyd'], pdf: 'PDF', text: ['text', 'tekst'] },
  flash: {
    created: ['Draft created. Not visible yet.', 'Kladde oprettet. Den er ikke synlig endnu.'],
    saved: common.savedSentence,
    moved: ['Moved.', 'Flyttet.'],
    published: ['Shown to students now.', 'Vises nu for elever.'],
    hidden: ['Hidden. Nothing is lost.', 'Skjult. Intet er tabt.'],
    removed: ['Deleted.', 'Slettet.'],
    arrived: ['File uploaded.', 'Filen er uploadet.'],
  },
  problem: ['Not done', 'Det lykkedes ikke'],
} satisfies PairTree;

const lessonFilesPairs = {
  captionsLead: [
    'Captions for the player, and a transcript to read. For anyone who is hard of hearing, on a train, or learning in another language.',
    'Undertekster til afspilleren og den samme tekst til at læse. Til alle, der hører dårligt, sidder i toget eller lærer på et andet sprog.',
  ],
  upload: {
    media: common.recording,
    resource: ['File', 'Fil'],
    hint: [
      `At most 2 GB: ${filmNames}; ${soundNames}; PDF. We check the file itself, not just its name.`,
      `Højst 2 GB: ${filmNames}; ${soundNames}; PDF. Vi tjekker selve filen, ikke kun navnet.`,
    ],
    plainHint: [
      `${filmNames}; ${soundNames}; PDF. Without scripts at most 100 MB.`,
      `${filmNames}; ${soundNames}; PDF. Uden scripts højst 100 MB.`,
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
      `${name} is being converted so that every browser plays it, without loss of quality. Students see it when that is done. Look again in a few minutes.`,
      `${name} konverteres uden tab af kvalitet, så alle browsere kan afspille den. Eleverne ser den, når det er gjort. Se igen om et par minutter.`,
    ],
    failed: ['Not converted', 'Ikke konverteret'],
    failedNote: (name: string) => [
      `${name} couldn’t be converted. Save it as an MP4 with H.264 and AAC, upload that, and delete this one.`,
      `${name} kunne ikke konverteres. Gem den som MP4 med H.264 og AAC, upload den, og slet denne.`,
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

export const teachingMessages = inBoth({
  courses: {
    title: common.courses,
    lead: [
      'Online courses for home study. A course opens for anyone who has bought it; you can change its content at any time.',
      'Onlinekurser til elever derhjemme. Et kursus åbner for alle, der har købt det, og du kan altid ændre indholdet.',
    ],
    caption: ['All courses', 'Alle kurser'],
    search: common.title,
    columns: {
      title: common.title,
      modules: ['Modules', 'Moduler'],
      students: common.students,
      dateCreated: ['Date created', 'Oprettet'],
      state: ['Visibility', 'Synlighed'],
    },
    empty: {
      title: ['No courses yet', 'Ingen kurser endnu'],
      text: [
        'Give the first one a title below. It stays hidden until you show it.',
        'Giv det første en titel herunder. Ingen ser det, før du viser det.',
      ],
    },
    add: ['New course', 'Nyt kursus'],
    addButton: ['Create course', 'Opret kurset'],
  },
  course: {
    words: ['The course', 'Kurset'],
    modules: ['Modules and lessons', 'Moduler og lektioner'],
    noModules: [
      'No modules yet. A module is a chapter: a title, a sentence about it, and its lessons.',
      'Ingen moduler endnu. Et modul er et kapitel: en titel, en sætning om det og dets lektioner.',
    ],
    addModule: ['New module', 'Nyt modul'],
    addModuleButton: ['Add the module', 'Tilføj modulet'],
    addLesson: ['New lesson', 'Ny lektion'],
    addLessonButton: ['Add the lesson', 'Tilføj lektionen'],
    editModule: ['Edit the module', 'Rediger modulet'],
    back: ['All courses', 'Alle kurser'],
    removeCourse: ['Delete the course', 'Slet kurset'],
    removeCourseSure: (title: string) => [
      `Delete “${title}” and its modules? This can’t be undone.`,
      `Slet »${title}« og dets moduler? Det kan ikke fortrydes.`,
    ],
    removeModule: ['Delete the module', 'Slet modulet'],
    removeModuleSure: (title: string) => [
      `Delete the module “${title}” for good?`,
      `Slet modulet »${title}« for altid?`,
    ],
  },
  lessons: {
    title: ['Lessons', 'Lektioner'],
    lead: ['Every lesson of every course, newest first.', 'Alle lektioner i alle kurser, den nyeste først.'],
    caption: ['All lessons', 'Alle lektioner'],
    columns: {
      title: common.title,
      course: common.course,
      type: 'Type',
      duration: ['Duration', 'Varighed'],
      dateCreated: ['Date created', 'Oprettet'],
      state: ['Visibility', 'Synlighed'],
    },
    empty: {
      title: ['No lessons yet', 'Ingen lektioner endnu'],
      text: [
        'Open a course and add a lesson to one of its modules.',
        'Åbn et kursus, og tilføj en lektion til et af dets moduler.',
      ],
    },
    toCourses: ['To the courses', 'Til kurserne'],
    search: common.title,
  },
  lesson: {
    words: ['Texts', 'Tekster'],
    module: ['Module', 'Modul'],
    moduleMore: [
      'The first hundred modules of other courses are listed. Find the rest below by course title.',
      'Her står de første hundrede moduler i andre kurser. Find de øvrige herunder på kursets titel.',
    ],
    among: ['Find a course to move it to', 'Find et kursus at flytte den til'],
    amongButton: 'Find',
    moduleAt: (course: string, module: string) => `${course}: ${module}`,
    bodyHint: ['An empty line begins a new paragraph.', 'En tom linje begynder et nyt afsnit.'],
    back: ['Back to the course', 'Tilbage til kurset'],
    remove: ['Delete the lesson', 'Slet lektionen'],
    removeSure: (title: string) => [
      `Delete “${title}” with its files for good? Students who completed it lose that progress.`,
      `Slet »${title}« med dens filer for altid? Elever, der har gennemført den, mister det fremskridt.`,
    ],
    media: common.recording,
    mediaLead: [
      `What is seen or heard: ${filmNames}; ${soundNames}; or a PDF. Up to 2 GB. Formats that some browsers can’t play, such as MOV, are converted without loss of quality.`,
      `Det, der ses eller høres: ${filmNames}; ${soundNames}; eller en PDF. Op til 2 GB. Formater, som nogle browsere ikke kan afspille, for eksempel MOV, konverteres uden tab af kvalitet.`,
    ],
    noMedia: ['No recording yet. The lesson is text only.', 'Ingen optagelse endnu. Lektionen er kun tekst.'],
    resources: ['Resources', 'Materiale'],
    resourcesLead: [
      'Files for this lesson: sheets to print and tracks to practise with.',
      'Filer til lektionen: ark til at printe og spor til at øve med.',
    ],
    noResources: ['No files yet.', 'Ingen filer endnu.'],
    removeFile: ['Delete the file', 'Slet filen'],
    removeFileSure: (name: string) => [`Delete “${name}” for good?`, `Slet »${name}« for altid?`],
    variant: ['Open', 'Åbn'],
  },
  ...lessonFilesPairs,
  ...teachingActionPairs,
});

export type TeachingWords = (typeof teachingMessages)['en'];

export type Flash = keyof (typeof teachingMessages)['en']['flash'];
