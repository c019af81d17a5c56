import { expect, test } from 'vitest';
import { markFound, searchWords } from './site-page.ts';

test('a query is read as at most eight words, without the signs of a query language', () => {
  expect(searchWords("  breath's & (tone) | !x:* <->  ")).toEqual(['breath', 's', 'tone', 'x']);
  expect(searchWords('ord '.repeat(500))).toHaveLength(8);
  expect(searchWords('a'.repeat(5000))[0]).toHaveLength(40);
  expect(searchWords(' …!? ')).toEqual([]);
});

test('a title marks a word that is searched without its marks, or decomposed', () => {
  for (const word of ['andedraet', 'A\u030andedræt', 'ÅNDEDR', 'aandedraet']) {
    const marked = markFound('Åndedræt, og ro', [word]).filter(({ isFound }) => isFound);
    expect(marked.map(({ text }) => text)).toEqual(['Åndedræt']);
  }
});

test('a title marks the words that begin as searched, in either case', () => {
  const marked = markFound('Breath is not a tank', ['BREATH']).filter(({ isFound }) => isFound);
  expect(marked).toEqual([{ at: 0, text: 'Breath', isFound: true }]);
  expect(
    markFound('Åndedræt, og ro', ['ro'])
      .map(({ text }) => text)
      .join(''),
  ).toBe('Åndedræt, og ro');
});
