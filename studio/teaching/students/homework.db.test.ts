import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { outsideMedia } from '#tests/support/media/child-files.ts';
import { silentMp3 } from '#tests/support/media/sounds.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { samplePdf } from '#tests/support/pdfs.ts';
import { owner, student, visitor } from '#tests/support/who.ts';
import { filesOfHomework, homeworkFileFor, homeworkOf, ownHomework } from './homework.queries.ts';
import { answerHomework, markHomeworkSeen, removeHomework, setHomework } from './homework.ts';
import { maxHomeworkFileBytes } from './homework-file.ts';
import type { StudentFacts } from './student.queries.ts';

const stage = testStage();
const emails = ['soeren@example.dk'];

beforeEach(async () => {
  for (const key of await stage.world.files.list('homework/')) await stage.world.files.remove(key);
});

const person: StudentFacts = {
  userId: null,
  name: 'Søren',
  email: 'Soeren@Example.dk',
  emails,
  joinedAt: null,
  guestSince: null,
  language: null,
};

const practise = { body: 'Sirens, five minutes a day.', dueOn: '2027-03-09', files: [] };
const shown = { body: practise.body, dueOn: practise.dueOn };
const theirs = { ...student, email: 'soeren@example.dk' };

test('homework is set once per form and emailed; the student sees it and marks it as done, and only their own', async () => {
  for (let press = 0; press < 2; press += 1) {
    const given = { student: person, once: 'form-2', ...practise };
    expect(await setHomework(stage.world, owner, given)).toEqual({ ok: true });
  }
  const [set, ...others] = await homeworkOf(stage.db.query, emails);
  expect(others).toEqual([]);
  expect(set).toMatchObject({ ...shown, seenAt: null, doneAt: null });
  const mails = stage.db.query
    .selectFrom('emails')
    .select(['recipient', 'body'])
    .where('kind', '=', 'homework');
  expect(await mails.execute()).toMatchObject([{ recipient: 'soeren@example.dk' }]);
  expect(await ownHomework(stage.db.query, student)).toEqual([]);
  expect(await answerHomework(stage.world, student, { id: set!.id, isDone: true })).toBe(false);
  await markHomeworkSeen(stage.world, await ownHomework(stage.db.query, theirs));
  expect(await answerHomework(stage.world, theirs, { id: set!.id, isDone: true })).toBe(true);
  const [done] = await homeworkOf(stage.db.query, emails);
  const now = stage.world.clock.now();
  expect(done).toMatchObject({ seenAt: now, doneAt: now });
  await answerHomework(stage.world, theirs, { id: set!.id, isDone: false });
  expect(await homeworkOf(stage.db.query, emails)).toMatchObject([{ doneAt: null }]);
});

test('homework is deleted of this person only', async () => {
  await setHomework(stage.world, owner, { student: person, once: null, ...practise, dueOn: '' });
  const id = (await homeworkOf(stage.db.query, emails))[0]!.id;
  expect(await removeHomework(stage.world, owner, { id, emails: ['other@example.dk'] })).toBe(false);
  expect(await removeHomework(stage.world, owner, { id, emails })).toBe(true);
  expect(await removeHomework(stage.world, owner, { id, emails })).toBe(false);
});

test.each([
  ['body', { body: ' ' }],
  ['body', { body: 'x'.repeat(2_001) }],
  ['dueOn', { dueOn: 'soon' }],
])('homework with an invalid %s is not set', async (field, fields) => {
  const given = { student: person, once: null, ...practise, ...fields };
  expect(await setHomework(stage.world, owner, given)).toEqual({ ok: false, fields: [field], file: null });
  expect(await homeworkOf(stage.db.query, emails)).toEqual([]);
});

const sheet = { name: 'Rosen.pdf', bytes: samplePdf() };
const melody = { name: 'C:\\Rosen melodi.mp3', bytes: silentMp3() };
const setWith = (files: ReadonlyArray<{ name: string; bytes: Uint8Array }>, once: string | null = null) =>
  setHomework(stage.world, owner, { student: person, once, ...practise, files });
const stored = () => stage.world.files.list('homework/');

test('files of homework are stored once per form, and opened by the student it is for and the owner only [P.257]', async () => {
  for (let press = 0; press < 2; press += 1) {
    expect(await setWith([sheet, melody], 'form-with-files')).toEqual({ ok: true });
  }
  const [set] = await homeworkOf(stage.db.query, emails);
  const files = await filesOfHomework(stage.db.query, [set!.id]);
  expect(files).toMatchObject([
    { name: 'Rosen.pdf', kind: 'pdf', bytes: sheet.bytes.length },
    { name: 'C__Rosen melodi.mp3', kind: 'mp3' },
  ]);
  expect(await stored()).toHaveLength(2);
  const requested = { homework: set!.id, file: files[0]!.id };
  expect(await homeworkFileFor(stage.db.query, owner, { ...requested, as: 'owner' })).not.toBeNull();
  expect(await homeworkFileFor(stage.db.query, theirs, { ...requested, as: 'student' })).not.toBeNull();
  for (const [who, as] of [
    [visitor, 'student'],
    [student, 'student'],
    [theirs, 'owner'],
    [owner, 'student'],
  ] as const) {
    expect(await homeworkFileFor(stage.db.query, who, { ...requested, as })).toBeNull();
  }
});

test('the files of deleted homework are removed', async () => {
  await setWith([sheet]);
  const [set] = await homeworkOf(stage.db.query, emails);
  await removeHomework(stage.world, owner, { id: set!.id, emails });
  const keys = await stage.db.query.selectFrom('file_removals').select('key').execute();
  expect(keys.map(({ key }) => key)).toEqual(expect.arrayContaining(await stored()));
  expect(await stored()).toHaveLength(1);
});

test.each([
  ['empty', [sheet, { name: 'Tom.pdf', bytes: Buffer.alloc(0) }], 'Tom.pdf'],
  ['too-large', [{ name: 'Stor.pdf', bytes: Buffer.alloc(maxHomeworkFileBytes + 1) }], 'Stor.pdf'],
  ['wrong-kind', [{ name: 'Rosen.pdf', bytes: Buffer.from('<script>alert(1)</script>') }], 'Rosen.pdf'],
  ['too-many', Array.from({ length: 6 }, () => sheet), null],
])('a file that is %s is named, and neither homework nor files are stored', async (reason, files, name) => {
  expect(await setWith(files)).toEqual({ ok: false, fields: [], file: { reason, name } });
  expect(await homeworkOf(stage.db.query, emails)).toEqual([]);
  expect(await stored()).toEqual([]);
});

const outside = (name: string) => ({ name, bytes: outsideMedia(name) });

test('voice notes of homework are kept as each browser plays them, others as a download', async () => {
  const memo = { name: 'Memo.aiff', bytes: Buffer.from(`FORM\0\0\0\u0040AIFFCOMM${'\0'.repeat(80)}`) };
  expect(await setWith([outside('whatsapp.ogg'), outside('take.flac'), memo])).toEqual({ ok: true });
  const [set] = await homeworkOf(stage.db.query, emails);
  expect(await filesOfHomework(stage.db.query, [set!.id])).toMatchObject([
    { name: 'whatsapp.m4a', kind: 'm4a', seconds: 4 },
    { name: 'take.flac', kind: 'flac', seconds: 4 },
    { name: 'Memo.aiff', kind: 'bin', seconds: null },
  ]);
});

test.each([
  ['no-sound', outside('fake.mp3')],
  ['encrypted', { name: 'a.pdf', bytes: readFileSync('tests/outside/pdf/enc-user.pdf') }],
  ['empty', { name: 'b.pdf', bytes: readFileSync('tests/outside/pdf/no-pages.pdf') }],
  ['wrong-kind', outside('moov-end.mp4')],
])('a file of homework is refused with its real reason: %s', async (reason, file) => {
  expect(await setWith([file])).toEqual({ ok: false, fields: [], file: { reason, name: file.name } });
});

test('a PDF with a password for its owner only is accepted', async () => {
  const bytes = readFileSync('tests/outside/pdf/enc-owner-only.pdf');
  expect(await setWith([{ name: 'Scales.pdf', bytes }])).toEqual({ ok: true });
});
