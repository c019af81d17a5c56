import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import type { Who } from '#studio/shared/who.ts';
import { outsideMedia } from '#tests/support/media/child-files.ts';
import { exampleSlot, held, testStage } from '#tests/support/page-fixture.ts';
import { owner, student, visitor } from '#tests/support/who.ts';
import { addRecording, commentOnRecording, markHeard, removeRecording } from './edit-recordings.ts';
import { commentsOn, recordingFor, recordingsOf } from './recordings.queries.ts';
import { maxRecordingBytes, mostRecordings } from './session-recording.ts';

const stage = testStage();
const mia: Who = { ...student, email: 'mia@example.com' };
const sound = readFileSync(new URL('../../../../db/sample/courses/recorded/long-note.m4a', import.meta.url));
let bookingId: string;

beforeEach(async () => {
  for (const key of await stage.world.files.list('session-recordings/')) await stage.world.files.remove(key);
  ({ bookingId } = await held(stage.world, exampleSlot, { who: visitor, email: 'Mia@example.com' }));
});

const add = (changes: object = {}, who = owner) => {
  const given = { bookingId, fileName: 'Rosen, 2. vers.m4a', bytes: sound, once: null };
  return addRecording(stage.world, who, { ...given, ...changes });
};
const first = async () => (await recordingsOf(stage.db.query, [bookingId]))[0]?.id ?? '';
const asked = async (as: 'owner' | 'student') => ({ booking: bookingId, recording: await first(), as });
const seenBy = async (who: Who, as: 'owner' | 'student') =>
  recordingFor(stage.db.query, who, await asked(as));
const comment = async (who: Who, as: 'owner' | 'student', typed: object = {}) =>
  commentOnRecording(stage.world, who, {
    requested: await asked(as),
    once: null,
    at: '0:17',
    body: 'Breath here',
    ...typed,
  });
const emailsOf = async (kind: string) => {
  const rows = stage.db.query.selectFrom('emails').select(['recipient', 'body']).where('kind', '=', kind);
  return rows.execute();
};

test('a recording is seen by the owner and by the student of its session, and by no one else', async () => {
  expect(await add()).toEqual({ ok: true });
  expect(await seenBy(owner, 'owner')).toMatchObject({ name: 'Rosen, 2. vers', seconds: 22, format: 'm4a' });
  expect(await seenBy(mia, 'student')).toMatchObject({ name: 'Rosen, 2. vers' });
  for (const [who, as] of [
    [student, 'student'],
    [visitor, 'student'],
    [mia, 'owner'],
    [owner, 'student'],
  ] as const) {
    expect(await seenBy(who, as)).toBeNull();
    expect(await comment(who, as)).toEqual({ ok: false, refusal: 'not-found' });
  }
});

test('the student is emailed once per recording, also when the form is sent twice', async () => {
  const once = 'one-press';
  expect([await add({ once }), await add({ once })]).toEqual([{ ok: true }, { ok: true }]);
  expect(await recordingsOf(stage.db.query, [bookingId])).toHaveLength(1);
  expect(await stage.world.files.list('session-recordings/')).toHaveLength(1);
  const emails = await emailsOf('recording-added');
  expect(emails.map(({ recipient }) => recipient)).toEqual(['Mia@example.com']);
  expect(emails[0]?.body).toContain(`/dashboard/bookings/${bookingId}/recordings/${await first()}`);
});

test.each([
  ['whatsapp.ogg', 'm4a'],
  ['raw.aac', 'm4a'],
  ['take.flac', 'flac'],
  ['id3-picture.mp3', 'mp3'],
])('a recording from a singer is kept as each browser plays it: %s as %s', async (fileName, format) => {
  expect(await add({ bytes: outsideMedia(fileName), fileName })).toEqual({ ok: true });
  expect(await seenBy(mia, 'student')).toMatchObject({ format, seconds: 4 });
});

test('a recording that not every browser plays is kept as it is, to be downloaded', async () => {
  const bytes = Buffer.from(`caff\0\u0001\0\0${'\0'.repeat(80)}`);
  expect(await add({ bytes, fileName: 'Rosen.caf' })).toEqual({ ok: true });
  expect(await seenBy(mia, 'student')).toMatchObject({ name: 'Rosen.caf', format: 'bin', seconds: null });
});

test('a recording without sound, a cut off one and a film are refused with their real reason', async () => {
  expect(await add({ bytes: outsideMedia('fake.mp3') })).toEqual({ ok: false, refusal: 'no-sound' });
  const voice = outsideMedia('voice.m4a');
  expect(await add({ bytes: voice.subarray(0, voice.length / 2) })).toEqual({
    ok: false,
    refusal: 'cut-off',
  });
  expect(await add({ bytes: outsideMedia('moov-end.mp4') })).toEqual({
    ok: false,
    refusal: 'not-a-recording',
  });
  expect(await stage.world.files.list('session-recordings/')).toEqual([]);
});

test('a file that is no recording, an empty or too large one, and one too many are refused, and nothing is stored', async () => {
  const pdf = Buffer.from(`%PDF-1.7${' '.repeat(100)}`);
  expect(await add({ bytes: pdf, fileName: 'Rosen.m4a' })).toEqual({ ok: false, refusal: 'not-a-recording' });
  expect(await add({ bytes: Buffer.alloc(0) })).toEqual({ ok: false, refusal: 'no-file' });
  const large = Buffer.alloc(maxRecordingBytes + 1);
  expect(await add({ bytes: large })).toEqual({ ok: false, refusal: 'too-large' });
  expect(await add({ bookingId: '00000000-0000-4000-8000-000000000000' })).toMatchObject({ ok: false });
  expect(await stage.world.files.list('session-recordings/')).toEqual([]);
  for (let count = 0; count < mostRecordings; count += 1) await add();
  expect(await add()).toEqual({ ok: false, refusal: 'too-many' });
  expect(await stage.world.files.list('session-recordings/')).toHaveLength(mostRecordings);
});

test('comments are listed in the order of the recording, and each side is emailed once a day', async () => {
  await add();
  expect(await comment(mia, 'student')).toEqual({ ok: true });
  await comment(mia, 'student', { at: '0:03', body: 'And here?' });
  await comment(owner, 'owner', { at: '', body: 'Lovely' });
  expect(await comment(owner, 'owner', { at: 'soon', body: '' })).toEqual({
    ok: false,
    refusal: 'invalid',
    fields: ['at', 'body'],
  });
  const comments = await commentsOn(stage.db.query, await first());
  expect(comments.map(({ at, author, body }) => [at, author, body])).toEqual([
    [0, 'owner', 'Lovely'],
    [3, 'student', 'And here?'],
    [17, 'student', 'Breath here'],
  ]);
  expect(await emailsOf('recording-commented')).toMatchObject([{ recipient: 'Mia@example.com' }]);
});

test('it is known whether the student has opened it, and a removed one is gone with its file and comments', async () => {
  await add();
  const before = await seenBy(mia, 'student');
  expect(before?.heardAt).toBeNull();
  if (before) await markHeard(stage.world, before);
  expect((await seenBy(owner, 'owner'))?.heardAt).not.toBeNull();
  await comment(mia, 'student');
  const requested = await asked('owner');
  expect(await removeRecording(stage.world, owner, requested)).toBe(true);
  expect(await removeRecording(stage.world, owner, requested)).toBe(false);
  expect(await commentsOn(stage.db.query, requested.recording)).toEqual([]);
  expect(await stage.world.files.list('session-recordings/')).toEqual([]);
});
