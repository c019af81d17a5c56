import sharp from 'sharp';
import { expect, test } from 'vitest';
import { processes } from '#tests/support/processes/shared-processes.ts';
import { drawShareImage, shareLayout } from './share-image.ts';

const box = { width: 1056, height: 420 };

test.each(['Handelsbetingelser', 'The ten seconds before you go on stage, and what to do with them', 'A'])(
  'share image: the title "%s" stays within its box',
  (title) => {
    const { size, lines } = shareLayout(title, box);
    expect(
      lines
        .flat()
        .map(({ text }) => text)
        .join(' '),
    ).toBe(title);
    expect(size * lines.length * 1.5).toBeLessThanOrEqual(box.height);
    for (const { x } of lines.flat()) expect(x).toBeLessThan(box.width);
  },
);

test('share image: a title in another alphabet brings its fonts, and a Danish one does not', async () => {
  const facesOf = async (title: string) => {
    let families: string[] = [];
    const run = async (_: string, input: { faces: readonly { family: string }[] }) => {
      families = input.faces.map(({ family }) => family);
      return new Uint8Array();
    };
    const world = { processes: { run }, files: { open: async () => null } } as never;
    await drawShareImage(world, { title, studio: '', photograph: '' });
    return families;
  };
  expect(await facesOf('Åben “sang” – 50 %')).toEqual(['Bodoni Moda Medium', 'Schibsted Grotesk SemiBold']);
  for (const title of ['Олена', 'Nguyễn', 'שלום', 'فاطمة', '♪'])
    expect(await facesOf(title)).toEqual(
      expect.arrayContaining(['Noto Sans', 'Noto Sans Hebrew', 'Noto Sans Arabic']),
    );
});

test('share image: the title is set in the studio’s type, as wide as measured', async () => {
  const files = { open: async () => null } as never;
  const drawn = await drawShareImage(
    { processes, files },
    { title: 'Handelsbetingelser', studio: '', photograph: '' },
  );
  const { data, info } = await sharp(drawn).greyscale().raw().toBuffer({ resolveWithObject: true });
  let last = 0;
  for (let at = 0; at < data.length; at += 1)
    if ((data[at] ?? 255) < 50) last = Math.max(last, at % info.width);
  expect(last).toBeGreaterThan(1040);
  expect(last).toBeLessThanOrEqual(1128);
});
