import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { withPortrait } from '#studio/shared/email/email-portrait.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { placedPhotographs } from '../photographs.queries.ts';
import { placeLibraryPicture } from '../place-photograph.ts';
import { addMediaFile } from './add-media-file.ts';
import { editMediaFile } from './edit-media-file.ts';
import { findMediaFile } from './media-files.queries.ts';
import { sourceOf } from './media-source.ts';

const given = testDatabase('embedded');
let world: TestWorld;
beforeEach(() => {
  world = testWorld(given.db);
});

const place = 'instructor-thea';

async function placed(): Promise<string> {
  const background = { r: 200, g: 30, b: 40 };
  const red = await sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const added = await addMediaFile(world, owner, { source: sourceOf('Åse.jpg', red) });
  if (!added.ok) throw new Error(added.refusal);
  await placeLibraryPicture(world, owner, { place, mediaId: added.id, proportions: { width: 1, height: 1 } });
  return added.id;
}

async function choose(id: string, tone: 'grey' | 'colour' | null | undefined): Promise<void> {
  const version = (await findMediaFile(given.db.query, id))?.version ?? 0;
  const texts = { name: 'Åse.jpg', textEn: '', textDa: '' };
  expect(await editMediaFile(world, owner, { id, version, ...texts, tone })).toEqual({ ok: true });
}

const toneOfPlace = async () => (await placedPhotographs(world, 'da'))[place]?.tone;

/** How far red is from green and blue in the middle of the portrait that emails carry. */
async function redInEmail(): Promise<number> {
  const { attachments } = await withPortrait(world, '<img src="cid:portrait">');
  const png = Buffer.from(attachments[0]?.content ?? '', 'base64');
  const middle = { left: 70, top: 80, width: 8, height: 8 };
  const { channels } = await sharp(await sharp(png).extract(middle).png().toBuffer()).stats();
  return (channels[0]?.mean ?? 0) - (channels[1]?.mean ?? 0);
}

test('a photograph has no tone of its own until the owner chooses one, which every place shows', async () => {
  const id = await placed();
  expect(await toneOfPlace()).toBeNull();
  await choose(id, 'colour');
  expect(await toneOfPlace()).toBe('colour');
  await choose(id, undefined);
  expect(await toneOfPlace()).toBe('colour');
  await choose(id, 'grey');
  expect(await toneOfPlace()).toBe('grey');
  await choose(id, null);
  expect(await toneOfPlace()).toBeNull();
});

test('the portrait of emails is grey over daylight as before, and in colour when the owner wants it so', async () => {
  const id = await placed();
  const before = await redInEmail();
  expect(before).toBeLessThan(60);
  await choose(id, 'colour');
  expect(await redInEmail()).toBeGreaterThan(120);
});
