import type { Block } from '#studio/shared/content/blocks.ts';
import { slugOf } from '#studio/shared/content/slug.ts';
import type { Language } from '#studio/shared/language.ts';
import type { PageBlocks } from './page-draft.ts';
import { pagePlaceholders } from './placeholders.ts';

export const pageTemplates = ['programme', 'landing', 'plain'] as const;
export type PageTemplate = (typeof pageTemplates)[number];

/** A page that the owner has created, at `/<slug>`. */
export interface OwnPage {
  key: string;
  slug: string;
  template: PageTemplate;
}

/** Of a page, an article or an issue of the newsletter that the owner has created. */
export function isOwnKey(key: string): boolean {
  return /^page-[a-z0-9]{8}$/.test(key) || isArticleKey(key) || isIssueKey(key);
}

export function isIssueKey(key: string): boolean {
  return /^issue-[a-z0-9]{8}$/.test(key);
}

/** An issue's own key has no letters after f. */
export function isSequenceEmailKey(key: string): boolean {
  return /^issue-(?:welcome|session|silence)\d$/.test(key);
}

export function isArticleKey(key: string): boolean {
  return /^article-[a-z0-9]{8}$/.test(key);
}

const placeOnPage = /^(?:((?:article|issue|page)-[a-z0-9]{8})|section-([a-z0-9-]+))-[a-z0-9]{8}$/;

/** The page with the section that a file was added to; null: a place that any page may show. */
export function pageOfPlace(place: string): string | null {
  const [, own, other] = placeOnPage.exec(place) ?? [];
  return own ?? other ?? null;
}

/** `id`: eight characters. */
export function placeOnPageOf(key: string, id: string): string {
  return isOwnKey(key) ? `${key}-${id}` : `section-${key}-${id}`;
}

/** 'Sing på dansk' is 'sing-paa-dansk'. */
export const slugFrom = (title: string): string => slugOf(title, 60);

/** What a new page begins with. A title missing in one language is that of the other. */
export function templateBlocks(
  template: PageTemplate,
  title: Readonly<Record<Language, string>>,
): PageBlocks {
  return {
    en: blocksIn(template, title.en || title.da, pagePlaceholders.en),
    da: blocksIn(template, title.da || title.en, pagePlaceholders.da),
  };
}

function blocksIn(
  template: PageTemplate,
  title: string,
  words: (typeof pagePlaceholders)[Language],
): Block[] {
  const head: Block[] = [
    { type: 'seo', title, description: '' },
    { type: 'headline', text: title },
    { type: 'lead', text: words.lead },
  ];
  const prose: Block = { type: 'prose', paragraphs: [words.text] };
  const faqs: Block = { type: 'faqs', items: [{ question: words.question, answer: words.answer }] };
  const links: Block = { type: 'links', items: [{ label: words.contact, href: '/contact' }] };
  if (template === 'plain') return [...head, prose];
  if (template === 'landing') return [...head, links, prose, { type: 'list', items: [words.point] }, faqs];
  return [
    ...head,
    { type: 'facts', rows: [{ label: words.factLabel, value: words.factValue }] },
    { type: 'steps', steps: [{ title: words.stepTitle, text: words.stepText }] },
    prose,
    faqs,
    links,
  ];
}
