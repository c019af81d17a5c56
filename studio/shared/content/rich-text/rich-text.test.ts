import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, entriesOfList } from './canonical.ts';
import { completedHref, linkHref } from './link-href.ts';
import {
  plainText,
  type RichBlock,
  type RichEntry,
  type RichMark,
  richOptions,
  storedRichText,
} from './rich-text.ts';
import { readStoredRichText, richDocumentSchema, richEntrySchema } from './rich-text-schema.ts';
import { parseRichText, richTextSource } from './rich-text-source.ts';

const options = { most: 4000, hasHeadings: true };
const read = (source: string) => {
  const outcome = parseRichText(source, options);
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.value;
};

describe('rich text in a textarea', () => {
  test('paragraphs without formatting and line breaks stay a string', () => {
    expect(read('One  line\r\n\r\n\n  Two ')).toBe('One  line\n\nTwo');
  });

  test('bold, italic, links, subheadings and lists become a document', () => {
    const source = '# Bring\n\n- water\n- *your* **notes**\n\nRead [the **terms**](/terms-of-service).';
    expect(read(source)).toEqual({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Bring' }] },
        {
          type: 'bulletList',
          content: [
            item({ type: 'text', text: 'water' }),
            item(
              { type: 'text', text: 'your', marks: [{ type: 'italic' }] },
              { type: 'text', text: ' ' },
              { type: 'text', text: 'notes', marks: [{ type: 'bold' }] },
            ),
          ],
        },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Read ' },
            { type: 'text', text: 'the ', marks: [link('/terms-of-service')] },
            { type: 'text', text: 'terms', marks: [link('/terms-of-service'), { type: 'bold' }] },
            { type: 'text', text: '.' },
          ],
        },
      ],
    });
    expect(richTextSource(read(source), options)).toBe(source);
  });

  test('what is no formatting is left as it is typed', () => {
    for (const text of ['5 * 3 * 2', '*footnote', '1986. A great year', 'a - b', '[note]', 'C\\D']) {
      expect(read(text)).toBe(text);
      expect(richTextSource(text, options)).toBe(text);
    }
  });

  test('a plain text that looks like formatting is escaped, so that it is read as it was', () => {
    for (const text of [
      '- a',
      '1. a',
      '# a',
      'not *so*',
      '[a](/b)',
      '[a](note)',
      '\\- a',
      '* a * b',
      '#24. a',
      'a\\',
    ]) {
      expect(read(richTextSource(text, options)), text).toBe(text);
    }
  });

  test('a numbered list goes on after an empty line', () => {
    expect(plainText(read('1. a\n\n2. b'))).toBe('1. a\n\n2. b');
    expect(read('1. a\n\n2. b')).toMatchObject({ content: [{ type: 'orderedList' }] });
  });

  test('a link to a script, to nowhere or to another scheme is refused', () => {
    for (const href of ['javascript:alert(1)', 'note', '//evil.example', 'data:text/html,x', '/\\evil', '']) {
      expect(parseRichText(`[a](${href})`, options), href).toEqual({ ok: false, problem: 'invalid-link' });
      expect(linkHref(href)).toBeNull();
    }
  });

  test('a text that is too long is refused', () => {
    expect(parseRichText('a'.repeat(4001), options)).toEqual({ ok: false, problem: 'too-long' });
    expect(parseRichText(`**${'a'.repeat(4001)}**`, options)).toEqual({ ok: false, problem: 'too-long' });
    expect(parseRichText('- a\n'.repeat(121), options)).toEqual({ ok: false, problem: 'too-long' });
  });

  test('a typed address gets its scheme', () => {
    expect(completedHref(' www.example.com/a ')).toBe('https://www.example.com/a');
    expect(completedHref('ida@example.com')).toBe('mailto:ida@example.com');
    expect(completedHref('+45 12 34 56 78')).toBe('tel:+4512345678');
    expect(completedHref('/courses')).toBe('/courses');
    expect(completedHref('https://example.com/a_(b)')).toBe('https://example.com/a_%28b%29');
    expect(completedHref('javascript:alert(1)')).toBeNull();
  });
});

describe('rich text as a document', () => {
  const document = richDocumentSchema({ most: 4000, hasHeadings: false });
  const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });

  test('unknown nodes, marks, attributes, nested lists and headings where none may be are refused', () => {
    const refused: unknown[] = [
      { type: 'image', attrs: { src: 'x' } },
      { type: 'paragraph', attrs: { style: 'color:red' }, content: [{ type: 'text', text: 'a' }] },
      paragraph({ type: 'text', text: 'a', marks: [{ type: 'underline' }] }),
      paragraph({ type: 'text', text: 'a', marks: [link('javascript:alert(1)')] }),
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'a' }] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'bulletList', content: [] }] }] },
    ];
    for (const block of refused) {
      expect(document.safeParse({ type: 'doc', content: [block] }).success, JSON.stringify(block)).toBe(
        false,
      );
    }
  });

  test('it is stored in a text column, and a text column that holds plain text stays plain', () => {
    const value = read('Some **bold** text');
    expect(readStoredRichText(storedRichText(value))).toEqual(value);
    expect(readStoredRichText('{"type":"doc"} is JSON')).toBe('{"type":"doc"} is JSON');
    expect(readStoredRichText('Plain *text*')).toBe('Plain *text*');
  });

  test('a paragraph that begins as a list item does is escaped, also with an asterisk', () => {
    const value = read('- a\n\n\\* b');
    expect(richTextSource(value, options)).toBe('- a\n\n\\* b');
    expect(read(richTextSource(value, options))).toEqual(value);
  });

  test('any document in its one form is read back from its textarea [500 generated documents]', () => {
    fc.assert(
      fc.property(documents, (content) => {
        const value = canonical({ type: 'doc', content });
        if (value === '') return;
        expect(read(richTextSource(value, options))).toEqual(value);
        if (typeof value === 'string') return;
        expect(canonical(value)).toEqual(value);
        expect(richDocumentSchema(options).safeParse(value).success).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('any text is read without an exception, and read again as the same [500 generated texts]', () => {
    fc.assert(
      fc.property(fc.string({ unit: piece, maxLength: 40 }), (source) => {
        const outcome = parseRichText(source, options);
        if (outcome.ok) expect(read(richTextSource(outcome.value, options))).toEqual(outcome.value);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a list in a textarea', () => {
  const list = richOptions.list;
  const entriesIn = (source: string) => {
    const outcome = parseRichText(source, list);
    if (!outcome.ok) throw new Error(outcome.problem);
    return entriesOfList(outcome.value);
  };

  test('each line is an entry, with or without a bullet; only formatted ones are documents', () => {
    const bold = { type: 'text', text: 'hot', marks: [{ type: 'bold' }] };
    const formatted = { type: 'doc', content: [{ type: 'paragraph', content: [bold] }] };
    expect(entriesIn('Water\r\n\n- **hot**\n* Tea\n1986. A year\n')).toEqual([
      'Water',
      formatted,
      'Tea',
      '1986. A year',
    ]);
    expect(entriesIn(' \n ')).toEqual([]);
    expect(richTextSource(['Water', formatted as RichEntry], list)).toBe('Water\n**hot**');
    expect(parseRichText('[a](javascript:alert)', list)).toEqual({ ok: false, problem: 'invalid-link' });
  });

  test('plain entries that look like formatting stay what they are', () => {
    const entries = ['- a', '* b', 'not *so*', '1. c', '# d', '[e](/f)', '\\- g'];
    expect(entriesIn(richTextSource(entries, list))).toEqual(entries);
  });

  test('any text is read as entries that are read again as the same [500 generated texts]', () => {
    fc.assert(
      fc.property(fc.string({ unit: piece, maxLength: 40 }), (source) => {
        const outcome = parseRichText(source, list);
        if (!outcome.ok) return;
        const entries = entriesOfList(outcome.value);
        expect(entriesIn(richTextSource(entries, list))).toEqual(entries);
        for (const entry of entries) {
          if (typeof entry !== 'string') expect(richEntrySchema.safeParse(entry).success).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

function item(...content: unknown[]) {
  return { type: 'listItem', content: [{ type: 'paragraph', content }] };
}

function link(href: string): RichMark {
  return { type: 'link', attrs: { href } };
}

const piece = fc.constantFrom(
  'a',
  'å',
  ' ',
  '\n',
  '\n\n',
  '*',
  '**',
  '***',
  '\\',
  '[',
  ']',
  '](/a)',
  '(',
  ')',
  '- ',
  '1. ',
  '2. ',
  '# ',
  '\u00a0',
  '\t',
  '\\\n',
  '#24. ',
  '\u2028',
  '1',
  '.',
  '-',
  '#',
  '😀',
  '\ud800',
  '<b>',
  '&amp;',
);
const marks = fc.subarray<RichMark>([link('/a'), { type: 'bold' }, { type: 'italic' }]);
const spans = fc.array(
  fc.record({ text: fc.string({ unit: piece, minLength: 1, maxLength: 8 }), marks }).map((span) => ({
    type: 'text' as const,
    text: span.text,
    ...(span.marks.length > 0 ? { marks: span.marks } : {}),
  })),
  { maxLength: 5 },
);
const paragraphs = spans.map((content) => ({ type: 'paragraph' as const, content }));
const documents = fc.array(
  fc.oneof(
    paragraphs,
    spans.map((content): RichBlock => ({ type: 'heading', attrs: { level: 3 }, content })),
    fc
      .record({
        type: fc.constantFrom('bulletList' as const, 'orderedList' as const),
        start: fc.constantFrom(0, 1, 2, 3, 24, 9999),
        items: fc.array(paragraphs, { maxLength: 4 }),
      })
      .map(
        ({ type, start, items }): RichBlock => ({
          type,
          ...(type === 'orderedList' ? { attrs: { start } } : {}),
          content: items.map((content) => ({
            type: 'listItem' as const,
            content: [content] as const,
          })) as never,
        }),
      ),
  ),
  { maxLength: 5 },
);
