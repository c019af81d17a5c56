import { expect, test } from 'vitest';
import type { Block } from '#studio/shared/content/blocks.ts';
import type { RichEntry } from '#studio/shared/content/rich-text/rich-text.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { testWorld } from '#tests/support/world.ts';
import { rssFeed } from './feed.ts';
import { publishedArticles } from './items.queries.ts';
import { insertItem } from './items.store.ts';

const given = testDatabase('embedded', undefined, sampleStudio);

async function feed(language: 'en' | 'da') {
  const world = testWorld(given.db);
  const articles = await publishedArticles(world, language);
  return rssFeed({ title: 'T & Ø', description: 'D', language, siteUrl: 'https://studio.example', articles });
}

test.each(['en', 'da'] as const)('every URL in the %s feed is absolute', async (language) => {
  const xml = await feed(language);
  for (const [, address] of xml.matchAll(/<(?:link|guid[^>]*)>([^<]+)</g))
    expect(address).toMatch(/^https:\/\//);
  for (const [, address] of xml.matchAll(/href=&quot;(.+?)&quot;/g)) expect(address).toMatch(/^https:\/\//);
  expect(xml).toContain(
    `https://studio.example${language === 'da' ? '/da' : ''}/magazine/the-ten-seconds-before`,
  );
});

test('a feed holds the full text in its own language, escaped once for HTML and once for XML', async () => {
  const danish = await feed('da');
  expect(danish).toContain('<language>da</language>');
  expect(danish).toContain('&lt;h2&gt;Øv forspillet&lt;/h2&gt;');
  expect(danish).not.toContain('Practise the introduction');
  expect(danish).toContain('<title>T &amp; Ø</title>');
  expect(danish).toContain('<pubDate>Sun, 08 Nov 2026 12:00:00 GMT</pubDate>');
});

test('a draft appears in no feed', async () => {
  await given.db.transaction((tx) =>
    insertItem(
      { tx, now: Temporal.Instant.from('2026-11-01T12:00:00Z') },
      {
        slug: 'not-yet',
        key: null,
        type: 'piece',
        contentType: 'article',
        image: null,
        link: null,
        media: null,
        mediaDurationSeconds: null,
        author: null,
        isSample: false,
        texts: [{ language: 'en', title: 'Not yet', excerpt: 'Not yet', tag: '', blocks: [] }],
      },
    ),
  );
  expect(await feed('en')).not.toContain('Not yet');
});

const item = {
  id: 'x',
  type: 'story',
  title: 'A\u0001<b>&\uD800',
  excerpt: '',
  image: null,
  imageAlt: '',
  imageCaption: '',
  link: '/magazine/x',
  tag: '',
  contentType: 'blog',
  external: false,
  video: false,
  audio: false,
  audioLength: null,
  readingMinutes: null,
  media: null,
  language: 'en',
  languages: ['en'],
  author: null,
  isSample: false,
  publishedAt: Temporal.Instant.from('2026-11-01T12:00:00Z'),
} as const;

test('formatted entries of lists and quotes are HTML, with absolute links', () => {
  const link = { type: 'link', attrs: { href: '/contact' } } as const;
  const content = [{ type: 'text' as const, text: 'Write', marks: [link] }];
  const formatted: Exclude<RichEntry, string> = { type: 'doc', content: [{ type: 'paragraph', content }] };
  const blocks: Block[] = [
    { type: 'list', items: ['Plain & simple', formatted] },
    { type: 'quote', text: formatted, name: 'Ida' },
  ];
  const words = { title: '', description: '', language: 'da', siteUrl: 'https://studio.example' } as const;
  const xml = rssFeed({ ...words, articles: [{ item, blocks, pdf: null }] });
  expect(xml).toContain('&lt;li&gt;Plain &amp;amp; simple&lt;/li&gt;');
  const linked =
    '&lt;p&gt;&lt;a href=&quot;https://studio.example/da/contact&quot;&gt;Write&lt;/a&gt;&lt;/p&gt;';
  expect(xml).toContain(`&lt;li&gt;${linked}&lt;/li&gt;`);
  expect(xml).toContain(`&lt;blockquote&gt;${linked}&lt;/blockquote&gt;`);
});

test('characters invalid in XML are removed', () => {
  const xml = rssFeed({
    title: 'T',
    description: 'D',
    language: 'en',
    siteUrl: 'https://studio.example',
    articles: [{ item, blocks: [], pdf: null }],
  });
  expect(xml).toContain('<title>A&lt;b&gt;&amp;</title>');
  expect(xml).toContain('<pubDate>Sun, 01 Nov 2026 12:00:00 GMT</pubDate>');
});
