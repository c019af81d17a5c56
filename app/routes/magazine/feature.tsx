import type { PageHandle } from '#app/web/page-handle.ts';
import { contentPageData } from '../site/content-page.data.ts';
import { DocumentPage } from '../site/parts/document-page.tsx';
import { seoOf } from '../site/seo.ts';
import type { Route } from './+types/feature';
import { feedLink } from './feed-link.ts';

export const handle: PageHandle = { cache: { keys: ['studio', 'prices', 'magazine'] } };

export function loader({ context }: Route.LoaderArgs) {
  return contentPageData(context, 'magazine');
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { document, title, frame } = loaderData;
  return [...seoOf(document, title), feedLink(frame.pageLanguage, frame.identity.studioName)];
}

/** The feature on the intensive. */
export default function Feature({ loaderData }: Route.ComponentProps) {
  return <DocumentPage data={loaderData} />;
}
