import { data, redirect } from 'react-router';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import type { PageHandle } from '#app/web/page-handle.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { placedPhotographs } from '#studio/shared/content/photographs.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { isDeletedArticle, movedArticle } from '#studio/site/magazine/articles.queries.ts';
import { articlePath, cardOf, storyPdfPath } from '#studio/site/magazine/item.ts';
import { findArticle, publishedItems } from '#studio/site/magazine/items.queries.ts';
import { closingKeys, closingOf } from '../closing.data.ts';
import { siteFrame } from '../frame.ts';
import { offersOf } from '../offers.ts';
import { SitePage } from '../parts/site-page.tsx';
import { WithFiles } from '../parts/with-files.tsx';
import { sectionFiles } from '../section-files.ts';
import { pageMeta } from '../seo.ts';
import { widest } from '../share-photograph.ts';
import { articleData } from '../structured-data.ts';
import type { Route } from './+types/article';
import { ArticleLayout, NextPieces, piecesAfter } from './article-layout.tsx';
import stylesheet from './article-pages.css?url';
import { feedLink } from './feed-link.ts';
import { magazineMessages } from './magazine.messages.ts';
import { shownIn } from './shown-files.ts';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const handle: PageHandle = { cache: { keys: ['studio', 'magazine', ...closingKeys] } };

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
  const next = piecesAfter(all, article.item.id);
  return {
    frame,
    article: { ...article, item: cardOf(article.item) },
    photograph: widest((await placedPhotographs(world, language))[article.item.image ?? '']),
    published: { iso: on.toString(), text: formats[language].day(on) },
    offers,
    closing: await closingOf(context, 'article'),
    next: next.map(cardOf),
    files: await sectionFiles(world, language, shownIn([article.item, ...next], article.blocks)),
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
  const { frame, article, published, offers, next, files } = loaderData;
  const { item, blocks, pdf } = article;
  const { language, prefix } = frame;
  return (
    <SitePage frame={frame} closing={loaderData.closing}>
      <WithFiles files={files}>
        <ArticleLayout frame={frame} item={item} published={published} blocks={blocks} offers={offers}>
          {pdf && (
            <p className="actions">
              <TextLink href={storyPdfPath(pdf)}>{magazineMessages[language].pdf}</TextLink>
              <TextLink href={`${prefix}${articlePath(item.id)}/text`}>
                {pdfTextMessages[language].link}
              </TextLink>
            </p>
          )}
        </ArticleLayout>
        <NextPieces items={next} frame={frame} />
      </WithFiles>
    </SitePage>
  );
}
