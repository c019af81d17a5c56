import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { diskFiles } from '#platform/files/disk-files.ts';
import { outsidePosters } from '#platform/posters/outside-posters.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { addVideo } from './change-videos.ts';
import { fetchPoster } from './fetch-poster.ts';
import { artistVideos, openPoster } from './videos.queries.ts';

/** The next response of the video site's picture server, and the requests it received. */
const site = { answer: { status: 200, body: new Uint8Array() }, requested: [] as string[] };
const server = createServer((request, response) => {
  site.requested.push(request.url ?? '');
  response.statusCode = site.answer.status;
  response.end(site.answer.body);
});
let base = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const given = testDatabase();
let world: ReturnType<typeof testWorld>;
let id = '';

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'posters-'));
  world = testWorld(given.db, { posters: outsidePosters(base), files: diskFiles(folder) });
  site.requested = [];
  await addVideo(world, owner, { link: 'https://youtu.be/abc_-9' });
  const [job] = world.requestedJobs;
  expect(job?.name).toBe('fetch-poster');
  id = String((job?.data as { videoId?: string } | undefined)?.videoId);
});

const picture = () =>
  sharp({ create: { width: 480, height: 360, channels: 3, background: '#a04020' } })
    .jpeg()
    .toBuffer();

test("an owner's video gets its poster once, as a small picture stored by us [S2.107]", async () => {
  site.answer = { status: 200, body: await picture() };
  await fetchPoster(world, id);
  await fetchPoster(world, id);
  expect(site.requested).toEqual(['/vi/abc_-9/hqdefault.jpg']);
  expect(await artistVideos(world)).toMatchObject([{ id, hasPoster: true }]);
  const poster = await openPoster(world, id);
  expect(poster?.contentType).toBe('image/webp');
  const facts = await sharp(Buffer.from(await new Response(poster?.body).arrayBuffer())).metadata();
  expect([facts.width, facts.height]).toEqual([640, 360]);
});

test.each([
  ['is not there', 404, 'gone'],
  ['is no picture', 200, '<html>'],
])('a poster that %s gives the generic one', async (_how, status, body) => {
  site.answer = { status, body: new TextEncoder().encode(body) };
  await fetchPoster(world, id);
  expect(await artistVideos(world)).toMatchObject([{ hasPoster: false }]);
  expect(await openPoster(world, id)).toBeNull();
});

test('an outage is retried', async () => {
  site.answer = { status: 503, body: new Uint8Array() };
  await expect(fetchPoster(world, id)).rejects.toThrow('503');
});

test('nothing but videos is added', async () => {
  expect(await addVideo(world, owner, { link: 'x' })).toMatchObject({ refusal: 'invalid-link' });
  expect(await addVideo(world, owner, { link: 'https://www.youtube.com/watch?v=abc_-9' })).toEqual({
    ok: true,
  });
  expect(await artistVideos(world)).toHaveLength(1);
});
