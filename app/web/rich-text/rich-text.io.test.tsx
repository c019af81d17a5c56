import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { canonical } from '#studio/shared/content/rich-text/canonical.ts';
import { linkHref } from '#studio/shared/content/rich-text/link-href.ts';
import {
  plainText,
  type RichText as RichTextValue,
  richOptions,
} from '#studio/shared/content/rich-text/rich-text.ts';
import { richTextHtml } from '#studio/shared/content/rich-text/rich-text-html.ts';
import { readStoredRichText, richDocumentSchema } from '#studio/shared/content/rich-text/rich-text-schema.ts';
import { parseRichText, richTextSource } from '#studio/shared/content/rich-text/rich-text-source.ts';
import before from '#tests/fixtures/text/rich-texts-stored-before.json' with { type: 'json' };
import { htmlErrors } from '#tests/support/validate-html.ts';
import { RichText } from './rich-text.tsx';

const rendered = (value: RichTextValue) => renderToStaticMarkup(<RichText value={value} />);
const schema = richDocumentSchema(richOptions.long);

test('a plain paragraph is a paragraph and nothing else', () => {
  expect(rendered('One & two')).toBe('<p>One &amp; two</p>');
  expect(renderToStaticMarkup(<RichText value="Bare" isBare />)).toBe('Bare');
});

test('a text with formatting is rendered as such', () => {
  const read = parseRichText('# Bring\n\n- **water**\n- [*your* songs](/songs)', richOptions.long);
  expect(read.ok && rendered(read.value)).toBe(
    '<div class="rich"><h3>Bring</h3><ul class="rich-list"><li><strong>water</strong></li>' +
      '<li><a href="/songs"><em>your</em> songs</a></li></ul></div>',
  );
});

test('line breaks and the start of a list are rendered on pages and in feeds', () => {
  const read = parseRichText(
    'Øvej 1\n**2100\nKbh** [a\nb](/c)\n\n#24. december\n25. jul\\\nfri',
    richOptions.long,
  );
  const expected =
    '<p>Øvej 1<br>2100<br>Kbh <a href="/c">a<br>b</a></p><ol start="24"><li>december</li><li>jul<br>fri</li></ol>';
  const value = read.ok ? read.value : '';
  const feed = richTextHtml(value, { escaped: (text) => text, addressOf: (link) => link });
  expect(feed.replaceAll(/<\/?strong>/g, '')).toBe(expected);
  const page = rendered(value)
    .replaceAll(/<\/?strong>| class="rich-list"/g, '')
    .replaceAll('<br/>', '<br>');
  expect(page).toBe(`<div class="rich">${expected}</div>`);
});

/** What the version before wrote of each of them. */
const formerly = before.map((text) => [text.stored, text] as const);
const spaces = (html: string) => html.replaceAll('\n', ' ');

test.each(formerly)(
  'a text that was stored before is shown as it was: %s',
  (stored, { page, feed, plain }) => {
    const value = readStoredRichText(stored);
    expect(rendered(value)).toBe(page);
    expect(richTextHtml(value, { escaped: (text) => text, addressOf: (link) => link })).toBe(feed);
    expect(plainText(value)).toBe(plain);
  },
);

test.each(formerly)(
  'a text that was stored before and is saved unchanged is shown as it was: %s',
  (stored, { page }) => {
    const source = richTextSource(readStoredRichText(stored), richOptions.long);
    const read = parseRichText(source, richOptions.long);
    expect(read.ok && spaces(rendered(read.value))).toBe(spaces(page));
  },
);

test('any JSON is refused, or is valid and safe HTML [300 generated values]', async () => {
  const accepted: string[] = [];
  fc.assert(
    fc.property(anyDocument, (value) => {
      const parsed = schema.safeParse(value);
      if (parsed.success) accepted.push(rendered(canonical(parsed.data)));
    }),
    { numRuns: 300 },
  );
  expect(accepted.length).toBeGreaterThan(10);
  await expectSafe(accepted);
});

test('any text of the textarea is refused, or is valid and safe HTML [300 generated texts]', async () => {
  const accepted: string[] = [];
  fc.assert(
    fc.property(fc.string({ unit: piece, maxLength: 40 }), (source) => {
      const read = parseRichText(source, richOptions.long);
      if (read.ok) accepted.push(rendered(read.value));
    }),
    { numRuns: 300 },
  );
  expect(accepted.length).toBeGreaterThan(100);
  await expectSafe(accepted);
});

async function expectSafe(fragments: readonly string[]): Promise<void> {
  const html = fragments.join('\n');
  for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) expect(linkHref(href)).toBe(href);
  const tags = new Set([...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag));
  const known = ['div', 'p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'];
  expect([...tags].filter((tag) => !known.includes(tag ?? ''))).toEqual([]);
  expect(html).not.toMatch(/<[^>]*\s(?:style|on\w+)=/);
  const page = `<!DOCTYPE html><html lang="en"><head><title>Texts</title></head><body>${html}</body></html>`;
  expect(await htmlErrors(page)).toEqual([]);
}

const piece = fc.constantFrom(
  'a',
  'å',
  ' ',
  '\n',
  '\n\n',
  '*',
  '**',
  '\\',
  '[',
  ']',
  '](/a)',
  '](https://x.example/?a=1&b=2)',
  '<b>',
  '- ',
  '1. ',
  '# ',
  '"',
  "'",
  '&amp;',
  '<script>',
  '](javascript:alert(1))',
  '\u0000',
  '\ud800',
  '😀',
);
const text = fc.string({ unit: piece, minLength: 1, maxLength: 6 });
const mark = fc.oneof(
  fc.constantFrom<unknown>({ type: 'bold' }, { type: 'italic' }, { type: 'underline' }),
  fc
    .constantFrom('/a', 'https://x.example/"onclick=', 'javascript:alert(1)', '//x', 'mailto:a@b.example')
    .map((href) => ({ type: 'link', attrs: { href } })),
);
const span = fc.record(
  { type: fc.constantFrom('text', 'text', 'text', 'image'), text, marks: fc.array(mark, { maxLength: 2 }) },
  { requiredKeys: ['type', 'text'] },
);
const spans = fc.array(span, { minLength: 1, maxLength: 2 });
const paragraph = fc.record({ type: fc.constant('paragraph'), content: spans });
const block = fc.oneof(
  { weight: 6, arbitrary: paragraph },
  fc.record({
    type: fc.constant('heading'),
    attrs: fc.constantFrom({ level: 3 }, { level: 1 }),
    content: spans,
  }),
  fc.record({
    type: fc.constantFrom('bulletList', 'orderedList'),
    content: fc.array(
      paragraph.map((content) => ({ type: 'listItem', content: [content] })),
      { minLength: 1, maxLength: 2 },
    ),
  }),
  fc.anything(),
);
const anyDocument = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      type: fc.constant('doc'),
      content: fc.array(block, { minLength: 1, maxLength: 2 }),
    }),
  },
  fc.anything(),
);
