import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { ColumnRole } from '#studio/teaching/students/import/import-columns.ts';
import type { ImportField, LineOutcome } from '#studio/teaching/students/import/import-line.ts';

export const importMessages = inBoth({
  title: ['Import students', 'Importer elever'],
  back: common.students,
  intro: [
    'A CSV file from another booking system, a mailing program or a spreadsheet, with at most 2,000 people. Next you see what each column is taken for and can change it. Nothing is stored before you’ve seen what happens.',
    'En CSV-fil fra et andet bookingsystem, et mailprogram eller et regneark med højst 2.000 personer. Bagefter ser du, hvad hver kolonne bruges til, og kan ændre det. Intet gemmes, før du har set, hvad der sker.',
  ],
  file: ['CSV file', 'CSV-fil'],
  optional: common.optional,
  text: ['Or paste the lines here', 'Eller indsæt linjerne her'],
  preview: ['Continue', 'Fortsæt'],
  problem: ['Not imported', 'Ikke importeret'],
  problems: {
    empty: [
      'There are no people in this list. Choose another file, or paste lines.',
      'Der er ingen personer på listen. Vælg en anden fil, eller indsæt linjer.',
    ],
    'no-email': [
      'No column is used for the email addresses. Choose it below.',
      'Ingen kolonne bruges til e-mailadresserne. Vælg den herunder.',
    ],
    'too-many': [
      'The list has more than 2,000 lines. Please split it.',
      'Listen har mere end 2.000 linjer. Del den op.',
    ],
    'too-many-columns': [
      'The list has more than 60 columns. Delete those you don’t need, and choose the file again.',
      'Listen har mere end 60 kolonner. Slet dem, du ikke skal bruge, og vælg filen igen.',
    ],
    'columns-changed': [
      'You’ve changed a column. Check the people below, then import them.',
      'Du har ændret en kolonne. Se personerne herunder efter, og importer dem så.',
    ],
    'too-large': [
      'The file is larger than 1 MB. Please split it.',
      'Filen fylder mere end 1 MB. Del den op.',
    ],
  },
  columnsTitle: ['Columns', 'Kolonner'],
  columnsHint: [
    'Check what each column of your list is used for.',
    'Se efter, hvad hver kolonne på din liste bruges til.',
  ],
  columnNumber: (number: number) => [`Column ${number}`, `Kolonne ${number}`],
  columnParts: {
    heading: ['In your list', 'På din liste'],
    examples: ['First values', 'Første værdier'],
    role: ['Used for', 'Bruges til'],
  },
  usedFor: (heading: string) => [`“${heading}” is used for`, `»${heading}« bruges til`],
  roles: {
    '': ['Not imported', 'Importeres ikke'],
    name: ['Full name', 'Fulde navn'],
    firstName: ['First name', 'Fornavn'],
    lastName: ['Last name', 'Efternavn'],
    email: common.email,
    phone: ['Phone', 'Telefon'],
    voiceType: ['Voice type', 'Stemmetype'],
    tags: ['Tags', 'Mærker'],
  } satisfies Pairs<Record<ColumnRole | '', string>>,
  update: ['Show the people again', 'Vis personerne igen'],
  result: ['What happens', 'Det sker der'],
  counts: {
    new: (count: number) => [`${count} new`, `${count} nye`],
    known: (count: number) => [
      `${count} already there: empty fields are filled and tags added`,
      `${count} findes allerede: Tomme felter udfyldes, og mærker tilføjes`,
    ],
    repeated: (count: number) => [
      `${count} with an address from an earlier line: joined with it`,
      `${count} med samme adresse som en tidligere linje: lægges sammen med den`,
    ],
    faulty: (count: number) => [
      `${count} with errors: not imported, and still here to correct`,
      `${count} med fejl: importeres ikke, men bliver stående her, så du kan rette dem`,
    ],
  } satisfies Pairs<Record<LineOutcome, (count: number) => string>>,
  columns: {
    line: ['Line', 'Linje'],
    name: common.name,
    email: common.email,
    phone: ['Phone', 'Telefon'],
    more: ['Voice type and tags', 'Stemmetype og mærker'],
    outcome: ['Result', 'Resultat'],
  },
  outcomes: {
    new: ['New', 'Ny'],
    known: ['Already there', 'Findes allerede'],
    repeated: ['Joined', 'Lægges sammen'],
    faulty: ['Error', 'Fejl'],
  } satisfies Pairs<Record<LineOutcome, string>>,
  faults: {
    name: ['name: at most 200 characters, without web addresses', 'navn: højst 200 tegn, uden webadresser'],
    email: ['email: not an address', 'e-mail: ikke en adresse'],
    phone: ['phone: digits, spaces and + only', 'telefon: kun tal, mellemrum og +'],
    voiceType: ['voice type: unknown', 'stemmetype: ukendt'],
    tags: ['tags: at most 12 of up to 40 characters', 'mærker: højst 12 på op til 40 tegn'],
  } satisfies Pairs<Record<ImportField, string>>,
  confirm: (count: number) =>
    count === 1
      ? ['Import 1 person', 'Importer 1 person']
      : [`Import ${count} people`, `Importer ${count} personer`],
  more: (count: number) => [`and ${count} more lines`, `og ${count} linjer mere`],
  done: (added: number, known: number) => [
    `Imported: ${added} new, ${known} already there.`,
    `Importeret: ${added} nye, ${known} fandtes allerede.`,
  ],
  rest: ['Lines with errors', 'Linjer med fejl'],
  restHint: ['Correct them here and continue.', 'Ret dem her, og fortsæt.'],
  again: ['Another list', 'En anden liste'],
});
