import type { Language } from '#studio/shared/language.ts';
import { lessonFilesMessages } from './lesson-files.messages.ts';
import { teachingActs } from './teaching-actions.messages.ts';

/** The owner's courses and lessons. Names of columns are the specification's, said as a table says them. */
const en = {
  courses: {
    title: 'Courses',
    lead: 'Online courses for home study. A course opens for anyone who has bought it; you can change its content at any time.',
    caption: 'All courses',
    search: 'Title',
    columns: {
      title: 'Title',
      modules: 'Modules',
      students: 'Students',
      dateCreated: 'Date created',
      state: 'Visibility',
    },
    empty: {
      title: 'No courses yet',
      text: 'Give the first one a title below. It stays hidden until you show it.',
    },
    add: 'New course',
    addButton: 'Create course',
  },
  course: {
    words: 'The course',
    modules: 'Modules and lessons',
    noModules: 'No modules yet. A module is a chapter: a title, a sentence about it, and its lessons.',
    addModule: 'A new module',
    addModuleButton: 'Add the module',
    addLesson: 'A new lesson',
    addLessonButton: 'Add the lesson',
    editModule: 'Edit the module',
    back: 'All courses',
    removeCourse: 'Delete the course',
    removeCourseSure: (title: string) => `Delete “${title}” and its modules? This can't be undone.`,
    removeModule: 'Delete the module',
    removeModuleSure: (title: string) => `Delete the module “${title}” for good?`,
  },
  lessons: {
    title: 'Lessons',
    lead: 'Every lesson of every course, the last made first.',
    caption: 'All lessons',
    columns: {
      title: 'Title',
      course: 'Course',
      type: 'Type',
      duration: 'Duration',
      dateCreated: 'Date created',
      state: 'Visibility',
    },
    empty: { title: 'No lessons yet', text: 'Open a course and add a lesson to one of its modules.' },
    toCourses: 'To the courses',
    search: 'Title',
  },
  lesson: {
    words: 'Words',
    module: 'Module',
    moduleMore: 'The first hundred modules of other courses are listed. Find the rest below by course title.',
    among: 'Find a course to move it to',
    amongButton: 'Find',
    moduleAt: (course: string, module: string) => `${course}: ${module}`,
    bodyHint: 'An empty line begins a new paragraph.',
    back: 'Back to the course',
    remove: 'Delete the lesson',
    removeSure: (title: string) =>
      `Delete “${title}” with its files for good? Those who completed it lose the mark.`,
    media: 'Recording',
    mediaLead:
      'What is seen or heard: MP4, MOV, M4A, MP3, or a PDF. Up to 2 GB. A MOV film is converted to MP4 without loss of quality; everything else is kept as it is.',
    noMedia: 'No recording yet. The lesson shows its words alone.',
    resources: 'Resources',
    resourcesLead: 'Files for this lesson: sheets to print and tracks to practise with.',
    noResources: 'No files yet.',
    removeFile: 'Delete the file',
    removeFileSure: (name: string) => `Delete “${name}” for good?`,
    variant: 'Open',
  },
  ...lessonFilesMessages.en,
  ...teachingActs.en,
};

const da: typeof en = {
  courses: {
    title: 'Kurser',
    lead: 'Onlinekurser til elever derhjemme. Et kursus åbner for alle, der har købt det, og du kan altid ændre indholdet.',
    caption: 'Alle kurser',
    search: 'Titel',
    columns: {
      title: 'Titel',
      modules: 'Moduler',
      students: 'Elever',
      dateCreated: 'Oprettet',
      state: 'Synlighed',
    },
    empty: {
      title: 'Ingen kurser endnu',
      text: 'Giv det første en titel herunder. Ingen ser det, før du viser det.',
    },
    add: 'Et nyt kursus',
    addButton: 'Opret kurset',
  },
  course: {
    words: 'Kurset',
    modules: 'Moduler og lektioner',
    noModules: 'Ingen moduler endnu. Et modul er et kapitel: en titel, en sætning om det og dets lektioner.',
    addModule: 'Et nyt modul',
    addModuleButton: 'Tilføj modulet',
    addLesson: 'En ny lektion',
    addLessonButton: 'Tilføj lektionen',
    editModule: 'Rediger modulet',
    back: 'Alle kurser',
    removeCourse: 'Slet kurset',
    removeCourseSure: (title) => `Slet »${title}« og dets moduler? Det kan ikke fortrydes.`,
    removeModule: 'Slet modulet',
    removeModuleSure: (title) => `Slet modulet »${title}« for altid?`,
  },
  lessons: {
    title: 'Lektioner',
    lead: 'Alle lektioner i alle kurser, den nyeste først.',
    caption: 'Alle lektioner',
    columns: {
      title: 'Titel',
      course: 'Kursus',
      type: 'Type',
      duration: 'Varighed',
      dateCreated: 'Oprettet',
      state: 'Synlighed',
    },
    empty: {
      title: 'Ingen lektioner endnu',
      text: 'Åbn et kursus, og tilføj en lektion til et af dets moduler.',
    },
    toCourses: 'Til kurserne',
    search: 'Titel',
  },
  lesson: {
    words: 'Tekster',
    module: 'Modul',
    moduleMore:
      'Her står de første hundrede moduler i andre kurser. Find de øvrige herunder på kursets titel.',
    among: 'Find et kursus at flytte den til',
    amongButton: 'Find',
    moduleAt: (course, module) => `${course}: ${module}`,
    bodyHint: 'En tom linje begynder et nyt afsnit.',
    back: 'Tilbage til kurset',
    remove: 'Slet lektionen',
    removeSure: (title) =>
      `Slet »${title}« med dens filer for altid? De, der har gennemført den, mister mærket.`,
    media: 'Optagelse',
    mediaLead:
      'Det, der ses eller høres: MP4, MOV, M4A, MP3 eller en PDF. Op til 2 GB. En MOV-film konverteres til MP4 uden tab af kvalitet; alt andet gemmes, som det er.',
    noMedia: 'Ingen optagelse endnu. Lektionen er kun tekst.',
    resources: 'Materiale',
    resourcesLead: 'Det, der ligger ved siden af: ark til at printe, spor til at øve med.',
    noResources: 'Der ligger ikke noget ved siden af endnu.',
    removeFile: 'Slet filen',
    removeFileSure: (name) => `Slet »${name}« for altid?`,
    variant: 'Åbn',
  },
  ...lessonFilesMessages.da,
  ...teachingActs.da,
};

export const teachingMessages: Record<Language, typeof en> = { en, da };
export type TeachingWords = typeof en;
export type Flash = keyof typeof en.flash;
