import { type RouterContextProvider, redirect } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import { ownPageAt } from '#studio/site/pages/own-pages.queries.ts';
import { siteFrame } from './frame.ts';
import { offersOf } from './offers.ts';
import { pageTitles } from './page-titles.messages.ts';

export async function contentPageData(context: Readonly<RouterContextProvider>, key: string) {
  const world = worldOf(context);
  const frame = await siteFrame(context);
  const document = await contentDocument(world, key, frame.language);
  const offers = await offersOf(world, { blocks: document.blocks, language: frame.language });
  const title = pageTitles[frame.language][key] ?? frame.identity.coachName;
  return { frame, document, offers, title };
}

export type ContentPageData = Awaited<ReturnType<typeof contentPageData>>;

/** A page that the owner has created. Null: none at this address, or not published. A former address redirects. */
export async function ownPageData(context: Readonly<RouterContextProvider>, slug: string) {
  const found = await ownPageAt(worldOf(context), slug);
  if (!found) return null;
  const page = await contentPageData(context, found.page.key);
  if (page.document.blocks.length === 0) return null;
  // The router adds the language prefix.
  if (found.isFormer) throw redirect(`/${found.page.slug}`, 301);
  return { ...page, isSung: found.page.template !== 'plain' };
}
