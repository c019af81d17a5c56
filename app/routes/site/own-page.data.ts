import { type RouterContextProvider, redirect } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { ownPageAt } from '#studio/site/pages/own-pages.queries.ts';
import { contentPageData } from './content-page.data.ts';

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
