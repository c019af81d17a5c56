import type { RouterContextProvider } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
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
