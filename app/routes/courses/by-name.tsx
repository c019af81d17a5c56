import { data, redirect } from 'react-router';
import { usePhotograph } from '#app/ui/media/photographs.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { PriceLeaders } from '#app/ui/price-leaders.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { isSessionId } from '#studio/offers/catalogue/offer.ts';
import { type PayFailure, payFromForm } from '../checkout/pay-from-form.ts';
import { Blocks } from '../site/parts/blocks.tsx';
import { SitePage } from '../site/parts/site-page.tsx';
import { seoOf } from '../site/seo.ts';
import { courseData, eventData, productData } from '../site/structured-data.ts';
import type { Route } from './+types/by-name';
import { taughtBy } from './instructor-names.ts';
import { overviewMessages } from './overview.messages.ts';
import { type OwnOfferData, ownOfferData } from './own-offer.data.ts';
import { ownOfferMessages } from './own-offer.messages.ts';
import { AskSection } from './parts/ask-section.tsx';
import { BookSeat } from './parts/book-seat.tsx';
import { ClosingDate } from './parts/closing-date.tsx';
import { CourseModules } from './parts/course-modules.tsx';
import { HeadFacts } from './parts/head-facts.tsx';
import { type OfferFact, offerFacts } from './parts/offer-facts.ts';
import { ProgrammeHead } from './parts/programme-head.tsx';
import { priceNote } from './price-rows.ts';
import { programmesMessages } from './programmes.messages.ts';

export const handle: PageHandle = { cache: { keys: ['studio', 'prices', 'dates'], seconds: 60 } };

/**
 * `/courses/<id>` of an offer that the owner created. `/courses/private-lessons-{slug}` redirects to private coaching
 * under every slug the coach has had.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (isSessionId(params.course)) {
    throw redirect('/courses/private-coaching', 301);
  }
  const offer = await ownOfferData(context, params.course);
  if (!offer) throw data(null, { status: 404 });
  return { frame: offer.frame, offer };
}

export function action({ request, context }: Route.ActionArgs) {
  return payFromForm(request, context);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { frame, offer } = loaderData;
  const { document, title, programme, kind } = offer;
  const described = {
    name: title,
    offers: offer.isSold ? programme.prices : [],
    instructors: programme.instructors,
    ...(programme.next?.isFull ? { availability: 'SoldOut' as const } : {}),
  };
  const { next } = programme;
  const asData =
    kind === 'workshop' && next
      ? eventData(frame, { ...described, next })
      : kind === 'session'
        ? productData(frame, described)
        : courseData(frame, { ...described, next });
  return [...seoOf(document, title, frame), asData];
}

export default function OwnOffer({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, offer } = loaderData;
  const photograph = usePhotograph(offer.picture);
  const { language } = frame;
  const { document, title } = offer;
  const prose = document.blocks.filter(({ type }) => type === 'prose');
  const step = <NextStep offer={offer} />;
  return (
    <SitePage frame={frame}>
      <ProgrammeHead
        document={document}
        title={title}
        frame={frame}
        teachers={offer.programme.teachers}
        back={{ href: '/courses', label: programmesMessages[language].back }}
      >
        {offer.isSold && <HeadFacts facts={factsOf(offer)}>{step}</HeadFacts>}
      </ProgrammeHead>
      <div className="wrap blocks">
        <div className={photograph || prose.length > 0 ? 'two-columns' : 'blocks inner'}>
          {photograph ? (
            <div className="blocks inner">
              <figure className="offer-picture">
                <Picture name={offer.picture} alt={title} sizes="(min-width: 900px) 50vw, 90vw" isFirst />
              </figure>
              <Blocks blocks={prose} language={language} />
            </div>
          ) : (
            prose.length > 0 && <Blocks blocks={prose} language={language} />
          )}
          <div className="blocks inner">
            <Sale offer={offer} failure={actionData?.payFailure ?? null} />
          </div>
        </div>
      </div>
      <div className="wrap blocks">
        <CourseModules heading={null} modules={offer.modules} language={language} />
      </div>
      <AskSection identity={frame.identity} language={language} />
      {offer.isSold && <ClosingDate heading={title}>{step}</ClosingDate>}
    </SitePage>
  );
}

function factsOf({ frame: { language }, programme, seat, minutes }: OwnOfferData): OfferFact[] {
  const words = ownOfferMessages[language];
  const length = minutes ? [{ key: 'length', label: words.lengthLabel, value: words.length(minutes) }] : [];
  return [...length, ...offerFacts({ prices: programme.prices, seat }, language)];
}

/** To the form on another page, or to the one below. */
function NextStep({ offer: { frame, next, seat, isBuyingOpen } }: { offer: OwnOfferData }) {
  const { language } = frame;
  const isForm = !next && seat !== null && seat.whyNot === null;
  if (!isForm && !(next && (isBuyingOpen || next.action === 'apply'))) return null;
  return (
    <p className="actions">
      <a className="button" href={next?.href ?? '#dates'}>
        {next ? ownOfferMessages[language][next.action] : programmesMessages[language].seeDates}
      </a>
    </p>
  );
}

function Sale({ offer, failure }: { offer: OwnOfferData; failure: PayFailure | null }) {
  const { frame, id, title, programme, minutes, soldPer, others, seat, next } = offer;
  const { isSold, isBuyingOpen } = offer;
  const { language } = frame;
  const words = ownOfferMessages[language];
  if (!isSold) return <p className="hint">{words.notOnSale}</p>;
  const { prices, instructors } = programme;
  return (
    <>
      <section className="blocks inner">
        <h2 className="ruled">{words.price}</h2>
        <PriceLeaders prices={prices} note={priceNote(prices, language)} />
        {soldPer && <p>{words.soldPer[soldPer]}</p>}
        {others.map(({ soldPer: per, title: name, href, price }) => (
          <p key={href}>
            {words.other[per]}:{' '}
            <a className="text-link" href={href}>
              {name}
            </a>
            , {price}
          </p>
        ))}
        {instructors.length > 0 && <p>{taughtBy(instructors, language)}</p>}
        {minutes !== null && <p>{words.length(minutes)}</p>}
        {next && (isBuyingOpen || next.action === 'apply') && (
          <p className="actions">
            <a className="button" href={next.href}>
              {words[next.action]}
            </a>
          </p>
        )}
        {next && !isBuyingOpen && next.action !== 'apply' && (
          <p className="hint">{overviewMessages[language].paymentsOpenSoon}</p>
        )}
      </section>
      {seat && (
        <BookSeat
          seat={seat}
          prices={prices}
          language={language}
          isBuyingOpen={isBuyingOpen}
          failure={failure}
          title={title}
          courseId={id}
          action={`${frame.prefix}${frame.path}`}
        />
      )}
    </>
  );
}
