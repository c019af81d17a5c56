import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { placedPhotographs } from './photographs.queries.ts';
import { placePhotograph, takePhotographAway } from './place-photograph.ts';
import { openPicture } from './store-picture.ts';

const given = testDatabase('embedded');
let world: TestWorld;
beforeEach(() => {
  world = testWorld(given.db);
});

const photograph = await sharp({
  create: { width: 1600, height: 600, channels: 3, background: { r: 170, g: 30, b: 40 } },
})
  .jpeg()
  .toBuffer();
const portrait = { place: 'portrait-mezzo', proportions: { width: 460, height: 300 } };
const words = { altEn: 'Åse at the window', altDa: 'Åse ved vinduet' };

const place = (who: typeof owner, changes: { bytes?: Uint8Array } = {}) =>
  placePhotograph(world, who, { ...portrait, bytes: photograph, ...words, ...changes });
const filesOf = async (id: string, widths: readonly number[]) =>
  Promise.all(widths.map(async (width) => (await openPicture(world, id, `${width}.avif`)) !== null));

describe('a photograph in place of an illustration', () => {
  test('is cropped to the illustration’s proportions, described in the page’s language, and its files are stored', async () => {
    expect(await place(owner)).toEqual({ ok: true });
    const { 'portrait-mezzo': shown } = await placedPhotographs(world, 'da');
    expect(shown?.alt).toBe('Åse ved vinduet');
    expect(shown!.width / shown!.height).toBeCloseTo(460 / 300, 1);
    const id = shown!.address.split('/').at(-1)!;
    expect(await filesOf(id, shown!.widths)).toEqual(shown!.widths.map(() => true));
  });

  test('is placed at the longest place that an offer’s id makes', async () => {
    const longest = `offer-${'a'.repeat(80)}`;
    const input = { ...portrait, place: longest, bytes: photograph, ...words };
    expect(await placePhotograph(world, owner, input)).toEqual({ ok: true });
    expect(Object.keys(await placedPhotographs(world, 'en'))).toEqual([longest]);
  });

  test('is refused with a description that is too long, before anything is stored', async () => {
    const tooLong = { ...portrait, bytes: photograph, ...words, altDa: 'å'.repeat(301) };
    expect(await placePhotograph(world, owner, tooLong)).toEqual({ ok: false, refusal: 'words-too-long' });
    expect(await placePhotograph(world, owner, { ...tooLong, altDa: ` ${'🌹'.repeat(300)} ` })).toEqual({
      ok: true,
    });
  });

  test('is replaced by the next, and the old files are deleted', async () => {
    await place(owner);
    const before = (await placedPhotographs(world, 'en'))['portrait-mezzo']!;
    await place(owner);
    const after = (await placedPhotographs(world, 'en'))['portrait-mezzo']!;
    expect(after.address).not.toBe(before.address);
    const old = await filesOf(before.address.split('/').at(-1)!, before.widths);
    expect(old).not.toContain(true);
  });

  test('is deleted, twice without error', async () => {
    await place(owner);
    expect(await takePhotographAway(world, owner, portrait)).toEqual({ ok: true });
    expect(await takePhotographAway(world, owner, portrait)).toEqual({ ok: true });
    expect(await placedPhotographs(world, 'en')).toEqual({});
  });

  test('that is no photograph is refused by its content, and the previous one stays', async () => {
    await place(owner);
    const before = await placedPhotographs(world, 'en');
    const bytes = new TextEncoder().encode('%PDF-1.7 not a picture');
    expect(await place(owner, { bytes })).toEqual({ ok: false, refusal: 'not-a-picture' });
    expect(await placedPhotographs(world, 'en')).toEqual(before);
  });
});
