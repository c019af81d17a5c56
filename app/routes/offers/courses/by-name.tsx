import { data, redirect } from 'react-router';
import { usePhotograph } from '#app/ui/media/photographs.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { isSessionId } from '#studio/offers/catalogue/offer.ts';
import { type PayFailure, payFromForm } from '../../money/checkout/pay-from-form.ts';
import { Blocks } from '../../site/parts/blocks.tsx';
import { seoOf } from '../../site/seo.ts';
import { courseData, eventData, productData } from '../../site/structured-data.ts';
import type { Route } from './+types/by-name';
import { overviewMessages } from './overview.messages.ts';
import { type OwnOfferData, ownOfferData } from './own-offer.data.ts';
import { ownOfferMessages } from './own-offer.messages.ts';
import { BookSeat } from './parts/book-seat.tsx';
import { BuyCard } from './parts/buy-card.tsx';
import { CourseModules } from './parts/course-modules.tsx';
import { type OfferFact, offerFacts } from './parts/offer-facts.ts';
import { ProgrammeEnd } from './parts/programme-end.tsx';
import { ProgrammeLayout } from './parts/programme-layout.tsx';
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
  const { document, title, programme } = offer;
  const prose = document.blocks.filter(({ type }) => type === 'prose');
  const step = offer.isSold && stepOf(offer);
  return (
    <ProgrammeLayout
      frame={frame}
      document={document}
      title={title}
      programme={programme}
      stage="default"
      step={step}
      when={offer.seat?.next?.shortWhen}
      prices={programme.prices}
      card={
        offer.isSold ? (
          <BuyCard
            facts={factsOf(offer)}
            prices={programme.prices}
            language={language}
            currency={isFormShown(offer) ? { chosen: 'in-form' } : { chosen: 'here', title }}
          >
            <Sale offer={offer} failure={actionData?.payFailure ?? null} />
          </BuyCard>
        ) : (
          <p className="hint">{ownOfferMessages[language].notOnSale}</p>
        )
      }
    >
      {(photograph || prose.length > 0) && (
        <div className="wrap programme-idea">
          {photograph && (
            <figure className="offer-picture">
              <Picture name={offer.picture} alt={title} sizes="(min-width: 900px) 50vw, 90vw" isFirst />
            </figure>
          )}
          {prose.length > 0 && <Blocks blocks={prose} language={language} />}
        </div>
      )}
      {offer.modules.length > 0 && (
        <div className="wrap programme-details">
          <CourseModules heading={null} modules={offer.modules} language={language} />
        </div>
      )}
      <ProgrammeEnd {...(step ? { heading: title } : {})} identity={frame.identity} language={language}>
        {step && <p className="actions">{step}</p>}
      </ProgrammeEnd>
    </ProgrammeLayout>
  );
}

function factsOf({ frame: { language }, seat, minutes }: OwnOfferData): OfferFact[] {
  const words = ownOfferMessages[language];
  const length = minutes ? [{ key: 'length', label: words.lengthLabel, value: words.length(minutes) }] : [];
  return [...length, ...offerFacts({ seat }, language)];
}

function isFormShown({ next, seat, isBuyingOpen }: OwnOfferData): boolean {
  return !next && seat !== null && seat.whyNot === null && isBuyingOpen;
}

/** Null: it cannot be bought now. */
function stepOf(offer: OwnOfferData) {
  const { frame, next, isBuyingOpen } = offer;
  const { language } = frame;
  if (!isFormShown(offer) && !(next && (isBuyingOpen || next.action === 'apply'))) return null;
  return (
    <a className="button" href={next?.href ?? '#dates'}>
      {next ? ownOfferMessages[language][next.action] : programmesMessages[language].seeDates}
    </a>
  );
}

function Sale({ offer, failure }: { offer: OwnOfferData; failure: PayFailure | null }) {
  const { frame, id, title, programme, soldPer, others, seat, next, isBuyingOpen } = offer;
  const { language } = frame;
  const words = ownOfferMessages[language];
  return (
    <>
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
      {seat && (
        <BookSeat
          seat={seat}
          prices={programme.prices}
          language={language}
          isBuyingOpen={isBuyingOpen}
          failure={failure}
          title={title}
          courseId={id}
          action={`${frame.prefix}${frame.path}`}
          isInHead
        />
      )}
      {next && <p className="actions">{stepOf(offer)}</p>}
      {next && !isBuyingOpen && next.action !== 'apply' && (
        <p className="hint">{overviewMessages[language].paymentsOpenSoon}</p>
      )}
    </>
  );
}
