import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { lessonFilesPairs } from './lesson-files.messages.ts';
import { teachingActionPairs } from './teaching-actions.messages.ts';

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
    add: ['New course', 'Et nyt kursus'],
    addButton: ['Create course', 'Opret kurset'],
  },
  course: {
    words: ['The course', 'Kurset'],
    modules: ['Modules and lessons', 'Moduler og lektioner'],
    noModules: [
      'No modules yet. A module is a chapter: a title, a sentence about it, and its lessons.',
      'Ingen moduler endnu. Et modul er et kapitel: en titel, en sætning om det og dets lektioner.',
    ],
    addModule: ['A new module', 'Et nyt modul'],
    addModuleButton: ['Add the module', 'Tilføj modulet'],
    addLesson: ['A new lesson', 'En ny lektion'],
    addLessonButton: ['Add the lesson', 'Tilføj lektionen'],
    editModule: ['Edit the module', 'Rediger modulet'],
    back: ['All courses', 'Alle kurser'],
    removeCourse: ['Delete the course', 'Slet kurset'],
    removeCourseSure: (title: string) => [
      `Delete “${title}” and its modules? This can't be undone.`,
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
    lead: [
      'Every lesson of every course, the last made first.',
      'Alle lektioner i alle kurser, den nyeste først.',
    ],
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
    words: ['Words', 'Tekster'],
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
      `Delete “${title}” with its files for good? Those who completed it lose the mark.`,
      `Slet »${title}« med dens filer for altid? De, der har gennemført den, mister mærket.`,
    ],
    media: common.recording,
    mediaLead: [
      'What is seen or heard: MP4, MOV, M4A, MP3, or a PDF. Up to 2 GB. A MOV film is converted to MP4 without loss of quality; everything else is kept as it is.',
      'Det, der ses eller høres: MP4, MOV, M4A, MP3 eller en PDF. Op til 2 GB. En MOV-film konverteres til MP4 uden tab af kvalitet; alt andet gemmes, som det er.',
    ],
    noMedia: [
      'No recording yet. The lesson shows its words alone.',
      'Ingen optagelse endnu. Lektionen er kun tekst.',
    ],
    resources: ['Resources', 'Materiale'],
    resourcesLead: [
      'Files for this lesson: sheets to print and tracks to practise with.',
      'Det, der ligger ved siden af: ark til at printe, spor til at øve med.',
    ],
    noResources: ['No files yet.', 'Der ligger ikke noget ved siden af endnu.'],
    removeFile: ['Delete the file', 'Slet filen'],
    removeFileSure: (name: string) => [`Delete “${name}” for good?`, `Slet »${name}« for altid?`],
    variant: ['Open', 'Åbn'],
  },
  ...lessonFilesPairs,
  ...teachingActionPairs,
});

export type TeachingWords = (typeof teachingMessages)['en'];

export type Flash = keyof (typeof teachingMessages)['en']['flash'];
