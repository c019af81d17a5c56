import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const whole = readFileSync(new URL('../../../../media/sounds/island.mp3', import.meta.url));

async function send(fields: Record<string, string>, bytes?: Uint8Array, below = '') {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (bytes) body.set('recording', new Blob([new Uint8Array(bytes)]), 'Åse synger.mp3');
  const headers = { origin: 'http://localhost:3000', ...(await signedIn(given, 'owner')) };
  return given.fetch(`/admin/recordings${below}`, { method: 'POST', headers, body, redirect: 'manual' });
}

const home = async (path = '/') => (await given.fetch(path)).text();
const soundOf = (html: string) => /<audio src="([^"]*)"/.exec(html)?.[1] ?? '';
const place = 'hero-en';

test("recordings: the owner's plays instead of ours, with its text, until it is removed", async () => {
  expect(soundOf(await home())).toMatch(/^\/assets\/hero-en-.*\.mp3$/);
  const typed = { place, textEn: 'Sing so the room leans in', textDa: '' };
  const answer = await send(typed, whole);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/admin/recordings?flash=placed#hero-en',
  ]);
  await expect.poll(async () => soundOf(await home())).toMatch(/^\/recordings\/[0-9a-f-]{36}\.mp3$/);
  const page = await home();
  expect(page).toContain('<span class="hear-text">Sing so the room leans in</span>');

  const sound = await given.fetch(soundOf(page));
  expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  expect(sound.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await sound.arrayBuffer()).equals(whole)).toBe(true);
  const part = await given.fetch(soundOf(page), { headers: { range: 'bytes=100-199' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${whole.length}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true);

  await send({}, undefined, `/${place}/removal`);
  await expect.poll(async () => soundOf(await home())).toMatch(/^\/assets\//);
  // It stays in the media library.
  expect((await given.fetch(soundOf(page))).status).toBe(200);
  expect((await given.fetch('/recordings/..%2fpictures')).status).toBe(404);
});

test('recordings: what is no audio is refused at its field, and the texts are kept', async () => {
  const typed = { place, textEn: 'A “vowel” & more', textDa: 'Æble' };
  for (const [bytes, says] of [
    [undefined, 'Please choose a recording first.'],
    [new TextEncoder().encode('%PDF-1.7'), 'This file isn’t a recording we can read.'],
  ] as const) {
    const answer = await send(typed, bytes);
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain('value="Æble"');
    expect(textOf(page)).toContain(says);
  }
  expect((await send({ ...typed, place: 'goods-cap' }, whole)).status).toBe(400);
});
