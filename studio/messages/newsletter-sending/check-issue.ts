import type { World } from '#platform/world.ts';
import { shownOffer } from '#studio/offers/catalogue/offers.queries.ts';
import { codeState } from '#studio/offers/discounts/discount.ts';
import { findCode } from '#studio/offers/discounts/discounts.queries.ts';
import type { Block } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import { articlePath } from '#studio/site/magazine/item.ts';
import { publishedItems } from '#studio/site/magazine/items.queries.ts';
import { issuePath } from '#studio/site/newsletter-issues/issue.ts';
import type { StoredIssue } from '#studio/site/newsletter-issues/issues.queries.ts';
import { hasPlaceholder } from '#studio/site/pages/page-changes.ts';
import { languagesOf, type PageBlocks, publishedBlocks, stateOf } from '#studio/site/pages/page-draft.ts';
import { type BrokenLink, brokenLinks } from '#studio/site/search/broken-links.queries.ts';
import { bytesOf, mostEmailBytes, writeIssue } from './issue-email.ts';

/** What is looked at before an issue is sent. A blocking one has to be corrected first. */
export type IssueCheck = { isOk: boolean; isBlocking: boolean } & (
  | { kind: 'subject'; characters: number }
  | { kind: 'links'; broken: readonly BrokenLink[] }
  | { kind: 'codes'; missing: readonly string[] }
  | { kind: 'placeholders'; count: number }
  | { kind: 'languages'; outdated: readonly Language[] }
  | { kind: 'pictures'; withoutAlt: number }
  | { kind: 'size'; bytes: number }
  | { kind: 'test'; at: Temporal.Instant | null }
);

/** Phones show about so many letters of a subject. */
const shownLetters = 60;

export async function checkIssue(
  world: World,
  { issue, page }: { issue: Pick<StoredIssue, 'slug' | 'testedAt'>; page: PageBlocks },
): Promise<IssueCheck[]> {
  const languages = languagesOf(page);
  const shown = languages.flatMap((language) => publishedBlocks(page[language]));
  const { outdated, withoutAlt } = stateOf(page, { isPublished: false, publishAt: null });
  const characters = Math.max(
    0,
    ...shown.map((block) => (block.type === 'issue' ? block.subject.length : 0)),
  );
  const own = issuePath(issue.slug);
  const linked = await brokenLinks(world, writtenIn(page, languages));
  const broken = [...linked, ...(await notShown(world, shown, languages))].filter(({ href }) => href !== own);
  const missing = await codesNotInForce(world, shown);
  const placeholders = shown.filter(hasPlaceholder).length;
  const bytes = await largestEmail(world, issue.slug, page);
  return [
    { kind: 'subject', characters, isOk: characters <= shownLetters, isBlocking: false },
    { kind: 'placeholders', count: placeholders, isOk: placeholders === 0, isBlocking: true },
    { kind: 'languages', outdated, isOk: outdated.length === 0, isBlocking: false },
    { kind: 'links', broken, isOk: broken.length === 0, isBlocking: true },
    { kind: 'codes', missing, isOk: missing.length === 0, isBlocking: true },
    { kind: 'pictures', withoutAlt, isOk: withoutAlt === 0, isBlocking: false },
    { kind: 'size', bytes, isOk: bytes <= mostEmailBytes, isBlocking: true },
    { kind: 'test', at: issue.testedAt, isOk: issue.testedAt !== null, isBlocking: false },
  ];
}

/** A language that the issue is not written in is not sent. */
function writtenIn(page: PageBlocks, languages: readonly Language[]): PageBlocks {
  const of = (language: Language) => (languages.includes(language) ? page[language] : []);
  return { en: of('en'), da: of('da') };
}

/** Articles and offers of the issue that its readers would not find. */
async function notShown(
  world: World,
  blocks: readonly Block[],
  languages: readonly Language[],
): Promise<BrokenLink[]> {
  const slugs = new Set(blocks.flatMap((block) => (block.type === 'articleLink' ? [block.article] : [])));
  const offers = new Set(blocks.flatMap((block) => (block.type === 'offer' ? [block.offerId] : [])));
  const found = new Set<string>();
  for (const language of languages) {
    const items = slugs.size > 0 ? await publishedItems(world, language, [...slugs]) : [];
    for (const { id } of items) found.add(id);
  }
  for (const id of offers) if (await shownOffer(world, id)) found.add(id);
  return [...slugs, ...offers]
    .filter((id) => !found.has(id))
    .map((id) => ({ label: id, href: slugs.has(id) ? articlePath(id) : '/courses', reason: 'missing' }));
}

async function codesNotInForce(world: World, blocks: readonly Block[]): Promise<string[]> {
  const codes = new Set(blocks.flatMap((block) => (block.type === 'discountCode' ? [block.code] : [])));
  const now = world.clock.now();
  const missing: string[] = [];
  for (const code of codes) {
    const found = await findCode(world.db.query, code);
    const state = found && codeState(found, 0, now);
    if (state !== 'active' && state !== 'scheduled') missing.push(code);
  }
  return missing;
}

async function largestEmail(world: World, slug: string, page: PageBlocks): Promise<number> {
  const sizes = [];
  for (const language of languagesOf(page))
    sizes.push(bytesOf(await writeIssue(world, { page, slug, language })));
  return Math.max(0, ...sizes);
}
