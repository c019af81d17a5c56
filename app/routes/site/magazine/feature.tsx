import type { PageHandle } from '#app/web/page-handle.ts';
import { worldOf } from '#app/web/world.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { formats } from '#studio/shared/format.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { cardOf } from '#studio/site/magazine/item.ts';
import { publishedItems } from '#studio/site/magazine/items.queries.ts';
import { documentHref } from '../../offers/courses/document-names.ts';
import { closingKeys, closingOf } from '../closing.data.ts';
import { contentPageData } from '../content-page.data.ts';
import { leaveIfTakenDown } from '../leave-if-taken-down.ts';
import { SitePage } from '../parts/site-page.tsx';
import { WithFiles } from '../parts/with-files.tsx';
import { sectionFiles } from '../section-files.ts';
import { seoOf } from '../seo.ts';
import type { Route } from './+types/feature';
import { ArticleLayout, NextPieces, piecesAfter } from './article-layout.tsx';
import stylesheet from './article-pages.css?url';
import { featureOf, featurePath } from './feature-item.ts';
import { feedLink } from './feed-link.ts';
import { magazineMessages } from './magazine.messages.ts';
import { shownIn } from './shown-files.ts';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const handle: PageHandle = { cache: { keys: ['studio', 'magazine', ...closingKeys] } };

export async function loader({ context }: Route.LoaderArgs) {
  const world = worldOf(context);
  const page = await contentPageData(context, 'magazine');
  const { frame, document } = page;
  leaveIfTakenDown(frame, document, '/testimonials');
  const { language } = frame;
  const items = await publishedItems(world, language);
  const item = items.find(({ link }) => link === featurePath);
  const on = item && studioDay(item.publishedAt);
  const next = item ? piecesAfter(items, item.id) : items.slice(0, 2);
  return {
    ...page,
    item: featureOf(item ? cardOf(item) : null, document, page.title),
    published: on ? { iso: on.toString(), text: formats[language].day(on) } : null,
    closing: await closingOf(context, 'article'),
    next: next.map(cardOf),
    files: await sectionFiles(world, language, shownIn(next, document.blocks)),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { document, title, frame } = loaderData;
  return [...seoOf(document, title, frame), feedLink(frame.language, frame.identity.studioName)];
}

export default function Feature({ loaderData }: Route.ComponentProps) {
  const { frame, document, offers, item, published, next, files, closing } = loaderData;
  const heads = [blockOf(document, 'headline'), blockOf(document, 'lead')];
  const blocks = document.blocks.filter((block) => !heads.some((head) => head === block));
  return (
    <SitePage frame={frame} document={document} closing={closing}>
      <WithFiles files={files}>
        <ArticleLayout frame={frame} item={item} published={published} blocks={blocks} offers={offers}>
          <p>
            <a className="text-link" href={documentHref('voice-elevated', frame.language)} download>
              {magazineMessages[frame.language].brochure}
            </a>
          </p>
        </ArticleLayout>
        <NextPieces items={next} frame={frame} />
      </WithFiles>
    </SitePage>
  );
}
