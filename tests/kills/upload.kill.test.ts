import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '#tests/support/site/free-port.ts';
import { startProcess } from '#tests/support/site/server-process.ts';
import { temporaryFolder } from '#tests/support/site/temporary-folder.ts';
import { times } from '#tests/support/site/times.ts';
import { type LargeFile, largeFile } from './large-file.ts';

/** Bytes; `npm run prove`: the largest accepted upload. */
const size = times(3 * 4 * 1024 ** 2 - 12_345, 2 * 1024 ** 3);
/** Memory growth allowed for any file size: a few chunks, and what is not collected yet. */
const allowedGrowth = 400 * 1024 ** 2;
const owner = { email: 'owner@example.dk', password: 'en meget lang adgangskode' };
const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);
const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('a video of maximum size is uploaded although the studio is killed, byte for byte, in bounded memory [S2.128]', async () => {
  const film = largeFile(size);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATA_DIR: temporaryFolder(),
    PORT: String(port),
    SITE_URL: url,
    LOG_LEVEL: 'error',
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
  };
  const startedAt = Date.now();
  const first = startProcess(['server/main.ts'], env);
  await first.open();
  const cookie = await signIn(url);
  const lesson = await lessonOf(url, cookie);
  const sending = { url, cookie, film, lesson };
  const before = await begin(sending);
  expect(before).toMatchObject({ chunks: film.chunks, stored: [] });
  const half = Math.floor(film.chunks / 2);
  const memory = [await send({ ...sending, upload: before.id, studio: first }, 0, half)];
  await sendHalf({ ...sending, upload: before.id }, half);
  first.kill('SIGKILL');
  await first.ended;

  const second = startProcess(['server/main.ts'], env);
  await second.open();
  const after = await begin(sending);
  expect(after.id).toBe(before.id);
  expect(after.stored).toEqual(Array.from({ length: half }, (_, number) => number));
  memory.push(await send({ ...sending, upload: after.id, studio: second }, half, film.chunks));
  const finish = await fetch(`${url}/admin/uploads/${after.id}/completion`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(),
  });
  expect(await finish.json()).toMatchObject({ ok: true, kind: 'mp4' });

  const address = `${url}/admin/lessons/${lesson}/files/${after.id}`;
  const idleMemory = second.memory() ?? 0;
  const read = await readWhole(address, cookie, () => second.memory() ?? 0);
  expect(read.digest).toBe(film.digest());
  memory.push(read.highest - idleMemory);
  for (const number of [0, 1, half, film.chunks - 2]) await expectSeam(address, cookie, film, number);
  console.log(
    `large file: ${megabytes(size)} MB in ${film.chunks} chunks, killed after ${half}; memory grew by ${memory.map(megabytes).join(', ')} MB (sending, after the kill, reading); ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
  for (const grown of memory) expect(grown).toBeLessThan(allowedGrowth);
  second.kill('SIGTERM');
  await second.ended;
});

interface Sending {
  url: string;
  cookie: string;
  film: LargeFile;
  lesson: string;
}

async function signIn(url: string): Promise<string> {
  const body = new URLSearchParams(owner);
  const answer = await fetch(`${url}/login`, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(302);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function lessonOf(url: string, cookie: string): Promise<string> {
  const html = await (await fetch(`${url}/admin/lessons?q=humming`, { headers: { cookie } })).text();
  return /\/admin\/lessons\/([0-9a-f-]{36})/.exec(html)?.[1] ?? '';
}

async function begin({ url, cookie, film, lesson }: Sending) {
  const body = new URLSearchParams({
    role: 'media',
    name: 'The whole voice.mp4',
    bytes: String(film.bytes),
    fingerprint: 'large',
  });
  const answer = await fetch(`${url}/admin/lessons/${lesson}/uploads`, {
    method: 'POST',
    headers: { cookie },
    body,
  });
  return (await answer.json()) as { id: string; chunks: number; stored: number[] };
}

/** Sends chunks from one to before another; returns the maximum memory growth of the server in bytes. */
async function send(
  { url, cookie, film, upload, studio }: Sending & { upload: string; studio: { memory(): number | null } },
  from: number,
  to: number,
): Promise<number> {
  const idleMemory = studio.memory() ?? 0;
  let highest = idleMemory;
  for (let number = from; number < to; number += 1) {
    const body = film.chunk(number);
    const answer = await fetch(`${url}/admin/uploads/${upload}/${number}`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/octet-stream', 'x-sha256': shaOf(body) },
      body: new Uint8Array(body),
    });
    if (answer.status !== 200) throw new Error(`chunk ${number}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    highest = Math.max(highest, studio.memory() ?? 0);
  }
  return highest - idleMemory;
}

/** Half of a chunk, then the client disconnects. */
function sendHalf(
  { url, cookie, film, upload }: Sending & { upload: string },
  number: number,
): Promise<void> {
  const body = film.chunk(number);
  return new Promise((resolve) => {
    const headers = { cookie, 'x-sha256': shaOf(body), 'content-length': body.length };
    const aborted = request(`${url}/admin/uploads/${upload}/${number}`, { method: 'PUT', headers });
    aborted.on('error', () => resolve());
    aborted.write(body.subarray(0, body.length / 2), () => resolve());
  });
}

async function readWhole(address: string, cookie: string, memory: () => number) {
  const hash = createHash('sha256');
  let highest = 0;
  const answer = await fetch(address, { headers: { cookie } });
  for await (const piece of answer.body ?? []) {
    hash.update(piece);
    highest = Math.max(highest, memory());
  }
  return { digest: hash.digest('hex'), highest };
}

/** A range across the boundary of two chunks. */
async function expectSeam(address: string, cookie: string, film: LargeFile, number: number): Promise<void> {
  const end = (number + 1) * 4 * 1024 ** 2;
  const answer = await fetch(address, { headers: { cookie, range: `bytes=${end - 1000}-${end + 999}` } });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe(`bytes ${end - 1000}-${end + 999}/${film.bytes}`);
  const expected = Buffer.concat([
    film.chunk(number).subarray(-1000),
    film.chunk(number + 1).subarray(0, 1000),
  ]);
  expect(shaOf(new Uint8Array(await answer.arrayBuffer()))).toBe(shaOf(expected));
}
