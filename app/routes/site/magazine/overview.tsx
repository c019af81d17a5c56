import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ToastRegion } from '#app/ui/feedback/toast.tsx';
import { TabLinks } from '#app/ui/navigation/tab-links.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { madeFrom } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import type { BlockOf } from '#studio/shared/content/blocks.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { cardOf, contentTypes, filterOf, type ItemCard } from '#studio/site/magazine/item.ts';
import { publishedItems } from '#studio/site/magazine/items.queries.ts';
import { storyMessages } from '#studio/site/magazine/story.messages.ts';
import { contentPageData } from '../content-page.data.ts';
import { frameMessages } from '../frame.messages.ts';
import type { SiteFrame } from '../frame.ts';
import { Blocks } from '../parts/blocks.tsx';
import { SitePage } from '../parts/site-page.tsx';
import { WithFiles } from '../parts/with-files.tsx';
import { sectionFiles } from '../section-files.ts';
import { seoOf } from '../seo.ts';
import type { Route } from './+types/overview';
import { type Arranged, arrangePieces, quotesAmong } from './arrange-pieces.ts';
import { withFeatureLength } from './feature-item.ts';
import { feedLink } from './feed-link.ts';
import { LeadPiece } from './lead-piece.tsx';
import { Letters } from './letters.tsx';
import { ListeningShelf } from './listening-shelf.tsx';
import { magazineMessages } from './magazine.messages.ts';
import stylesheet from './magazine-pages.css?url';
import { PieceTile } from './piece-tile.tsx';
import { QuoteTile } from './quote-tile.tsx';
import { shownIn } from './shown-files.ts';
import { StoryForm } from './story-form.tsx';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const handle: PageHandle = {
  cache: { keys: ['studio', 'testimonials', 'magazine'] },
};

/** `?type=` filters by kind; each value is cached separately. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await contentPageData(context, 'testimonials');
  const type = new URL(request.url).searchParams.get('type');
  const filter = filterOf(type);
  madeFrom(context, { type: type === filter ? filter : null });
  const world = worldOf(context);
  const [items, feature] = await Promise.all([
    publishedItems(world, page.frame.language),
    contentDocument(world, 'magazine', page.frame.language),
  ]);
  const counts = Object.fromEntries(
    contentTypes.map((type) => [type, items.filter((item) => item.contentType === type).length]),
  );
  const shown = items.filter((item) => filter === 'all' || item.contentType === filter);
  return {
    ...page,
    files: await sectionFiles(world, page.frame.language, shownIn(shown)),
    filter,
    items: shown.map((item) => withFeatureLength(cardOf(item), feature)),
    counts: { ...counts, all: items.length } as Record<string, number>,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { document, title, frame, filter } = loaderData;
  const part = filter === 'all' ? null : magazineMessages[frame.language].kinds[filter];
  return [...seoOf(document, { title, part }, frame), feedLink(frame.language, frame.identity.studioName)];
}

export default function Magazine({ loaderData }: Route.ComponentProps) {
  const { frame, document, offers, title, filter, items, counts, files } = loaderData;
  const { language, prefix } = frame;
  const words = magazineMessages[language];
  const headline = blockOf(document, 'headline');
  const lead = blockOf(document, 'lead');
  const said = blockOf(document, 'testimonials');
  const own = [headline, lead, said];
  const here = `${prefix}/testimonials`;
  const kinds = (['all', ...contentTypes] as const).filter(
    (key) => key === 'all' || key === filter || counts[key],
  );
  const arranged = arrangePieces(items, filter);
  const voices = said?.items ?? [];
  const among = filter === 'all' ? quotesAmong(arranged.rest.length) : 0;
  const rest = document.blocks.filter((block) => !own.some((one) => one === block));
  return (
    <SitePage frame={frame} document={document}>
      <section className="masthead">
        <div className="masthead-line">
          <h1>{headline?.text ?? title}</h1>
          {lead && <p>{lead.text}</p>}
        </div>
        <TabLinks
          label={words.filterLabel}
          current={filter}
          items={kinds.map((key) => ({
            key,
            name: words.kinds[key],
            href: key === 'all' ? here : `${here}?type=${key}`,
          }))}
        />
      </section>
      {items.length > 0 ? (
        <WithFiles files={files}>
          <Pieces {...arranged} filter={filter} quotes={voices.slice(0, among)} frame={frame} />
        </WithFiles>
      ) : (
        <NoItems words={words} showAllHref={filter === 'all' ? null : here} />
      )}
      <Letters heading={said?.heading} voices={voices.slice(among)} frame={frame} />
      {rest.length > 0 && (
        <div className="wrap blocks">
          <Blocks blocks={rest} language={language} offers={offers} />
        </div>
      )}
      <StoryDialog frame={frame} />
    </SitePage>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

interface PiecesProps extends Arranged, Pick<Loaded, 'filter' | 'frame'> {
  quotes: BlockOf<'testimonials'>['items'];
}

function Pieces({ lead, shelf, rest, filter, quotes, frame: { language, identity } }: PiecesProps) {
  const words = magazineMessages[language];
  const [quote, ...others] = quotes;
  const [big, ...small] = rest;
  const tile = (item: ItemCard) => (
    <PieceTile key={item.id} item={item} language={language} coachName={identity.coachName} />
  );
  return (
    <>
      {lead && <LeadPiece item={lead} language={language} />}
      <ListeningShelf
        items={shelf}
        heading={filter === 'video' ? words.watch : words.listen}
        language={language}
      />
      {big && (
        <ul className="wrap tiles">
          {tile(big)}
          {quote && <QuoteTile quote={quote} language={language} />}
          {small.map(tile)}
          {others.map((other) => (
            <QuoteTile key={other.name} quote={other} language={language} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Without scripts the page of the same name is used. */
function StoryDialog({ frame: { language, prefix } }: { frame: SiteFrame }) {
  const words = storyMessages[language];
  const frame = frameMessages[language];
  return (
    <Dialog id="story-dialog" title={words.title} note={words.lead} closeLabel={frame.close} isNarrow>
      <div className="dialog-body">
        <StoryForm idPrefix="story" language={language} prefix={prefix} />
      </div>
      <ToastRegion label={frame.notices} closeLabel={frame.close} />
    </Dialog>
  );
}

function NoItems({
  words: { empty },
  showAllHref,
}: {
  words: (typeof magazineMessages)['en'];
  showAllHref: string | null;
}) {
  return (
    <div className="wrap">
      <EmptyState
        drawing="stand"
        title={empty.title}
        actions={showAllHref ? <TextLink href={showAllHref}>{empty.showAll}</TextLink> : undefined}
      >
        <p>{empty.text}</p>
      </EmptyState>
    </div>
  );
}
