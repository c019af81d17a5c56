import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const photograph = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer();
const sound = readFileSync(new URL('../../../../media/sounds/island.mp3', import.meta.url));
const list = '/admin/instructors';

async function send(path: string, fields: Record<string, string>, file?: [string, Uint8Array, string]) {
  const body = file ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file && body instanceof FormData) body.set(file[0], new Blob([new Uint8Array(file[1])]), file[2]);
  const headers = { origin: 'http://localhost:3000', ...(await signedIn(given, 'owner')) };
  return given.fetch(path, { method: 'POST', headers, body, redirect: 'manual' });
}
const read = async (path: string) => {
  const answer = await given.fetch(path, { headers: await signedIn(given, 'owner') });
  return { status: answer.status, html: await answer.text() };
};
const home = async (path = '/') => (await given.fetch(path)).text();

const typed = { name: 'Mia Ærø', roleEn: 'Alto', roleDa: 'Alt', textEn: 'Folk songs.', textDa: 'Folkesang.' };

test('an instructor is added with portrait and recording, shown on the home page, and removed with both', async () => {
  const made = await send(`${list}/new`, { ...typed, isVisible: 'yes' });
  const page = (made.headers.get('location') ?? '').split('?')[0] ?? '';
  expect([made.status, made.headers.get('location')]).toEqual([303, `${page}?flash=created`]);
  await expect.poll(() => home()).toContain('Folk songs.');
  const words = {
    place: 'person-mia-aeroe',
    seen: '',
    altEn: 'Mia sings',
    altDa: 'Mia synger',
    focus: 'top',
  };
  const placed = await send(`${page}/portrait`, words, ['photograph', photograph, 'mia.jpg']);
  expect(placed.headers.get('location')).toBe(`${page}?flash=placed#portrait`);
  const spoken = { place: words.place, seen: '', textEn: 'A folk song', textDa: 'En folkesang' };
  const recorded = await send(`${page}/recording`, spoken, ['recording', sound, 'mia.mp3']);
  expect(recorded.headers.get('location')).toBe(`${page}?flash=recorded#recording`);
  await expect.poll(() => home('/da')).toContain('alt="Mia synger"');
  const { html } = await read(page);
  expect(html).toContain('En folkesang');
  expect(html).toContain('No offer and no booking refers to this person.');
  const removed = await send(`${page}/deletion`, { version: '1' });
  expect(removed.headers.get('location')).toBe(`${list}?flash=removed`);
  await expect.poll(() => home()).not.toContain('Folk songs.');
  expect(await given.world.db.query.selectFrom('photographs').select('place').execute()).toEqual([]);
  expect(await given.world.db.query.selectFrom('recordings').select('place').execute()).toEqual([]);
  expect((await read(page)).status).toBe(404);
});

test('an invalid form keeps what was typed, and a file for another place is refused', async () => {
  const refused = await send(`${list}/new`, { ...typed, name: ' ' });
  const html = await refused.text();
  expect(refused.status).toBe(400);
  for (const part of ['Enter a name.', 'value="Alto"', 'Folkesang.']) expect(html).toContain(part);
  const foreign = { place: 'rose', seen: '', altEn: 'Æble', altDa: '', focus: 'automatic' };
  const answer = await send(`${list}/1/portrait`, foreign, ['photograph', photograph, 'rose.jpg']);
  expect(answer.status).toBe(400);
  expect((await send(`${list}/999/deletion`, { version: '1' })).status).toBe(303);
  expect((await read(`${list}/999`)).status).toBe(404);
});
