import { getSchema, type JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText, type RichText, richOptions } from '#studio/shared/content/rich-text/rich-text.ts';
import { readStoredRichText } from '#studio/shared/content/rich-text/rich-text-schema.ts';
import { parseRichText, richTextSource } from '#studio/shared/content/rich-text/rich-text-source.ts';
import typed from '#tests/fixtures/text/typed.json' with { type: 'json' };
import { editorDocument, editorExtensions, richTextOf } from './open-editor.ts';

const schema = getSchema(editorExtensions(richOptions.long));

/** From the editor into the textarea, as the form sends it, and from the database into the editor. */
function stored(document: JSONContent): RichText {
  const source = richTextSource(richTextOf(document), richOptions.long);
  const read = parseRichText(source, richOptions.long);
  if (!read.ok) throw new Error(`${read.problem}: ${source}`);
  return readStoredRichText(typeof read.value === 'string' ? read.value : JSON.stringify(read.value));
}

const inEditor = (value: RichText) => schema.nodeFromJSON(editorDocument(value)).toJSON() as JSONContent;

test('any document that the editor can hold, stored and opened again, is equal [600 generated documents]', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (content) => {
      const document = schema.nodeFromJSON({ type: 'doc', content });
      document.check();
      const held = richTextOf(document.toJSON());
      const opened = inEditor(stored(document.toJSON()));
      expect(richTextOf(opened)).toEqual(held);
      expect(inEditor(stored(opened))).toEqual(opened);
    }),
    { numRuns: 600 },
  );
});

const lineOf = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: textOf(text) }] });
const textOf = (text: string) => (text === '' ? [] : [{ type: 'text', text }]);

test.each([
  ...typed,
  '1986. A great year',
  '1.',
  '# ikke en overskrift',
  '* stjerne',
  '**Bold** [not a link](x) [link](/songs)',
  'C:\\songs\\',
  '#24. hash',
  '\\',
  '&amp; <b> `kode` ~~x~~ > citat',
])('typed in the editor, a line is shown to visitors as it is: %s', (line) => {
  expect(plainText(stored(lineOf(line)))).toBe(line);
});

test('any plain text typed in the editor is shown to visitors as typed [600 generated texts]', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: sign, maxLength: 30 }), { minLength: 1, maxLength: 4 }),
      (lines) => {
        const paragraphs = lines.map((text) => ({ type: 'paragraph', content: textOf(text) }));
        const shown = lines.map((text) => text.trim().replaceAll(/ +/g, ' ')).filter(Boolean);
        expect(plainText(stored({ type: 'doc', content: paragraphs }))).toBe(shown.join('\n\n'));
      },
    ),
    { numRuns: 600 },
  );
});

test('Shift+Enter: a line that looks like a list, a heading or markup stays text', () => {
  const lines = ['Adresse:', '24. december', '- replik', '# 3', '1. sal', 'a\\', '*', 'slut'];
  const content = lines.flatMap((text, at) => [...(at > 0 ? [{ type: 'hardBreak' }] : []), ...textOf(text)]);
  const value = stored({ type: 'doc', content: [{ type: 'paragraph', content }] });
  expect(plainText(value)).toBe(lines.join('\n'));
});

const sign = fc.constantFrom(...'a æ1.2-*_#[]()\\/!<>&`~|+=: '.split(''), '24. ', '- ', '](/a)', '**', '😀');
const marks = fc
  .subarray(['link', 'bold', 'italic'])
  .map((types) => types.map((type) => (type === 'link' ? { type, attrs: { href: '/songs' } } : { type })));
const inline = fc.oneof(
  { weight: 4, arbitrary: fc.record({ text: fc.string({ unit: sign, minLength: 1, maxLength: 8 }), marks }) },
  { weight: 1, arbitrary: marks.map((own) => ({ text: null, marks: own })) },
);
const inlines = fc
  .array(inline, { maxLength: 6 })
  .map((nodes) =>
    nodes.map(({ text, marks: own }) =>
      text === null ? { type: 'hardBreak', marks: own } : { type: 'text', text, marks: own },
    ),
  );
const paragraph = inlines.map((content) => ({ type: 'paragraph', content }));
const block = fc.oneof(
  paragraph,
  inlines.map((content) => ({ type: 'heading', attrs: { level: 3 }, content })),
  fc
    .record({
      type: fc.constantFrom('bulletList', 'orderedList'),
      start: fc.constantFrom(1, 1, 2, 24, 0, 9999),
      items: fc.array(paragraph, { minLength: 1, maxLength: 3 }),
    })
    .map(({ type, start, items }) => ({
      type,
      ...(type === 'orderedList' ? { attrs: { start } } : {}),
      content: items.map((item) => ({ type: 'listItem', content: [item] })),
    })),
);
