import { data } from 'react-router';
import type { PageHandle } from '#app/web/page-handle.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { formats } from '#studio/shared/format.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { shownIssue } from '#studio/site/newsletter-issues/issues.queries.ts';
import { closingKeys } from '../closing.data.ts';
import { siteFrame } from '../frame.ts';
import { offersOf } from '../offers.ts';
import { Blocks } from '../parts/blocks.tsx';
import { SitePage } from '../parts/site-page.tsx';
import { WithFiles } from '../parts/with-files.tsx';
import { sectionFiles } from '../section-files.ts';
import { pageMeta } from '../seo.ts';
import type { Route } from './+types/newsletter-issue';
import stylesheet from './article-pages.css?url';
import { linkedOf } from './issue-links.data.ts';
import { linkedPart } from './issue-links.tsx';
import { magazineMessages } from './magazine.messages.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { PiecePicture } from './piece-picture.tsx';
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
  const linked = await linkedOf(world, blocks, issue.language);
  const on = issue.sentAt && studioDay(issue.sentAt);
  return {
    frame,
    head,
    language: issue.language,
    blocks,
    sent: on && { iso: on.toString(), text: formats[language].day(on) },
    offers: await offersOf(world, { blocks, language: issue.language }),
    linked,
    files: await sectionFiles(
      world,
      language,
      shownIn(
        [head.picture, ...Object.values(linked.articles).map(({ image }) => image)].map((image) => ({
          image,
          media: null,
        })),
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
  const { frame, head, blocks, sent, offers, linked, files } = loaderData;
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
                own={(block) => linkedPart(block, { offers, linked, language: loaderData.language })}
              />
            </div>
          </div>
        </article>
        <section className="wrap newsletter-page" aria-labelledby="issue-subscribe">
          <h2 id="issue-subscribe">{words.subscribe}</h2>
          <NewsletterForm language={frame.language} />
        </section>
      </WithFiles>
    </SitePage>
  );
}
