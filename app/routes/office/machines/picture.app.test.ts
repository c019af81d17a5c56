import sharp from 'sharp';
import { expect, test } from 'vitest';
import { preparePicture } from '#studio/shared/content/prepare-picture.ts';
import { removePicture, storePicture } from '#studio/shared/content/store-picture.ts';
import { testApp } from '#tests/support/site/app.ts';

const given = testApp();

async function aPicture() {
  const bytes = await sharp({ create: { width: 600, height: 450, channels: 3, background: '#c9a06a' } })
    .jpeg()
    .toBuffer();
  const prepared = await preparePicture(given.world, bytes);
  if (!prepared.ok) throw new Error(prepared.refusal);
  return { id: await storePicture(given.world, prepared.picture), ...prepared.picture };
}

test('an uploaded photograph is served in its widths, immutable, and as no other type', async () => {
  const { id, widths } = await aPicture();
  expect(widths).toEqual([480, 600]);
  const answer = await given.fetch(`/pictures/${id}/480.avif`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/avif');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect(width).toBe(480);
});

test('another width, a path traversal and a removed picture give 404', async () => {
  const { id, widths } = await aPicture();
  const strange = ['481.avif', '480.png', '..%2f..%2fsecret.webp', '480.avif.webp', '0480.webp'];
  for (const file of strange) expect((await given.fetch(`/pictures/${id}/${file}`)).status).toBe(404);
  expect((await given.fetch('/pictures/..%2fstories/480.webp')).status).toBe(404);
  await removePicture(given.world, id, widths);
  await removePicture(given.world, id, widths);
  expect((await given.fetch(`/pictures/${id}/480.webp`)).status).toBe(404);
});
