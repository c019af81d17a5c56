import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCsv, readList } from '#platform/processes/child/files/read-csv.ts';
import { mergedPeople, mostImportLines, outcomesOf, readImport } from './import-line.ts';

const readText = (text: string) => readImport(readCsv(text));

function linesOf(text: string) {
  const read = readText(text);
  if (!read.ok) throw new Error(read.refusal);
  return read.lines;
}

const rolesOf = (read: ReturnType<typeof readText>) =>
  'columns' in read ? read.columns.map(({ role }) => role) : [];
const outside = (name: string) => readList({ bytes: readFileSync(`tests/outside/csv/${name}.csv`) }).rows;

function peopleIn(rows: string[][]) {
  const read = readImport(rows);
  if (!read.ok) throw new Error(read.refusal);
  return read.lines;
}

test('people of other systems come with their names, phones and tags', () => {
  expect(peopleIn(outside('acuity'))).toMatchObject([
    { name: 'Nina Simone', email: 'acuity1@h.example', phone: '+4512345678', problems: [] },
  ]);
  expect(peopleIn(outside('simplybook-da'))).toMatchObject([
    { name: 'Ib Hansen', email: 'ib@h.example', phone: '12345678', problems: [] },
  ]);
  expect(peopleIn(outside('mailchimp'))).toMatchObject([
    { name: 'Karen Blixen', phone: '+45 11 22 33 44', tags: ['kor', 'solo'], problems: [] },
    { name: 'Carl Nielsen', phone: '', tags: [], problems: [] },
  ]);
  expect(peopleIn(outside('nfd'))).toMatchObject([{ email: 'nfd1@h.example', problems: [] }]);
});

test('a formula in a name stays a text, and one with a web address is named as faulty', () => {
  expect(peopleIn(outside('formula'))).toMatchObject([
    { name: '=HYPERLINK("http://x.example","y")', problems: ['name'] },
    { name: '@SUM(A1)', phone: '+45 1', problems: [] },
    { name: '=1+1', problems: [] },
    { name: '-Mads-', problems: [] },
  ]);
});

test.each([
  ['Navn;Efternavn;E-mail\nIb;Hansen;ib@h.example', 'Ib Hansen'],
  ['First name,Middle name,Last name,Email\nNina,Eunice,Simone,n@h.example', 'Nina Eunice Simone'],
  ['FIRST_NAME,LAST_NAME,E-Mail Address\nNina,Simone,n@h.example', 'Nina Simone'],
  ['Kundenavn;Kundens e-mail;Mobil nr.\nIb Hansen;ib@h.example;12345678', 'Ib Hansen'],
  ['Surname,Given Name,Email *\nSimone,Nina,n@h.example', 'Nina Simone'],
  ['Full name,First name,Email\nNina Simone,Nina,n@h.example', 'Nina Simone'],
])('the name is found however its columns are called: %j', (text, name) => {
  expect(linesOf(text)).toMatchObject([{ name, problems: [] }]);
});

test('of two phone columns the filled in one is taken, and tags of all columns', () => {
  const text = 'email,home phone,mobile,groups,tags\na@h.example,,+45 22,Choir;Band,"Solo, Duo"';
  expect(linesOf(text)).toMatchObject([{ phone: '+45 22', tags: ['Choir', 'Band', 'Solo', 'Duo'] }]);
});

test('a list without headings is read by its content, and its first line is a person', () => {
  const read = readText('Nina,n@h.example,+45 22\nIb,ib@h.example,+45 33');
  expect(rolesOf(read)).toEqual([null, 'email', null]);
  expect(read).toMatchObject({ lines: [{ email: 'n@h.example' }, { email: 'ib@h.example' }] });
});

test('what the owner takes a column for holds, for a list of as many columns', () => {
  const rows = readCsv('Pseudonym,Kontakt,Mail\nNina,Ib,n@h.example');
  const read = readImport(rows, ['name', null, 'email']);
  expect(read).toMatchObject({ ok: true, lines: [{ name: 'Nina' }] });
  expect(readImport(rows, ['name', 'email'])).toMatchObject({ lines: [{ name: 'Ib' }] });
});

test('columns are found by their English or Danish headings, in any order', () => {
  const read = readText(
    'Mærker;E-mail;Navn;Fødselsdag;Stemmetype;Telefon\nKor, Bryllup;Mia@Example.com;Mia Ærø;1990;Sopran;+45 22',
  );
  expect(rolesOf(read)).toEqual(['tags', 'email', 'name', null, 'voiceType', 'phone']);
  expect(read).toMatchObject({
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
  expect(readText('name,phone\nMia,22')).toMatchObject({ ok: false, refusal: 'no-email' });
  expect(readText(`${'a,'.repeat(61)}email\n${'b,'.repeat(61)}c@h.example`)).toEqual({
    ok: false,
    refusal: 'too-many-columns',
  });
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

test('marks of direction and of width, and the form that keeps figures as text, are no part of an address or a number', () => {
  const list = [
    ['Name', 'Post', 'Phone'],
    ['Ann', '\u{200B}ann@example.com', '\u{202A}+45 12 34 56 78\u{202C}'],
    ['Bo', 'bo@example.com\u{FEFF}', '="+4512345678"'],
  ];
  const read = readImport(list);
  const people = read.ok ? read.lines.map(({ email, phone, problems }) => [email, phone, problems]) : [];
  expect(people).toEqual([
    ['ann@example.com', '+45 12 34 56 78', []],
    ['bo@example.com', '+4512345678', []],
  ]);
});
