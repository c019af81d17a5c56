import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { enrol } from '#tests/support/enrol.ts';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const patient = { timeout: 60_000 };
const sample = (name: string) => readFileSync(new URL(`../../../tests/files/${name}`, import.meta.url));
let owner: Record<string, string>;
let lesson: string;

beforeEach(async () => {
  owner = await signedIn(given, 'owner');
  const row = await given.db.query
    .selectFrom('lessons')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .select('lessons.id')
    .where('course_id', '=', 'beginner-course')
    .executeTakeFirstOrThrow();
  lesson = row.id;
});

const send = (
  address: string,
  fields: Record<string, string>,
  file: [field: string, name: string, sample: string],
) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const [field, name, from] = file;
  body.set(field, new File([new Uint8Array(sample(from))], name));
  return given.fetch(address, { method: 'POST', headers: owner, body, redirect: 'manual' });
};
const sendFilm = (from: string) =>
  send(`/admin/lessons/${lesson}/files`, { role: 'media', language: '' }, ['file', 'IMG_0042.MOV', from]);

test('an iPhone .MOV in H.264 is converted to an MP4 for students', async () => {
  const answer = await sendFilm('phone-h264.mov');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/admin/lessons/${lesson}?flash=arrived#files`,
  ]);
  const files = () =>
    given.db.query
      .selectFrom('lesson_files')
      .select(['name', 'kind', 'seconds'])
      .where('lesson_id', '=', lesson)
      .where('role', '=', 'media')
      .where('state', '=', 'complete')
      .where('sample', 'is', null)
      .execute();
  await expect.poll(files, patient).toEqual([{ name: 'IMG_0042.mp4', kind: 'mp4', seconds: 2 }]);
  const student = await signedIn(given, 'student', { email: 'mia@example.dk' });
  await enrol(given, 'mia@example.dk', 'beginner-course');
  const film = await given.fetch(`/dashboard/lessons/${lesson}/file`, { headers: student });
  expect([film.status, film.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(Buffer.from(await film.arrayBuffer()).toString('latin1', 4, 12)).toBe('ftypisom');
});

test('a .MOV in HEVC is refused, and the message names the iPhone setting to change', async () => {
  const refused = await sendFilm('phone-hevc.mov');
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('Settings → Camera → Formats → Most Compatible');
});

test('a HEIC photograph replaces an illustration on the page', async () => {
  const words = { place: 'portrait-soprano', altEn: 'A singer', altDa: 'En sanger' };
  const answer = await send('/admin/pictures', words, ['photograph', 'IMG_0043.HEIC', 'phone.heic']);
  expect(answer.headers.get('location')).toBe('/admin/pictures?flash=placed#portrait-soprano');
  const page = await (await given.fetch('/admin/pictures', { headers: owner })).text();
  const [address] = /\/pictures\/[0-9a-f-]{36}\/\d+\.webp/.exec(page) ?? [];
  expect((await given.fetch(address ?? '')).headers.get('content-type')).toBe('image/webp');
});
