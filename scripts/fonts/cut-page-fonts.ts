import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/*
 * Cuts the fonts of the pages to the letters and weights that they are set in. The output is committed
 * (docs/decisions/096-font-loading.md), and the packages are needed for this script only:
 *
 *   npm install --prefix FOLDER subset-font@2.9.0 @fontsource-variable/bodoni-moda@5.3.0 \
 *     @fontsource-variable/schibsted-grotesk@5.3.0
 *   node scripts/fonts/cut-page-fonts.ts FOLDER
 */
const folder = resolve(process.argv[2] ?? '.');
const subset = createRequire(resolve(folder, 'package.json'))('subset-font') as (
  font: Buffer,
  text: string,
  options: Record<string, unknown>,
) => Promise<Buffer>;

const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at));
const letters = `${ascii}\u00a0£©«°·»½ÄÅÆÉÖ×ØÜßäåæçèéêëñöøü–—‘’“”„•…€−`;

const weights = { min: 400, max: 700 };
const fonts = [
  {
    from: 'bodoni-moda/files/bodoni-moda-latin-opsz-normal',
    to: 'bodoni-moda-11',
    text: letters,
    axes: { opsz: 11, wght: weights },
  },
  {
    from: 'schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal',
    to: 'schibsted-grotesk',
    text: `${letters}↑↓`,
    axes: { wght: weights },
  },
  {
    from: 'bodoni-moda/files/bodoni-moda-latin-opsz-italic',
    to: 'bodoni-moda-11-italic',
    text: letters,
    axes: { opsz: 11, wght: 480 },
  },
];

const output = new URL('../../app/fonts/', import.meta.url);
for (const { from, to, text, axes } of fonts) {
  const source = readFileSync(resolve(folder, `node_modules/@fontsource-variable/${from}.woff2`));
  const font = await subset(source, text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'tnum'],
    variationAxes: axes,
    dropTables: ['DSIG', 'STAT', 'meta'],
  });
  writeFileSync(new URL(`${to}.woff2`, output), font);
}
