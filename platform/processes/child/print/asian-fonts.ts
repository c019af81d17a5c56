import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import { OutlineSubset } from './outline-subset.ts';
import type { Cluster } from './shape-text.ts';

/** Chinese and Japanese, then Korean, in slices of about 200 letters. The first states Hangul that it does not have. */
const packages = ['noto-sans-sc', 'noto-sans-kr'] as const;
const folder = new URL('../../../../node_modules/@fontsource-variable/', import.meta.url);
const asian =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/g;

const hangul = /\p{Script=Hangul}/u;

export function hasAsian(text: string): boolean {
  return text.search(asian) !== -1;
}

/** 'noto-sans-sc/116': the slices that have letters of a text, in the order of the packages. */
export function asianSlices(text: string): string[] {
  const letters = [...new Set(text.normalize('NFC').match(asian))];
  if (letters.length === 0) return [];
  return packages.flatMap((name) => {
    const slices = slicesOf(name);
    const used = letters.flatMap((letter) => {
      const isMissing = name === 'noto-sans-sc' && hangul.test(letter);
      return (isMissing ? undefined : slices.get(letter.charCodeAt(0))) ?? [];
    });
    return [...new Set(used)].map((slice) => `${name}/${slice}`);
  });
}

const known = new Map<string, ReadonlyMap<number, string>>();

/** By letter. The package states the ranges as in a style sheet: 'U+4e00-4e1f,U+4e23'. */
function slicesOf(name: string): ReadonlyMap<number, string> {
  const found = known.get(name);
  if (found) return found;
  const ranges = JSON.parse(readFileSync(new URL(`${name}/unicode.json`, folder), 'utf8')) as Record<
    string,
    string
  >;
  const slices = new Map<number, string>();
  for (const [slice, list] of Object.entries(ranges)) {
    for (const range of list.split(',')) {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      for (let code = first; code <= last; code += 1) slices.set(code, slice.replaceAll(/[[\]]/g, ''));
    }
  }
  known.set(name, slices);
  return slices;
}

/** A slice takes up to 2 MB of memory; a text of a hundred letters may need as many. */
const mostOpen = 128;
const opened = new Map<string, Font>();

export function openSlice(slice: string, weight: number): Font {
  const key = `${slice}-${weight}`;
  const ready = opened.get(key);
  if (ready) return ready;
  const [name, number] = slice.split('/');
  const bytes = readFileSync(new URL(`${name}/files/${name}-${number}-wght-normal.woff2`, folder));
  const font = create(bytes);
  const weighed = new font.constructor(new font.stream.constructor(bytes), [weight]);
  decompress([font, weighed]);
  breakWithoutHyphen(font);
  font.createSubset = () => new OutlineSubset(font, weighed);
  const [oldest] = opened.keys();
  if (opened.size >= mostOpen && oldest !== undefined) opened.delete(oldest);
  opened.set(key, font);
  return font;
}

/** The layout library ends a line within a word with the font's hyphen; one in the text is kept. */
export function breakWithoutHyphen(font: Font): void {
  const known = font.glyphForCodePoint.bind(font);
  const shaped = font.glyphsForString.bind(font);
  let isShaping = false;
  font.glyphsForString = (text) => {
    isShaping = true;
    const glyphs = shaped(text);
    isShaping = false;
    return glyphs;
  };
  const nothing: Cluster = Object.assign(Object.create(known(0x2d)), { parts: [] });
  Object.defineProperty(nothing, 'advanceWidth', { value: 0 });
  font.glyphForCodePoint = (codePoint) => (codePoint === 0x2d && !isShaping ? nothing : known(codePoint));
}

/** fontkit does the same once for each, and in JavaScript, which takes twenty times as long. */
function decompress(fonts: readonly Font[]): void {
  const [{ stream, directory, _dataPos } = {} as Font] = fonts;
  stream.pos = _dataPos;
  const tables = brotliDecompressSync(stream.readBuffer(directory.totalCompressedSize));
  for (const font of fonts) {
    let offset = 0;
    for (const table of Object.values(font.directory.tables)) {
      table.offset = offset;
      offset += table.transformLength ?? table.length;
    }
    Object.assign(font, { stream: new stream.constructor(tables), _decompressed: true });
  }
}
