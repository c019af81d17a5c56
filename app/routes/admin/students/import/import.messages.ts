import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { ImportField, LineOutcome } from '#studio/teaching/students/import/import-line.ts';

export const importMessages = inBoth({
  title: ['Import students', 'Importer elever'],
  back: common.students,
  intro: [
    'A CSV file (UTF-8) with a line of headings: Email, and if you have them Name, Phone, Voice type and Tags, as in the download. At most 2,000 lines. Nothing is stored before you’ve seen what happens.',
    'En CSV-fil (UTF-8) med overskrifter i første linje: E-mail, og hvis du har dem Navn, Telefon, Stemmetype og Mærker, som i den fil, du kan hente. Højst 2.000 linjer. Intet gemmes, før du har set, hvad der sker.',
  ],
  file: ['CSV file', 'CSV-fil'],
  text: ['Or paste the lines here', 'Eller indsæt linjerne her'],
  preview: ['Preview', 'Se, hvad der sker'],
  problem: ['Not imported', 'Ikke importeret'],
  problems: {
    empty: [
      'Choose a file or paste lines, with headings in the first one.',
      'Vælg en fil, eller indsæt linjer med overskrifter i den første.',
    ],
    'no-email': [
      'There’s no column with the heading Email.',
      'Der er ingen kolonne med overskriften E-mail.',
    ],
    'too-many': [
      'The list has more than 2,000 lines. Please split it.',
      'Listen har mere end 2.000 linjer. Del den op.',
    ],
    'too-large': [
      'The file is larger than 1 MB. Please split it.',
      'Filen fylder mere end 1 MB. Del den op.',
    ],
  },
  unknown: (columns: string) => [
    `Columns that aren’t imported: ${columns}`,
    `Kolonner, der ikke importeres: ${columns}`,
  ],
  result: ['What happens', 'Det sker der'],
  counts: {
    new: (count: number) => [`${count} new`, `${count} nye`],
    known: (count: number) => [
      `${count} already there: empty fields are filled and tags added`,
      `${count} findes allerede: tomme felter udfyldes, og mærker tilføjes`,
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
  restHint: ['Correct them here and preview again.', 'Ret dem her, og se igen, hvad der sker.'],
});
