import { expect, test } from 'vitest';
import { readCsv } from '#platform/processes/child/files/read-csv.ts';
import { mergedPeople, mostImportLines, outcomesOf, readImport } from './import-line.ts';

const readText = (text: string) => readImport(readCsv(text));

function linesOf(text: string) {
  const read = readText(text);
  if (!read.ok) throw new Error(read.refusal);
  return read.lines;
}

test('columns are found by their English or Danish headings, in any order', () => {
  const read = readText(
    'Mærker;E-mail;Navn;Fødselsdag;Stemmetype;Telefon\nKor, Bryllup;Mia@Example.com;Mia Ærø;1990;Sopran;+45 22',
  );
  expect(read).toMatchObject({
    unknown: ['Fødselsdag'],
    lines: [
      {
        number: 1,
        name: 'Mia Ærø',
        email: 'mia@example.com',
        phone: '+45 22',
        problems: [],
        voiceType: 'soprano',
        tags: ['Kor', 'Bryllup'],
      },
    ],
  });
});

test('every faulty field of a line is named', () => {
  const text = `name,email,phone,voice type,tags\nhttps://evil.example,not an address,call me,whistle,${'x'.repeat(41)}`;
  expect(linesOf(text)[0]?.problems).toEqual(['name', 'email', 'phone', 'voiceType', 'tags']);
});

test('a list without lines, without an email column or with too many lines is refused', () => {
  expect(readText('')).toEqual({ ok: false, refusal: 'empty' });
  expect(readText('name,email')).toEqual({ ok: false, refusal: 'empty' });
  expect(readText('name,phone\nMia,22')).toEqual({ ok: false, refusal: 'no-email' });
  const many = `email\n${Array.from({ length: mostImportLines + 1 }, (_, at) => `a${at}@example.com`).join('\n')}`;
  expect(readText(many)).toEqual({ ok: false, refusal: 'too-many' });
});

test('lines of one address are one person; those with errors are left out', () => {
  const lines = linesOf(
    'name,email,phone,tags\nMia,mia@example.com,,Choir\n,MIA@example.com,22,"Choir, Band"\nBo,bo@example.com,,\nNo,no,,',
  );
  expect(outcomesOf(lines, new Set(['bo@example.com']))).toEqual(['new', 'repeated', 'known', 'faulty']);
  expect(mergedPeople(lines)).toMatchObject([
    { name: 'Mia', email: 'mia@example.com', phone: '22', tags: ['Choir', 'Band'] },
    { name: 'Bo', email: 'bo@example.com' },
  ]);
});
