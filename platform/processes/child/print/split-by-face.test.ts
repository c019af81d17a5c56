import { expect, test } from 'vitest';
import { type Face, isRightToLeft, splitByFace } from './split-by-face.ts';

const face = (family: string, letters: RegExp, placesMarks = true): Face => ({
  family,
  placesMarks,
  covers: (codePoint) => letters.test(String.fromCodePoint(codePoint)),
});
const faces = [
  face('own', /[\u0020-\u007e\u00a0-\u017f]/, false),
  face('sans', /[\u0300-\u036f\u0020-\u024f\u1e00-\u1eff\p{Script=Greek}□]/u),
  face('hebrew', /[\p{Script=Hebrew} ]/u),
];
const split = (text: string) => splitByFace(text, faces).map(({ family, text: part }) => [family, part]);

test('faces: a text of the own face is one piece', () => {
  expect(split('Åse Søren, 1.950 kr.')).toEqual([['own', 'Åse Søren, 1.950 kr.']]);
});

test('faces: a word with one foreign letter is set in one face as a whole', () => {
  expect(split('Thanh Nguyễn Ánh')).toEqual([
    ['own', 'Thanh '],
    ['sans', 'Nguyễn '],
    ['own', 'Ánh'],
  ]);
});

test('faces: words of another script and their spaces are one piece, which is copied in its order', () => {
  expect(split('For שלום כהן')).toEqual([
    ['own', 'For '],
    ['hebrew', 'שלום כהן'],
  ]);
});

test('faces: a letter without a glyph is a box, and its neighbours stay', () => {
  expect(split('王小明 Ming')).toEqual([
    ['sans', '□□□ '],
    ['own', 'Ming'],
  ]);
  expect(split('a王b')).toEqual([
    ['own', 'a'],
    ['sans', '□'],
    ['own', 'b'],
  ]);
});

test('faces: what a person sees as one character is one box', () => {
  for (const character of ['🎵', '👩‍❤️‍💋‍👩', '🇩🇰', '👍🏽', '1️⃣', 'กำ'])
    expect(split(character)).toEqual([['sans', '□']]);
});

test('faces: a letter with a mark of its own is composed, and else set where marks have anchors', () => {
  expect(split('A\u030ase')).toEqual([['own', 'Åse']]);
  expect(split('o\u0301\u0328')).toEqual([['sans', 'ǫ\u0301']]);
});

test('faces: a decorated or full-width letter is that letter', () => {
  expect(split('𝓐𝓷𝓷𝓪 ＡＢ')).toEqual([['own', 'Anna AB']]);
});

test('faces: invisible characters and control characters leave no box', () => {
  expect(split('An\u00adna\u200b\ufeff\u0007')).toEqual([['own', 'Anna']]);
  expect(split('a\tb')).toEqual([['own', 'a b']]);
});

test('faces: an empty text has no piece, and line breaks stay', () => {
  expect(split('')).toEqual([]);
  expect(split('a\nb')).toEqual([['own', 'a\nb']]);
});

test('direction: it is that of the first letter, whatever stands before', () => {
  expect(isRightToLeft('12 “שלום” (Ming)')).toBe(true);
  expect(isRightToLeft('محمد')).toBe(true);
  expect(isRightToLeft('Agent שלום')).toBe(false);
  expect(isRightToLeft('12 / 14')).toBe(false);
});
