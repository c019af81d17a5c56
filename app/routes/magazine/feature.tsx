import type { PageHandle } from '#app/web/page-handle.ts';
import { documentHref } from '../courses/document-names.ts';
import { contentPageData } from '../site/content-page.data.ts';
import { leaveIfTakenDown } from '../site/leave-if-taken-down.ts';
import { DocumentPage } from '../site/parts/document-page.tsx';
import { seoOf } from '../site/seo.ts';
import type { Route } from './+types/feature';
import { feedLink } from './feed-link.ts';
import { magazineMessages } from './magazine.messages.ts';
import stylesheet from './magazine-pages.css?url';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const handle: PageHandle = { cache: { keys: ['studio', 'prices', 'magazine'] } };

export async function loader({ context }: Route.LoaderArgs) {
  const page = await contentPageData(context, 'magazine');
  leaveIfTakenDown(page.frame, page.document, '/testimonials');
  return page;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { document, title, frame } = loaderData;
  return [...seoOf(document, title, frame), feedLink(frame.language, frame.identity.studioName)];
}

export default function Feature({ loaderData }: Route.ComponentProps) {
  const { language } = loaderData.frame;
  return (
    <DocumentPage data={loaderData} isSung>
      <p className="actions">
        <a className="button ghost" href={documentHref('voice-elevated', language)} download>
          {magazineMessages[language].brochure}
        </a>
      </p>
    </DocumentPage>
  );
}
