import type { PageHandle } from '#app/web/page-handle.ts';
import { worldOf } from '#app/web/world.ts';
import { formats } from '#studio/shared/format.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { publishedItems } from '#studio/site/magazine/items.queries.ts';
import { documentHref } from '../courses/document-names.ts';
import { contentPageData } from '../site/content-page.data.ts';
import { leaveIfTakenDown } from '../site/leave-if-taken-down.ts';
import { Byline } from '../site/parts/byline.tsx';
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
  const { frame, document } = page;
  leaveIfTakenDown(frame, document, '/testimonials');
  const items = await publishedItems(worldOf(context), frame.language);
  const item = items.find(({ link }) => link === '/magazine');
  const on = item && studioDay(item.publishedAt);
  const published = on ? { iso: on.toString(), text: formats[frame.language].day(on) } : null;
  return { ...page, author: item?.author ?? frame.identity.coachName, published };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { document, title, frame } = loaderData;
  return [...seoOf(document, title, frame), feedLink(frame.language, frame.identity.studioName)];
}

export default function Feature({ loaderData }: Route.ComponentProps) {
  const { frame, author, published } = loaderData;
  const { language, identity } = frame;
  const words = magazineMessages[language];
  const byline = (
    <Byline name={author} identity={identity}>
      {words.by(author)}
      {published && (
        <>
          , <time dateTime={published.iso}>{published.text}</time>
        </>
      )}
    </Byline>
  );
  return (
    <DocumentPage data={loaderData} byline={byline} isSung>
      <p className="actions">
        <a className="button ghost" href={documentHref('voice-elevated', language)} download>
          {words.brochure}
        </a>
      </p>
    </DocumentPage>
  );
}
