import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#tests/support/site/app.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';

const given = testApp();
const list = '/admin/catalogue';
const page = `${list}/spring-choir`;
const photograph = await sharp({ create: { width: 1200, height: 900, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer();
let headers: Record<string, string> = {};

beforeEach(async () => {
  headers = { origin: 'http://localhost:3000', ...(await signedIn(given, 'owner')) };
  const fields = { kind: 'programme', nameEn: 'Spring Choir', nameDa: 'Forårskor', DKK: '6800' };
  await post(`${list}/new`, new URLSearchParams({ ...fields, isOnSale: 'yes' }));
});

const post = (path: string, body: FormData | URLSearchParams) =>
  given.fetch(path, { method: 'POST', headers, body, redirect: 'manual' });
const read = async (path: string) => (await given.fetch(path, { headers })).text();
const place = 'offer-spring-choir';

const other = await sharp(photograph).negate().jpeg().toBuffer();

function upload(path = `${page}/picture`, fields: Record<string, string> = {}, bytes = photograph) {
  const body = new FormData();
  const words = { place, seen: '', altEn: 'A choir in a garden', altDa: 'Et kor i en have', focus: 'top' };
  for (const [name, value] of Object.entries({ ...words, ...fields })) body.set(name, value);
  body.set('photograph', new Blob([new Uint8Array(bytes)]), 'choir.jpg');
  return post(path, body);
}

async function card(): Promise<string> {
  const html = await read('/courses');
  return html.split('<li class="measure').find((one) => one.includes('>Spring Choir<')) ?? '';
}

test('an offer’s picture is on its page in each language, on its card, in its share image and in its structured data', async () => {
  expect(await card()).toContain('/incipit-default-');
  const placed = await upload();
  expect([placed.status, placed.headers.get('location')]).toEqual([303, `${page}?flash=placed#picture`]);
  await expect.poll(() => read('/courses/spring-choir')).toContain('alt="A choir in a garden"');
  expect(await read('/da/courses/spring-choir')).toContain('alt="Et kor i en have"');
  const html = await read('/courses/spring-choir');
  const [, id] = /\/pictures\/([0-9a-f-]{36})\/\d+\.avif/.exec(html) ?? [];
  await expect.poll(card).toContain(`/pictures/${id}/`);
  expect(html).toMatch(new RegExp(`"image":"http://localhost:3000/pictures/${id}/\\d+\\.webp"`));
  const [, shared = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(shared).toContain(id);
  const image = await given.fetch(
    new URL(shared.replaceAll('&amp;', '&')).href.slice('http://localhost:3000'.length),
  );
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(await read(page)).toContain('Your photograph');
});

test('an offer’s picture that is replaced or removed is deleted with its files', async () => {
  await upload();
  const [{ id: first = '' } = {}] = await given.world.db.query
    .selectFrom('photographs')
    .selectAll()
    .execute();
  expect((await upload(undefined, { seen: '' }, other)).status).toBe(409);
  expect((await upload(undefined, { seen: first }, other)).status).toBe(303);
  const [{ id: second = '', widths = [] } = {}] = await given.world.db.query
    .selectFrom('photographs')
    .selectAll()
    .execute();
  const file = (id: string) => given.fetch(`/pictures/${id}/${widths[0]}.webp`);
  expect([(await file(first)).status, (await file(second)).status]).toEqual([404, 200]);
  const removed = await post(`${page}/picture/removal`, new URLSearchParams({ seen: second }));
  expect(removed.headers.get('location')).toBe(`${page}?flash=picture-removed#picture`);
  expect((await file(second)).status).toBe(404);
  expect(await given.world.db.query.selectFrom('photographs').select('place').execute()).toEqual([]);
  await expect.poll(() => read('/courses/spring-choir')).not.toContain('/pictures/');
  await expect.poll(card).toContain('/incipit-default-');
});

test('an offer’s picture for another place, or of an offer with pages of its own, is refused', async () => {
  const foreign = await upload(undefined, { place: 'rose' });
  expect(foreign.status).toBe(400);
  expect(await foreign.text()).toContain('value="A choir in a garden"');
  expect((await upload(`${list}/voice-elevated/picture`, { place: 'offer-voice-elevated' })).status).toBe(
    404,
  );
  expect((await upload(`${list}/none/picture`)).status).toBe(404);
  expect(await read(`${list}/voice-elevated`)).toContain('href="/admin/pictures"');
  expect(await given.world.db.query.selectFrom('photographs').select('place').execute()).toEqual([]);
});
