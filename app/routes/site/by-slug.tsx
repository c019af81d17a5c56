import { data } from 'react-router';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import type { Route } from './+types/by-slug';
import { contentPageData } from './content-page.data.ts';
import { siteFrame } from './frame.ts';
import { AboutPage } from './parts/about-page.tsx';
import { DocumentPage } from './parts/document-page.tsx';
import { NotFoundPage } from './parts/not-found-page.tsx';
import { seoOf } from './seo.ts';

/** The coach's two pages, matched against the studio's slug of today: `/<slug>` and `/about-<slug>`. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const world = worldOf(context);
  const { coachSlug } = await studioIdentity(world);
  if (params.place === coachSlug) return { page: await contentPageData(context, 'artist'), frame: null };
  if (params.place === `about-${coachSlug}`)
    return { page: await contentPageData(context, 'about'), frame: null };
  return data({ page: null, frame: await siteFrame(context) }, { status: 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData?.page;
  return page ? seoOf(page.document, page.frame.identity.coachName) : [];
}

export default function BySlug({ loaderData: { page, frame } }: Route.ComponentProps) {
  if (page?.document.key === 'about') return <AboutPage data={page} />;
  if (page) return <DocumentPage data={page} />;
  return frame ? <NotFoundPage frame={frame} /> : null;
}
