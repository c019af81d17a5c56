import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ToastRegion } from '#app/ui/feedback/toast.tsx';
import { TabLinks } from '#app/ui/navigation/tab-links.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { madeFrom } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { newsletterMessages } from '#studio/people/newsletter/newsletter.messages.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { cardOf, contentTypes, filterOf } from '#studio/site/magazine/item.ts';
import { publishedItems } from '#studio/site/magazine/items.queries.ts';
import { storyMessages } from '#studio/site/magazine/story.messages.ts';
import { contentPageData } from '../site/content-page.data.ts';
import { frameMessages } from '../site/frame.messages.ts';
import type { SiteFrame } from '../site/frame.ts';
import { Blocks } from '../site/parts/blocks.tsx';
import { SitePage } from '../site/parts/site-page.tsx';
import { WithFiles } from '../site/parts/with-files.tsx';
import { sectionFiles } from '../site/section-files.ts';
import { seoOf } from '../site/seo.ts';
import type { Route } from './+types/overview';
import { feedLink, feedPath } from './feed-link.ts';
import { magazineMessages } from './magazine.messages.ts';
import { MagazineItem } from './magazine-item.tsx';
import stylesheet from './magazine-pages.css?url';
import { shownIn } from './shown-files.ts';
import { StoryForm, sharePath } from './story-form.tsx';

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
  const items = await publishedItems(worldOf(context), page.frame.language);
  const counts = Object.fromEntries(
    contentTypes.map((type) => [type, items.filter((item) => item.contentType === type).length]),
  );
  const shown = items.filter((item) => filter === 'all' || item.contentType === filter);
  return {
    ...page,
    files: await sectionFiles(worldOf(context), page.frame.language, shownIn(shown)),
    filter,
    items: shown.map(cardOf),
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
  const here = `${prefix}/testimonials`;
  return (
    <SitePage frame={frame} document={document}>
      <PageHead
        headline={headline?.text ?? title}
        {...(headline?.melody ? { melody: headline.melody } : {})}
        {...(lead ? { lead: lead.text } : {})}
      >
        <p className="actions">
          <a className="button" href={sharePath(prefix)} data-opens="story-dialog">
            {words.share}
          </a>
          <a className="text-link" href="/newsletter">
            {newsletterMessages[language].subscribe}
          </a>
        </p>
      </PageHead>
      <div className="wrap">
        <TabLinks
          label={words.filterLabel}
          current={filter}
          items={(['all', ...contentTypes] as const).map((key) => ({
            key,
            name: words.kinds[key],
            count: counts[key] ?? 0,
            href: key === 'all' ? here : `${here}?type=${key}`,
          }))}
        />
      </div>
      {items.length > 0 ? (
        <Pieces items={items} files={files} language={language} />
      ) : (
        <NoItems words={words} showAllHref={filter === 'all' ? null : here} />
      )}
      <div className="wrap blocks">
        <div className="unbound">
          <Blocks
            blocks={document.blocks.filter((block) => block !== headline && block !== lead)}
            language={language}
            offers={offers}
          />
          <p className="spaced">
            <TextLink href={feedPath(language)}>{words.feed}</TextLink>
          </p>
        </div>
      </div>
      <StoryDialog frame={frame} />
    </SitePage>
  );
}

function Pieces({
  items,
  files,
  language,
}: Pick<Route.ComponentProps['loaderData'], 'items' | 'files'> & Pick<SiteFrame, 'language'>) {
  return (
    <WithFiles files={files}>
      <ol className="pieces">
        {items.map((item) => (
          <MagazineItem key={item.id} item={item} language={language} />
        ))}
      </ol>
    </WithFiles>
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
