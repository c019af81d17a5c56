import type { World } from '#platform/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { articleKeyAt, articleOf } from '#studio/site/magazine/articles.queries.ts';
import { articlePath } from '#studio/site/magazine/item.ts';
import { issuePath } from '#studio/site/newsletter-issues/issue.ts';
import { issueKeyAt, issueOrStepOf } from '#studio/site/newsletter-issues/issues.queries.ts';
import { isArticleKey, isIssueKey } from '#studio/site/pages/own-page.ts';
import { ownPages } from '#studio/site/pages/own-pages.queries.ts';
import { allDocumentPages, type DocumentPage, documentAt } from './site-page.ts';

type Asking = Pick<World, 'db' | 'reference'>;

/** The address of the page with this document, without the language's prefix; null: none. */
export async function addressOfPage(world: Asking, key: string): Promise<string | null> {
  if (isArticleKey(key)) {
    const article = await articleOf(world.db.query, key);
    return article && articlePath(article.slug);
  }
  if (isIssueKey(key)) {
    const issue = await issueOrStepOf(world.db.query, key);
    return issue && issuePath(issue.slug);
  }
  return (await documents(world)).find(([known]) => known === key)?.[1] ?? null;
}

/** The key of the document of the page at an address in any language; null: it has none. */
export async function keyOfPage(world: Asking, address: string): Promise<string | null> {
  const { pathname } = new URL(address, 'http://site');
  const [, kind, slug] = /^(?:\/(?:da|en))?\/(magazine|newsletter)\/([^/]+)$/.exec(pathname) ?? [];
  if (slug) return (kind === 'magazine' ? articleKeyAt : issueKeyAt)(world.db.query, slug);
  return documentAt(address, await documents(world));
}

async function documents(world: Asking): Promise<readonly DocumentPage[]> {
  return allDocumentPages(await studioIdentity(world), await ownPages(world));
}
