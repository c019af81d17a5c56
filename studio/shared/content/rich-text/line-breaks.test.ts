import { describe, expect, test } from 'vitest';
import { entriesOfList } from './canonical.ts';
import { plainText, storedRichText } from './rich-text.ts';
import { readStoredRichText, richDocumentSchema } from './rich-text-schema.ts';
import { parseRichText, richTextSource } from './rich-text-source.ts';

const options = { most: 4000, hasHeadings: true };
const read = (source: string) => {
  const outcome = parseRichText(source, options);
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.value;
};

const item = (...content: unknown[]) => ({
  type: 'listItem',
  content: [{ type: 'paragraph', content }],
});

describe('line breaks and list starts in a textarea', () => {
  test('a line break within a paragraph is stored, in a document with the mark of version 2', () => {
    const song = read('The water is **wide**,  \nI cannot get o’er\n\\\nAnd neither have I\n\nwings to fly');
    expect(song).toMatchObject({ version: 2, content: [{}, { content: [{ text: 'wings to fly' }] }] });
    expect(plainText(song)).toBe(
      'The water is wide,\nI cannot get o’er\n\nAnd neither have I\n\nwings to fly',
    );
    expect(read(richTextSource(song, options))).toEqual(song);
    expect(richDocumentSchema(options).safeParse(JSON.parse(storedRichText(song))).data).toEqual(song);
  });

  test('a line break within a subheading or an item is a backslash at the end of the line', () => {
    const source = '# Bring\\\nwith you\n\n- water\\\n\\\ncold\n- C:\\\\\n- tea';
    const value = read(source);
    expect(plainText(value)).toBe('Bring\nwith you\n\n• water\n\ncold\n\n• C:\\\n\n• tea');
    expect(richTextSource(value, options)).toBe(source);
  });

  test('the start of a list is stored; lists that do not continue each other stay apart', () => {
    const value = read('#24. a\n25. b\n\n1. c\n1. d\n2. e\n\n\\#3. f\n\n#0. g\n1. h');
    expect(plainText(value)).toBe(
      ['24. a', '25. b', '1. c', '1. d', '2. e', '#3. f', '0. g', '1. h'].join('\n\n'),
    );
    expect(value).toMatchObject({ content: [{ type: 'orderedList', attrs: { start: 24 } }, {}, {}, {}, {}] });
    expect(read(richTextSource(value, options))).toEqual(value);
    expect(readStoredRichText(storedRichText(value))).toEqual(value);
  });

  test('a number at the start of a line is a list only where a list shows the same number', () => {
    for (const text of [
      '24. december holder vi lukket.',
      '1986. A great year',
      '01. januar',
      '2. b',
      '3.',
      '1.',
    ]) {
      expect(read(text)).toBe(text);
    }
    expect(plainText(read('1. januar åbner vi.\n\n1. marts holder vi fri.'))).toBe(
      '1. januar åbner vi.\n\n1. marts holder vi fri.',
    );
  });
});

describe('rich text that was stored before line breaks and list starts', () => {
  const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
  const former = readStoredRichText(
    JSON.stringify({
      type: 'doc',
      content: [
        paragraph({ type: 'text', text: 'Fra 1.950 kr.*\npr. gang. *Prisen', marks: [{ type: 'bold' }] }),
        { type: 'orderedList', content: [item({ type: 'text', text: 'december' })] },
      ],
    }),
  );

  test('a line feed in it is shown as a space, also after it is saved again', () => {
    expect(read(richTextSource(former, options))).toEqual(
      read('**Fra 1.950 kr.\\* pr. gang. \\*Prisen**\n\n1. december'),
    );
    const plain = 'En *linje*\n24. december\n\n- replik\n1. januar';
    expect(read(richTextSource(plain, options))).toBe('En *linje* 24. december\n\n- replik 1. januar');
    expect(entriesOfList(former)[0]).toMatchObject({
      content: [{ content: [{ text: expect.stringMatching(/kr\.\* pr/) }] }],
    });
  });
});
