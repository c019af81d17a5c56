import { data } from 'react-router';
import type { PageHandle } from '#app/web/page-handle.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { formats } from '#studio/shared/format.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { cardOf } from '#studio/site/magazine/item.ts';
import { publishedItems } from '#studio/site/magazine/items.queries.ts';
import { shownIssue } from '#studio/site/newsletter-issues/issues.queries.ts';
import { closingKeys } from '../site/closing.data.ts';
import { siteFrame } from '../site/frame.ts';
import { offersOf } from '../site/offers.ts';
import { Blocks } from '../site/parts/blocks.tsx';
import { SitePage } from '../site/parts/site-page.tsx';
import { WithFiles } from '../site/parts/with-files.tsx';
import { sectionFiles } from '../site/section-files.ts';
import { pageMeta } from '../site/seo.ts';
import type { Route } from './+types/newsletter-issue';
import stylesheet from './article-pages.css?url';
import { magazineMessages } from './magazine.messages.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { PiecePicture } from './piece-picture.tsx';
import { PieceTile } from './piece-tile.tsx';
import { shownIn } from './shown-files.ts';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const handle: PageHandle = { cache: { keys: ['studio', 'newsletter', 'magazine', ...closingKeys] } };

/** `/newsletter/<issue>`: an issue that was sent. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const world = worldOf(context);
  const frame = await siteFrame(context);
  const { language } = frame;
  const issue = await shownIssue(world, params.issue, language);
  if (!issue) throw data(null, { status: 404 });
  factsOf(context).answer.languages = issue.languages;
  const { blocks, ...head } = issue.words;
  const slugs = blocks.flatMap((block) => (block.type === 'articleLink' ? [block.article] : []));
  const articles = slugs.length > 0 ? await publishedItems(world, issue.language, slugs) : [];
  const on = issue.sentAt && studioDay(issue.sentAt);
  return {
    frame,
    head,
    language: issue.language,
    blocks,
    sent: on && { iso: on.toString(), text: formats[language].day(on) },
    offers: await offersOf(world, { blocks, language: issue.language }),
    articles: articles.map(cardOf),
    files: await sectionFiles(
      world,
      language,
      shownIn(
        [{ image: head.picture, media: null }, ...articles.map(({ image }) => ({ image, media: null }))],
        blocks,
      ),
    ),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { frame, head } = loaderData;
  return pageMeta(frame, { title: head.headline, description: head.preview || head.lead });
}

export default function NewsletterIssue({ loaderData }: Route.ComponentProps) {
  const { frame, head, blocks, sent, offers, articles, files } = loaderData;
  const words = magazineMessages[frame.language];
  const written = loaderData.language === frame.language ? {} : { lang: loaderData.language };
  return (
    <SitePage frame={frame} omits={['newsletter']}>
      <WithFiles files={files}>
        <article className="story" {...written}>
          <header className="wrap story-head">
            <p className="piece-facts">
              {words.newsletter}
              {sent && (
                <>
                  {' · '}
                  <time dateTime={sent.iso}>{sent.text}</time>
                </>
              )}
            </p>
            <h1>{head.headline}</h1>
            {head.lead && (
              <div className="story-lead">
                <p className="lead">{head.lead}</p>
              </div>
            )}
            {head.picture && (
              <figure className="story-picture">
                <PiecePicture
                  name={head.picture}
                  alt={head.pictureAlt}
                  sizes="(min-width: 900px) 58vw, 100vw"
                  isFirst
                />
              </figure>
            )}
          </header>
          <div className="wrap story-body">
            <div className="blocks story-text">
              <Blocks
                blocks={blocks}
                language={frame.language}
                spokenIn={loaderData.language}
                offers={offers}
              />
            </div>
          </div>
        </article>
        {articles.length > 0 && (
          <section className="next-pieces" aria-labelledby="issue-articles">
            <h2 className="wrap" id="issue-articles">
              {words.inMagazine}
            </h2>
            <ul className="wrap tiles">
              {articles.map((item) => (
                <PieceTile
                  key={item.id}
                  item={item}
                  language={frame.language}
                  coachName={frame.identity.coachName}
                  level={3}
                />
              ))}
            </ul>
          </section>
        )}
        <section className="wrap newsletter-page" aria-labelledby="issue-subscribe">
          <h2 id="issue-subscribe">{words.subscribe}</h2>
          <NewsletterForm language={frame.language} />
        </section>
      </WithFiles>
    </SitePage>
  );
}
