import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import type { RunningServer } from '#server/app.ts';
import { chunkBytes } from '#studio/shared/media/chunks.ts';
import { openMigratedDatabase } from '#tests/support/database/database.ts';
import { enrol } from '#tests/support/enrol.ts';
import { filmOf } from '#tests/support/media/films.ts';
import { saveLimits } from '#tests/support/save-limits.ts';
import { type LogLine, logInto, startBuilt, testSettings } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const logged: LogLine[] = [];
let db: Database;
let site: RunningServer;
let owner: Record<string, string>;
let lesson: string;

const open = async () => {
  site = await startBuilt({ settings: testSettings(), log: logInto(logged), database: db });
};
beforeAll(async () => {
  db = (await openMigratedDatabase()).db;
  await open();
  owner = await signedIn({ world: site.world, db }, 'owner');
  const row = await db.query
    .selectFrom('lessons')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .select('lessons.id')
    .where('course_id', '=', 'beginner-course')
    .executeTakeFirstOrThrow();
  lesson = row.id;
});
afterAll(async () => {
  await site?.close();
  await db?.close();
});

const film = filmOf(2 * chunkBytes + 777_777);
const piece = (number: number) => film.subarray(number * chunkBytes, (number + 1) * chunkBytes);
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const begin = async (headers = owner) => {
  const body = new URLSearchParams({
    role: 'media',
    language: '',
    name: 'Lektion ét.mp4',
    bytes: String(film.length),
    fingerprint: 'f',
  });
  return fetch(`${site.url}/admin/lessons/${lesson}/uploads`, { method: 'POST', headers, body });
};
const put = (upload: string, number: number, headers = owner) =>
  fetch(`${site.url}/admin/uploads/${upload}/${number}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/octet-stream', 'x-sha256': sha(piece(number)) },
    body: new Uint8Array(piece(number)),
  });

/** Sends half of a chunk, then closes the connection. */
function putHalf(upload: string, number: number): Promise<void> {
  return new Promise((resolve) => {
    const sending = request(`${site.url}/admin/uploads/${upload}/${number}`, {
      method: 'PUT',
      headers: { ...owner, 'x-sha256': sha(piece(number)), 'content-length': piece(number).length },
    });
    sending.on('error', () => resolve());
    sending.on('close', () => resolve());
    sending.write(piece(number).subarray(0, chunkBytes / 2), () => setTimeout(() => sending.destroy(), 50));
  });
}

test('an interrupted upload resumes after a network error and a restart, byte for byte [S2.151]', async () => {
  const first = (await (await begin()).json()) as { id: string; chunks: number; stored: number[] };
  expect(first).toMatchObject({ chunks: 3, stored: [] });
  expect((await put(first.id, 0)).status).toBe(200);
  await putHalf(first.id, 1);
  await site.close();
  await open();
  const page = await (await fetch(`${site.url}/admin/lessons/${lesson}`, { headers: owner })).text();
  expect(page).toContain('Choose the same file again');
  const again = (await (await begin()).json()) as typeof first;
  expect(again).toEqual({ ...first, stored: [0] });
  // Finishing early is refused without losing data.
  const finish = () =>
    fetch(`${site.url}/admin/uploads/${first.id}/completion`, {
      method: 'POST',
      headers: owner,
      body: new URLSearchParams(),
    });
  expect((await finish()).status).toBe(409);
  for (const number of [1, 2, 1]) expect((await put(first.id, number)).status).toBe(200);
  expect(await (await finish()).json()).toMatchObject({ ok: true, kind: 'mp4' });

  const student = await signedIn({ world: site.world, db }, 'student', { email: 'mia@example.dk' });
  await enrol({ world: site.world, db }, 'mia@example.dk', 'beginner-course');
  const address = `${site.url}/dashboard/lessons/${lesson}/file`;
  const whole = await fetch(address, { headers: student });
  expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true);
  const seam = `bytes=${chunkBytes - 10}-${chunkBytes + 9}`;
  const part = await fetch(address, { headers: { ...student, range: seam } });
  expect(part.status).toBe(206);
  const expected = film.subarray(chunkBytes - 10, chunkBytes + 10);
  expect(Buffer.from(await part.arrayBuffer()).equals(expected)).toBe(true);
});

test('only the owner uploads, and a chunk that is too large or damaged is refused', async () => {
  const student = await signedIn({ world: site.world, db }, 'student', { email: 'mia@example.dk' });
  for (const headers of [student, {}]) {
    expect((await begin(headers as Record<string, string>)).status).toBe(404);
  }
  const { id } = (await (await begin()).json()) as { id: string };
  expect((await put(id, 0, student)).status).toBe(404);
  const send = (body: Buffer, digest: string) =>
    fetch(`${site.url}/admin/uploads/${id}/0`, {
      method: 'PUT',
      headers: { ...owner, 'x-sha256': digest },
      body: new Uint8Array(body),
    });
  expect((await send(piece(1), sha(piece(0)))).status).toBe(422);
  const large = randomBytes(9 * 1024 ** 2);
  expect((await send(large, sha(large))).status).toBe(413);
  const program = Buffer.from(piece(0));
  program.write('MZ', 0);
  program.write('nope', 4);
  expect((await send(program, sha(program))).status).toBe(415);
  expect((await put(id, 1)).status).toBe(404);
});

test('uploads of an owner are rate limited per hour before a byte is read, and existing files stay [P.108]', async () => {
  await saveLimits(db, { uploadPiecesPerAccount: 2, uploadsPerAccount: 1 });
  await db.query.deleteFrom('rate_limits').execute();
  const upload = (await (await begin()).json()) as { id: string };
  const again = await begin();
  expect(again.status).toBe(429);
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
  for (const number of [0, 1]) expect((await put(upload.id, number)).status).toBe(200);
  const refused = await put(upload.id, 2);
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  expect(await refused.json()).toMatchObject({ refusal: 'too-many' });
  await saveLimits(db, {});
  expect((await put(upload.id, 2)).status).toBe(200);
});

test('without scripts a file is sent with its form, validated, and stored', async () => {
  const sound = readFileSync(new URL('../../../db/sample/courses/recorded/siren-up.m4a', import.meta.url));
  const send = (bytes: Buffer, name: string) => {
    const form = new FormData();
    form.set('role', 'resource');
    form.set('language', 'da');
    form.set('file', new File([new Uint8Array(bytes)], name));
    const address = `${site.url}/admin/lessons/${lesson}/files`;
    return fetch(address, { method: 'POST', headers: owner, body: form, redirect: 'manual' });
  };
  const answer = await send(sound, '../../Øvespor.mp3');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/admin/lessons/${lesson}?flash=arrived#files`,
  ]);
  const page = await (await fetch(`${site.url}/admin/lessons/${lesson}`, { headers: owner })).text();
  expect(page).toContain('Øvespor.m4a');
  const refused = await send(Buffer.from('<html>'), 'film.mp4');
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('This file isn’t a recording, a video or a PDF');
  expect(logged.filter(({ level }) => level === 'error')).toEqual([]);
});

test('an owner whose language is Danish gets errors in Danish, also from script requests', async () => {
  await db.query.updateTable('users').set({ language: 'da' }).where('role', '=', 'owner').execute();
  try {
    const refused = await put('00000000-0000-4000-8000-000000000000', 0);
    expect(await refused.json()).toMatchObject({
      message: expect.stringContaining('Den upload findes ikke'),
    });
  } finally {
    await db.query.updateTable('users').set({ language: 'en' }).where('role', '=', 'owner').execute();
  }
});
