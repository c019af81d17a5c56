import type { PageHandle } from '#app/web/page-handle.ts';
import { factsOf } from '#app/web/request-facts.ts';
import type { Route } from './+types/content-page';
import { contentPageData } from './content-page.data.ts';
import { DocumentPage } from './parts/document-page.tsx';
import { seoOf } from './seo.ts';

const contentPages: Readonly<Record<string, string>> = {
  '/privacy-policy': 'privacy-policy',
};

export const handle: PageHandle = { cache: { keys: ['studio', 'prices', ...Object.values(contentPages)] } };

export function loader({ context }: Route.LoaderArgs) {
  const key = contentPages[factsOf(context).path];
  if (!key) throw new Response(null, { status: 404 });
  return contentPageData(context, key);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoOf(loaderData?.document, loaderData?.title ?? '', loaderData?.frame);
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage data={loaderData} hasSummary />;
}
