import { randomBytes, randomUUID } from 'node:crypto';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { slugOf } from '#studio/shared/content/slug.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { articleOf } from '#studio/site/magazine/articles.queries.ts';
import { languagesOf, mirrorLanguage, type PageBlocks } from '#studio/site/pages/page-draft.ts';
import { pageDraft, publishedPages } from '#studio/site/pages/page-drafts.queries.ts';
import { deleteDraft, lockDraft, saveDraft } from '#studio/site/pages/page-drafts.store.ts';
import { newIssue, reservedIssueSlugs } from './issue.ts';
import { issueFromArticle } from './issue-from-article.ts';
import { issueOf } from './issues.queries.ts';
import { insertIssue, removeDraftIssue } from './issues.store.ts';

export type NewIssueRefusal = 'no-subject' | 'too-long';
export type NewIssueOutcome = { ok: true; key: string } | { ok: false; refusal: NewIssueRefusal };

const mostLetters = 150;

/** A draft in the languages that have a subject; its address is made of the subject. Not idempotent. */
export async function createIssue(
  world: World,
  who: May<'newsletter'>,
  input: { subject: Readonly<Record<Language, string>> },
): Promise<NewIssueOutcome> {
  const subject = { en: input.subject.en.trim(), da: input.subject.da.trim() };
  if (!subject.en && !subject.da) return { ok: false, refusal: 'no-subject' };
  if (subject.en.length > mostLetters || subject.da.length > mostLetters)
    return { ok: false, refusal: 'too-long' };
  return change(world, who, async (c) => ({
    ok: true,
    key: await insertDraft(c, subject.en || subject.da, newIssue(subject)),
  }));
}

export type FromArticleOutcome = { ok: true; key: string } | { ok: false; refusal: 'not-found' };

/** A draft with the title, introduction and picture of a published article, and a link to it. Not idempotent. */
export async function createIssueFromArticle(
  world: World,
  who: May<'newsletter'>,
  { article: key }: { article: string },
): Promise<FromArticleOutcome> {
  return change(world, who, async (c): Promise<FromArticleOutcome> => {
    const article = await articleOf(c.tx, key);
    if (article?.state !== 'published') return { ok: false, refusal: 'not-found' };
    const published = (await publishedPages(c.tx, key)).get(key);
    const page = published?.page ?? (await pageDraft(c.tx, key)).page;
    const issue = issueFromArticle(page, article.slug);
    const [language = 'en'] = languagesOf(issue);
    const headline = issue[language].find((block) => block.type === 'headline');
    return { ok: true, key: await insertDraft(c, headline?.text ?? article.slug, issue) };
  });
}

async function insertDraft(c: Change, title: string, blocks: PageBlocks): Promise<string> {
  const key = `issue-${randomUUID().slice(0, 8)}`;
  await insertWithFreeSlug(c, { key, title });
  const { version } = await lockDraft(c, key);
  const page = mirrorLanguage(blocks);
  await saveDraft(c, { key, page, version: version + 1, isPublished: false, publishAt: null });
  await audit(c, { action: 'newsletter.issue-created', subject: `page:${key}` });
  return key;
}

/** With a random suffix when the slug is reserved or taken. */
async function insertWithFreeSlug(c: Change, { key, title }: { key: string; title: string }): Promise<void> {
  const slug = slugOf(title, 55) || 'issue';
  if (!reservedIssueSlugs.includes(slug) && (await insertIssue(c, { key, slug }))) return;
  await insertIssue(c, { key, slug: `${slug}-${randomBytes(2).toString('hex')}` });
}

/** Of a draft only. Idempotent. */
export async function deleteIssue(
  world: World,
  who: May<'newsletter'>,
  { key }: { key: string },
): Promise<{ ok: true } | { ok: false; refusal: 'not-found' }> {
  return change(world, who, async (c) => {
    const issue = await issueOf(c.tx, key);
    if (!issue || !(await removeDraftIssue(c.tx, issue.id))) return { ok: false, refusal: 'not-found' };
    await deleteDraft(c.tx, key);
    await audit(c, { action: 'newsletter.issue-deleted', subject: `page:${key}` });
    return { ok: true };
  });
}
