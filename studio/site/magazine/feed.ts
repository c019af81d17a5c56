import type { Block } from '#studio/shared/content/blocks.ts';
import type { RichText } from '#studio/shared/content/rich-text/rich-text.ts';
import { richTextHtml } from '#studio/shared/content/rich-text/rich-text-html.ts';
import { type Language, pageAddress } from '#studio/shared/language.ts';
import type { MagazineArticle } from './items.queries.ts';

export interface Feed {
  title: string;
  description: string;
  language: Language;
  siteUrl: string;
  articles: readonly MagazineArticle[];
}

const longest = 50;

/** RSS 2.0 with full text and absolute URLs. */
export function rssFeed({ title, description, language, siteUrl, articles }: Feed): string {
  const addressOf = (link: string) => (link.startsWith('/') ? siteUrl + pageAddress(link, language) : link);
  const self = `${siteUrl}/feeds/${language}.xml`;
  const items = articles
    .slice(0, longest)
    .map(({ item, blocks }) =>
      [
        '    <item>',
        line('title', item.title),
        line('link', addressOf(item.link)),
        `      <guid isPermaLink="false">${escaped(`${siteUrl}/magazine/${item.id}#${language}`)}</guid>`,
        line('pubDate', rfc822(item.publishedAt)),
        ...(item.author ? [line('dc:creator', item.author)] : []),
        line('category', item.contentType),
        line('description', item.excerpt),
        ...(blocks.length > 0
          ? [`      <content:encoded>${escaped(html(blocks, addressOf))}</content:encoded>`]
          : []),
        '    </item>',
      ].join('\n'),
    );
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    <title>${escaped(title)}</title>`,
    `    <link>${escaped(addressOf('/testimonials'))}</link>`,
    `    <description>${escaped(description)}</description>`,
    `    <language>${language}</language>`,
    `    <atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
    ...(articles[0] ? [`    <lastBuildDate>${rfc822(articles[0].item.publishedAt)}</lastBuildDate>`] : []),
    ...items,
    '  </channel>',
    '</rss>',
  ].join('\n')}\n`;
}

function line(name: string, text: string): string {
  return `      <${name}>${escaped(text)}</${name}>`;
}

/** 'Sun, 08 Nov 2026 12:00:00 GMT' (RFC 822). */
function rfc822(instant: Temporal.Instant): string {
  return new Date(instant.epochMilliseconds).toUTCString();
}

/** Characters that XML 1.0 forbids are dropped. */
export function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Escaped once for HTML; the feed escapes it again for XML. */
function html(blocks: readonly Block[], addressOf: (link: string) => string): string {
  const tag = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;
  const spokenText = (text: RichText) =>
    typeof text === 'string' ? escaped(text) : richTextHtml(text, { escaped, addressOf });
  const heading = (text: string | undefined) => (text ? tag('h2', text) : '');
  return blocks
    .map((block) => {
      switch (block.type) {
        case 'lead':
        case 'statement':
          return tag('p', block.text);
        case 'heading':
          return tag('h2', block.text);
        case 'prose':
          return heading(block.heading) + richTextHtml(block.paragraphs, { escaped, addressOf });
        case 'list':
          return `${heading(block.heading)}<ul>${block.items.map((item) => `<li>${spokenText(item)}</li>`).join('')}</ul>`;
        case 'steps':
          return `${heading(block.heading)}<ol>${block.steps
            .map((step) => `<li>${tag('strong', step.title)} ${spokenText(step.text)}</li>`)
            .join('')}</ol>`;
        case 'quote':
          return `<blockquote>${richTextHtml(block.text, { escaped, addressOf })}</blockquote>`;
        case 'links':
          return block.items
            .map(({ label, href }) => `<p><a href="${escaped(addressOf(href))}">${escaped(label)}</a></p>`)
            .join('');
        default:
          return '';
      }
    })
    .join('');
}
