import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/*
 * Cuts the fonts for names and texts that the studio's own faces cannot set, to the scripts that documents support.
 * The output is committed (docs/decisions/060-pdf-documents.md), and the packages are needed for this script only:
 *
 *   npm install --prefix FOLDER subset-font@2.9.0 @expo-google-fonts/noto-sans@0.4.2 \
 *     @expo-google-fonts/noto-sans-hebrew@0.4.1 @expo-google-fonts/noto-sans-arabic@0.4.3 @fontsource/noto-sans-math@5.3.0
 *   node scripts/documents/cut-fonts.ts FOLDER
 */
const folder = resolve(process.argv[2] ?? '.');
const subset = createRequire(resolve(folder, 'package.json'))('subset-font') as (
  font: Buffer,
  text: string,
  options: Record<string, unknown>,
) => Promise<Buffer>;

type Range = readonly [first: number, last: number];
const spaces: Range[] = [
  [0x20, 0x20],
  [0xa0, 0xa0],
];
const punctuation: Range[] = [
  [0x21, 0x40],
  [0x5b, 0x60],
  [0x7b, 0x7e],
  [0x2010, 0x2027],
];
const latin: Range[] = [
  [0x20, 0x7e],
  [0xa0, 0x2ff],
  [0x300, 0x36f],
  [0x1e00, 0x1eff],
  [0x2000, 0x218f],
  [0x2212, 0x2265],
  [0x2c60, 0x2c7f],
  [0xa720, 0xa7ff],
  [0xfb00, 0xfb06],
  [0xfffd, 0xfffd],
];
const greek: Range[] = [
  [0x370, 0x3ff],
  [0x1f00, 0x1fff],
];
const cyrillic: Range[] = [
  [0x400, 0x52f],
  [0x1c80, 0x1c88],
  [0xa640, 0xa69d],
];
const hebrew: Range[] = [
  [0x590, 0x5ff],
  [0xfb1d, 0xfb4f],
];
const arabic: Range[] = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0xfdf2, 0xfdf2],
  [0xfdfc, 0xfdfc],
];
const symbols: Range[] = [
  [0x2190, 0x21ff],
  [0x2200, 0x221e],
  [0x2248, 0x2265],
  [0x25a0, 0x25ff],
  [0x2605, 0x2606],
  [0x2660, 0x266f],
  [0x2713, 0x2713],
];

const sans = [...latin, ...greek, ...cyrillic];
const fonts: ReadonlyArray<{ from: string; to: string; ranges: readonly Range[] }> = [
  {
    from: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    to: 'noto-sans-400',
    ranges: sans,
  },
  {
    from: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
    to: 'noto-sans-600',
    ranges: sans,
  },
  ...(['400Regular', '600SemiBold'] as const).flatMap((weight) => [
    {
      from: `@expo-google-fonts/noto-sans-hebrew/${weight}/NotoSansHebrew_${weight}.ttf`,
      to: `noto-sans-hebrew-${weight.slice(0, 3)}`,
      ranges: [...spaces, ...punctuation, ...hebrew],
    },
    {
      from: `@expo-google-fonts/noto-sans-arabic/${weight}/NotoSansArabic_${weight}.ttf`,
      to: `noto-sans-arabic-${weight.slice(0, 3)}`,
      ranges: [...spaces, ...punctuation, ...arabic],
    },
  ]),
  {
    from: '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2',
    to: 'noto-sans-math-400',
    ranges: symbols,
  },
];

const output = new URL('../../studio/money/documents/fonts/', import.meta.url);
for (const { from, to, ranges } of fonts) {
  const codePoints = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
  const font = await subset(
    readFileSync(resolve(folder, 'node_modules', from)),
    String.fromCodePoint(...codePoints),
    {
      targetFormat: 'sfnt',
      noHinting: true,
      // Joined letters and marks. No optional ligatures: fontkit maps two letters to one glyph.
      keepFeatures: [
        'calt',
        'ccmp',
        'curs',
        'fina',
        'init',
        'isol',
        'kern',
        'locl',
        'mark',
        'medi',
        'mkmk',
        'rlig',
      ],
      dropTables: ['DSIG', 'MATH', 'STAT', 'gasp', 'meta'],
      preserveNameIds: [0, 13, 14],
    },
  );
  writeFileSync(new URL(`${to}.ttf`, output), font);
}
