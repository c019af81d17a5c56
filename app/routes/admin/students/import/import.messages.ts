import type { Language } from '#studio/shared/language.ts';
import type { ImportField, LineOutcome } from '#studio/students/import/import-line.ts';

const en = {
  title: 'Import students',
  back: 'Students',
  intro:
    'A CSV file (UTF-8) with a line of headings: Email, and if you have them Name, Phone, Voice type and Tags, as in the download. At most 2,000 lines. Nothing is stored before you’ve seen what happens.',
  file: 'CSV file',
  text: 'Or paste the lines here',
  preview: 'Preview',
  problem: 'Not imported',
  problems: {
    empty: 'Choose a file or paste lines, with headings in the first one.',
    'no-email': 'There’s no column with the heading Email.',
    'too-many': 'The list has more than 2,000 lines. Please split it.',
    'too-large': 'The file is larger than 1 MB. Please split it.',
  },
  unknown: (columns: string) => `Columns that aren’t imported: ${columns}`,
  result: 'What happens',
  counts: {
    new: (count: number) => `${count} new`,
    known: (count: number) => `${count} already there: empty fields are filled and tags added`,
    repeated: (count: number) => `${count} with an address from an earlier line: joined with it`,
    faulty: (count: number) => `${count} with errors: not imported, and still here to correct`,
  } satisfies Record<LineOutcome, (count: number) => string>,
  columns: { line: 'Line', name: 'Name', email: 'Email', outcome: 'Result' },
  outcomes: { new: 'New', known: 'Already there', repeated: 'Joined', faulty: 'Error' } satisfies Record<
    LineOutcome,
    string
  >,
  faults: {
    name: 'name: at most 200 characters, without web addresses',
    email: 'email: not an address',
    phone: 'phone: digits, spaces and + only',
    voiceType: 'voice type: unknown',
    tags: 'tags: at most 12 of up to 40 characters',
  } satisfies Record<ImportField, string>,
  confirm: (count: number) => (count === 1 ? 'Import 1 person' : `Import ${count} people`),
  more: (count: number) => `and ${count} more lines`,
  done: (added: number, known: number) => `Imported: ${added} new, ${known} already there.`,
  rest: 'Lines with errors',
  restHint: 'Correct them here and preview again.',
};

const da: typeof en = {
  title: 'Importer elever',
  back: 'Elever',
  intro:
    'En CSV-fil (UTF-8) med overskrifter i første linje: E-mail, og hvis du har dem Navn, Telefon, Stemmetype og Mærker, som i den fil, du kan hente. Højst 2.000 linjer. Intet gemmes, før du har set, hvad der sker.',
  file: 'CSV-fil',
  text: 'Eller indsæt linjerne her',
  preview: 'Se, hvad der sker',
  problem: 'Ikke importeret',
  problems: {
    empty: 'Vælg en fil, eller indsæt linjer med overskrifter i den første.',
    'no-email': 'Der er ingen kolonne med overskriften E-mail.',
    'too-many': 'Listen har mere end 2.000 linjer. Del den op.',
    'too-large': 'Filen fylder mere end 1 MB. Del den op.',
  },
  unknown: (columns) => `Kolonner, der ikke importeres: ${columns}`,
  result: 'Det sker der',
  counts: {
    new: (count) => `${count} nye`,
    known: (count) => `${count} findes allerede: tomme felter udfyldes, og mærker tilføjes`,
    repeated: (count) => `${count} med samme adresse som en tidligere linje: lægges sammen med den`,
    faulty: (count) => `${count} med fejl: importeres ikke, men bliver stående her, så du kan rette dem`,
  },
  columns: { line: 'Linje', name: 'Navn', email: 'E-mail', outcome: 'Resultat' },
  outcomes: { new: 'Ny', known: 'Findes allerede', repeated: 'Lægges sammen', faulty: 'Fejl' },
  faults: {
    name: 'navn: højst 200 tegn, uden webadresser',
    email: 'e-mail: ikke en adresse',
    phone: 'telefon: kun tal, mellemrum og +',
    voiceType: 'stemmetype: ukendt',
    tags: 'mærker: højst 12 på op til 40 tegn',
  },
  confirm: (count) => (count === 1 ? 'Importer 1 person' : `Importer ${count} personer`),
  more: (count) => `og ${count} linjer mere`,
  done: (added, known) => `Importeret: ${added} nye, ${known} fandtes allerede.`,
  rest: 'Linjer med fejl',
  restHint: 'Ret dem her, og se igen, hvad der sker.',
};

export const importMessages: Record<Language, typeof en> = { en, da };
