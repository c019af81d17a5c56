import type { LinksFunction } from 'react-router';
import { Disclosure, Disclosures } from '#app/ui/disclosure.tsx';
import { hasPicture, Picture } from '#app/ui/media/picture.tsx';
import { PriceLeaders } from '#app/ui/price-leaders.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { RichBlocks, RichText } from '#app/web/rich-text/rich-text.tsx';
import { worldOf } from '#app/web/world.ts';
import { sessionCourseId } from '#studio/offers/catalogue/offer.ts';
import { instructorNames } from '#studio/offers/catalogue/offer-instructors.queries.ts';
import {
  currentPriceLists,
  isKindSold,
  ownSessions,
  shownOffer,
} from '#studio/offers/catalogue/offers.queries.ts';
import type { BlockOf } from '#studio/shared/content/blocks.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import { blockOf, type ContentDocument } from '#studio/shared/content/document.ts';
import type { Language } from '#studio/shared/language.ts';
import { rangeLinkMessages } from '#studio/site/range/range-link.messages.ts';
import { type NextSlots, nextSlots } from '../../calendar/booking/next-slots.data.ts';
import { NextSlotsList } from '../../calendar/booking/next-slots.tsx';
import { siteFrame } from '../../site/frame.ts';
import { leaveIfTakenDown } from '../../site/leave-if-taken-down.ts';
import { Blocks, Voices } from '../../site/parts/blocks.tsx';
import { ClosingQuote } from '../../site/parts/closing-quote.tsx';
import { SitePage } from '../../site/parts/site-page.tsx';
import { seoOf } from '../../site/seo.ts';
import { courseData } from '../../site/structured-data.ts';
import { takesBlock, takesBlockKeys } from '../../site/takes/takes.data.ts';
import { TakesSection } from '../../site/takes/takes-section.tsx';
import type { Route } from './+types/private-coaching';
import coachingStyles from './coaching-page.css?url';
import { taughtBy } from './instructor-names.ts';
import { priceNote, priceRows } from './price-rows.ts';
import { privateCoachingMessages } from './private-coaching.messages.ts';

export const handle: PageHandle = {
  cache: { keys: ['studio', 'private-coaching', ...takesBlockKeys] },
};

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: coachingStyles }];

export async function loader({ context }: Route.LoaderArgs) {
  const world = worldOf(context);
  const frame = await siteFrame(context);
  const [document, entry, lists, next] = await Promise.all([
    contentDocument(world, 'private-coaching', frame.language),
    shownOffer(world, sessionCourseId),
    currentPriceLists(world, world.clock.now()),
    nextSlots(context),
  ]);
  const [own] = await ownSessions(world);
  leaveIfTakenDown(frame, document, own ? `/courses/${own.id}` : '/courses');
  const prices = priceRows(entry ? lists.get(entry.id) : undefined, frame.language);
  const instructors = await instructorNames(world, entry?.instructorIds ?? []);
  const [hasPacks, hasGiftCards] = [await isKindSold(world, 'pack'), await isKindSold(world, 'gift-card')];
  const takes = await takesBlock(world, frame.language, next);
  return { frame, document, prices, next, takes, instructors, hasPacks, hasGiftCards };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { document, frame, prices, instructors } = loaderData;
  const name = blockOf(document, 'headline')?.text ?? 'Private Coaching';
  const description = blockOf(document, 'lead')?.text;
  const course = courseData(frame, { name, description, offers: prices, instructors });
  return [...seoOf(document, 'Private Coaching', frame), course];
}

export default function PrivateCoaching({
  loaderData: { frame, document, prices, next, takes, instructors, hasPacks, hasGiftCards },
}: Route.ComponentProps) {
  const { language } = frame;
  const words = privateCoachingMessages[language];
  const hour = blockOf(document, 'steps', 'hour');
  const features = blockOf(document, 'list', 'features');
  const practical = blockOf(document, 'facts', 'practical');
  const details = blockOf(document, 'prose', 'details');
  const questions = blockOf(document, 'faqs');
  const bring = blockOf(document, 'prose', 'bring');
  const directions = blockOf(document, 'prose', 'directions');
  const testimonials = blockOf(document, 'testimonials');
  const [closing, ...others] = testimonials?.items ?? [];
  return (
    <SitePage frame={frame} document={document} next={next}>
      <CoachingHead document={document} next={next} language={language} />
      <TakesSection block={takes} language={language} isSecond />
      <div className="wrap coaching-parts" id="details">
        {hour ? <HourLine block={hour} /> : features && <Blocks blocks={[features]} language={language} />}
        <div className="two-columns">
          {practical && <Blocks blocks={[practical]} language={language} />}
          <div className="coaching-facts">
            <section>
              <h2 className="ruled">{words.price}</h2>
              <PriceLeaders prices={prices} note={priceNote(prices, language)} />
              {instructors.length > 0 && <p>{taughtBy(instructors, language)}</p>}
              <p className="coaching-links">
                {hasPacks && (
                  <a className="text-link" href={`${frame.prefix}/private-coaching/packs`}>
                    {words.packs}
                  </a>
                )}
                {hasGiftCards && (
                  <a className="text-link" href={`${frame.prefix}/gift-cards`}>
                    {words.giftCards}
                  </a>
                )}
                <a className="text-link" href="/PDFs/private-coaching.pdf" download>
                  {words.programme}
                </a>
                <a className="text-link" href={frame.rangeHref}>
                  {rangeLinkMessages[language].find}
                </a>
              </p>
            </section>
          </div>
        </div>
        {questions ? (
          <Questions block={questions} practical={[bring, directions]} />
        ) : (
          details && <Blocks blocks={[details]} language={language} />
        )}
        {testimonials && others.length > 0 && (
          <section>
            <h2 className="ruled">{testimonials.heading}</h2>
            <Voices items={others} language={language} />
          </section>
        )}
      </div>
      <ClosingQuote quote={closing ?? null} next={next} language={language} />
    </SitePage>
  );
}

interface HeadProps {
  document: ContentDocument;
  next: NextSlots | null;
  language: Language;
}

function CoachingHead({ document, next, language }: HeadProps) {
  const words = privateCoachingMessages[language];
  const lead = blockOf(document, 'lead')?.text;
  return (
    <section className="coaching-head wrap">
      <div className="pane" />
      <div className="coaching-columns">
        {hasPicture('coach-listening') && (
          <div className="figure">
            <Picture name="coach-listening" alt="" sizes="(min-width: 900px) 36vw, 214px" isFirst />
          </div>
        )}
        <div className="words">
          <p>
            <a className="text-link back" href="/courses">
              {words.back}
            </a>
          </p>
          <h1>{blockOf(document, 'headline')?.text ?? 'Private Coaching'}</h1>
          {lead && <p className="lead">{lead}</p>}
          {next ? (
            <NextSlotsList next={next} language={language} />
          ) : (
            <p className="hint">{words.freeHours}</p>
          )}
          <p className="actions">
            <a className="button" href="/private-coaching/book" data-opens="booking-dialog">
              {words.bookSession}
            </a>
            <a className="text-link" href="#details">
              {words.details}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

function HourLine({ block }: { block: BlockOf<'steps'> }) {
  return (
    <section>
      <h2 className="held">{block.heading}</h2>
      <ol className="hour-line">
        {block.steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <RichText value={text} isBare />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface QuestionsProps {
  block: BlockOf<'faqs'>;
  /** Shown like questions; also in the PDF and on the confirmation. */
  practical: ReadonlyArray<BlockOf<'prose'> | null>;
}

function Questions({ block, practical }: QuestionsProps) {
  return (
    <section className="coaching-questions">
      <h2 className="ruled">{block.heading}</h2>
      <Disclosures>
        {block.items.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <RichText value={answer} />
          </Disclosure>
        ))}
        {practical.map(
          (prose) =>
            prose && (
              <Disclosure key={prose.slot} summary={prose.heading}>
                <RichBlocks value={prose.paragraphs} />
              </Disclosure>
            ),
        )}
      </Disclosures>
    </section>
  );
}
