import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import { DraftBadge } from '#app/ui/feedback/badge.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { Plate } from '#app/ui/media/plate.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import type { PageHandle } from '#app/web/page-handle.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { placedPhotographs } from '#studio/shared/content/photographs.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { isDeletedArticle, movedArticle } from '#studio/site/magazine/articles.queries.ts';
import { articlePath, cardOf, storyPdfPath } from '#studio/site/magazine/item.ts';
import { findArticle, publishedItems } from '#studio/site/magazine/items.queries.ts';
import { pageOfPlace } from '#studio/site/pages/own-page.ts';
import { closingKeys, closingOf } from '../site/closing.data.ts';
import { siteFrame } from '../site/frame.ts';
import { offersOf } from '../site/offers.ts';
import { Blocks, contentsOf } from '../site/parts/blocks.tsx';
import { Byline } from '../site/parts/byline.tsx';
import { LeadPicture } from '../site/parts/media-blocks.tsx';
import { SitePage } from '../site/parts/site-page.tsx';
import { WithFiles } from '../site/parts/with-files.tsx';
import { sectionFiles } from '../site/section-files.ts';
import { pageMeta } from '../site/seo.ts';
import { widest } from '../site/share-photograph.ts';
import { articleData } from '../site/structured-data.ts';
import type { Route } from './+types/article';
import { feedLink } from './feed-link.ts';
import { magazineMessages } from './magazine.messages.ts';
import { lengthOf, MagazineItem } from './magazine-item.tsx';
import stylesheet from './magazine-pages.css?url';
import { shownIn } from './shown-files.ts';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const handle: PageHandle = { cache: { keys: ['studio', 'magazine', ...closingKeys] } };

const others = 3;
const fewestParts = 3;

export async function loader({ context, params }: Route.LoaderArgs) {
  const world = worldOf(context);
  const frame = await siteFrame(context);
  const { language } = frame;
  const article = await findArticle(world, params.article, language);
  if (!article) {
    const slug = await movedArticle(world.db.query, params.article);
    // The router adds the language prefix.
    if (slug) throw redirect(articlePath(slug), 301);
    throw data(null, { status: (await isDeletedArticle(world.db.query, params.article)) ? 410 : 404 });
  }
  factsOf(context).answer.languages = article.item.languages;
  const [offers, all] = await Promise.all([
    offersOf(world, { blocks: article.blocks, language }),
    publishedItems(world, language),
  ]);
  const on = studioDay(article.item.publishedAt);
  const more = all.filter(({ id }) => id !== article.item.id).slice(0, others);
  return {
    frame,
    article: { ...article, item: cardOf(article.item) },
    photograph: widest((await placedPhotographs(world, language))[article.item.image ?? '']),
    published: { iso: on.toString(), text: formats[language].day(on) },
    offers,
    closing: await closingOf(context, 'article'),
    more: more.map(cardOf),
    files: await sectionFiles(world, language, shownIn([article.item, ...more], article.blocks)),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article, frame } = loaderData;
  return [
    ...pageMeta(frame, {
      title: article.item.title,
      description: article.item.excerpt,
      photograph: loaderData.photograph,
    }),
    articleData(frame, {
      ...article.item,
      publishedOn: loaderData.published.iso,
      photograph: loaderData.photograph,
    }),
    feedLink(frame.language, frame.identity.studioName),
  ];
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { frame, article, published, offers, more, files } = loaderData;
  const { item, blocks, pdf } = article;
  const { language, prefix } = frame;
  const words = magazineMessages[language];
  const photograph = item.image && pageOfPlace(item.image) ? item.image : null;
  const facts = <Facts item={item} published={published} words={words} />;
  return (
    <SitePage frame={frame} closing={loaderData.closing}>
      <WithFiles files={files}>
        <article {...(item.language === language ? {} : { lang: item.language })}>
          <PageHead
            headline={item.title}
            lead={item.excerpt}
            back={
              <TextLink href={`${prefix}/testimonials`} leads="back">
                {words.back}
              </TextLink>
            }
          >
            {item.isSample && <DraftBadge>{words.sample}</DraftBadge>}
            <Byline name={item.author} identity={frame.identity}>
              {words.by(item.author ?? frame.identity.coachName)}
            </Byline>
          </PageHead>
          <div className="wrap beside">
            {photograph && <LeadPicture name={photograph} alt={item.imageAlt} caption={item.imageCaption} />}
            <div className="blocks article-text">
              <Blocks
                blocks={blocks}
                language={language}
                offers={offers}
                spokenIn={item.language}
                hasAnchors
              />
              {pdf && (
                <p className="actions">
                  <TextLink href={storyPdfPath(pdf)}>{words.pdf}</TextLink>
                  <TextLink href={`${prefix}${articlePath(item.id)}/text`}>
                    {pdfTextMessages[language].link}
                  </TextLink>
                </p>
              )}
              {photograph && facts}
            </div>
            {!photograph && (
              <Side article={article} language={language}>
                {facts}
              </Side>
            )}
          </div>
        </article>
        {more.length > 0 && <MoreArticles items={more} language={language} />}
      </WithFiles>
    </SitePage>
  );
}

function Side({
  article: { item, blocks },
  language,
  children,
}: Pick<Loaded, 'article'> & { language: Language; children: ReactNode }) {
  return (
    <div className="article-side">
      {item.image && <Plate name={item.image} alt={item.imageAlt} />}
      {contentsOf(blocks, language, fewestParts)}
      {children}
    </div>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function Facts({
  item,
  published,
  words,
}: { item: Loaded['article']['item']; words: (typeof magazineMessages)['en'] } & Pick<Loaded, 'published'>) {
  const length = lengthOf(item, words);
  const date = <time dateTime={published.iso}>{published.text}</time>;
  return (
    <Leaders
      isFull
      isFacts
      rows={[
        { key: 'kind', label: words.kind, value: words.kinds[item.contentType] },
        { key: 'published', label: words.published, value: date },
        ...(length ? [{ key: 'length', label: words.length, value: length }] : []),
      ]}
    />
  );
}

function MoreArticles({ items, language }: { items: ReturnType<typeof cardOf>[]; language: Language }) {
  return (
    <section className="more-pieces" aria-labelledby="more">
      <div className="wrap">
        <h2 className="ruled" id="more">
          {magazineMessages[language].more}
        </h2>
      </div>
      <ol className="pieces">
        {items.map((other) => (
          <MagazineItem key={other.id} item={other} language={language} headingLevel={3} />
        ))}
      </ol>
    </section>
  );
}
