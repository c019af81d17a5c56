import { data, type RouterContextProvider } from 'react-router';
import { CurrencyChoice } from '#app/ui/forms/currency-choice.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { PriceLeaders } from '#app/ui/price-leaders.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { dateText, placeText } from '#studio/calendar/dates/date-text.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { findOffer, shownPrices } from '#studio/offers/catalogue/offers.queries.ts';
import { placeLines } from '#studio/shared/content/identity.ts';
import { formats } from '#studio/shared/format.ts';
import { waitingListMessages } from '#studio/teaching/waiting-list/waiting-list.messages.ts';
import { entryByLink } from '#studio/teaching/waiting-list/waiting-list.queries.ts';
import { ownPath } from '../../../calendar/booking/own-path.ts';
import { checkoutPageMessages } from '../../../money/checkout/checkout.messages.ts';
import { CodeField, PageCodeSums } from '../../../money/checkout/codes/checkout-code-parts.tsx';
import codesStylesheet from '../../../money/checkout/codes/checkout-codes.css?url';
import { noPageCodes, type PageCodesResult } from '../../../money/checkout/codes/no-page-codes.ts';
import { payMessages } from '../../../money/checkout/pay.messages.ts';
import { siteFrame } from '../../../site/frame.ts';
import { SitePage } from '../../../site/parts/site-page.tsx';
import { unlistedMeta } from '../../../site/seo.ts';
import { priceRows } from '../price-rows.ts';
import type { Route } from './+types/offer';
import stylesheet from './offer.css?url';

export const links = () => [stylesheet, codesStylesheet].map((href) => ({ rel: 'stylesheet', href }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const here = ownPath(factsOf(context), `/courses/waiting-list/offers/${params.token}`);
  return { ...(await readOffer(context, params.token)), here };
}

/** The seat offered by a secret link; an unknown link is 404. */
async function readOffer(context: Readonly<RouterContextProvider>, token: string) {
  const world = worldOf(context);
  const { language } = factsOf(context);
  const entry = await entryByLink(world, 'seat-offer', token);
  if (!entry) throw data(null, { status: 404 });
  const now = world.clock.now();
  const frame = await siteFrame(context);
  const { offerExpiresAt: until } = entry;
  const isOver = !until || Temporal.Instant.compare(until, now) <= 0;
  const offer = await findOffer(world.db.query, entry.offerId);
  return {
    frame,
    dateId: entry.dateId,
    /** Reconciliation ends an offer within a minute of its deadline. */
    state: entry.state === 'offered' && isOver ? ('expired' as const) : entry.state,
    until: until ? formats[language].instant(until) : '',
    title: await offerTitle(world.db.query, entry.offerId, language),
    when: dateText(entry.days, language),
    where: placeText(entry.place, placeLines(frame.identity), language),
    prices: priceRows(await shownPrices(world, entry.offerId, now), language),
    isAuthorised: offer?.capture === 'on-acceptance',
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { offer } = waitingListMessages[loaderData?.frame.language ?? 'en'];
  return unlistedMeta(loaderData?.frame, offer.title);
}

export default function SeatOffer({ loaderData }: Route.ComponentProps) {
  const refused = useActionResult<PageCodesResult>();
  const { frame, state, until, title, when, where, prices, here } = loaderData;
  const { offer: words } = waitingListMessages[frame.language];
  const isOpen = state === 'offered';
  return (
    <SitePage frame={frame} omits={['newsletter']}>
      <PlainHead
        headline={isOpen ? words.title : title}
        lead={isOpen ? words.lead(until) : words.ended[endOf(state)]}
      />
      <div className="wrap newsletter-page seat-offer">
        <Leaders
          isFull
          isFacts
          rows={[
            { key: 'what', label: words.what, value: title },
            { key: 'when', label: words.when, value: when },
            { key: 'where', label: words.where, value: where },
          ]}
        />
        {isOpen && <PriceLeaders prices={prices} />}
        {isOpen && <Answer data={loaderData} refused={refused} />}
        {!isOpen && endOf(state) !== 'accepted' && (
          <p className="actions">
            <a className="text-link" href={here.replace(/offers\/.*$/, loaderData.dateId)}>
              {words.again}
            </a>
          </p>
        )}
      </div>
    </SitePage>
  );
}

/** Back on the list, the earlier offer has passed. */
function endOf(state: Route.ComponentProps['loaderData']['state']): 'accepted' | 'declined' | 'expired' {
  return state === 'accepted' || state === 'declined' ? state : 'expired';
}

function Answer({
  data: { frame, here, prices, isAuthorised },
  refused,
}: {
  data: Route.ComponentProps['loaderData'];
  refused: PageCodesResult | undefined;
}) {
  const { offer: words } = waitingListMessages[frame.language];
  const pay = payMessages[frame.language];
  const checkout = checkoutPageMessages[frame.language];
  const coded = refused?.coded ?? noPageCodes;
  return (
    <>
      <form method="post" action={`${here}/payment`}>
        <CurrencyChoice
          name="currency"
          legend={pay.currency}
          options={prices.map(({ currency }) => currency)}
          {...(refused?.currency ? { chosen: refused.currency } : {})}
        />
        {isAuthorised && <p className="hint">{words.authorised}</p>}
        <PageCodeSums coded={coded} words={checkout} />
        <p className="actions">
          <button className="button" type="submit" data-busy-label={pay.redirecting}>
            {words.pay}
          </button>
        </p>
        <p className="error" role="alert">
          {refused?.problem && <span>{refused.problem}</span>}
        </p>
        <CodeField view={coded} words={checkout} here={here} error={coded.error} />
      </form>
      <form method="post" action={`${here}/rejection`}>
        <p className="hint">{words.declineLead}</p>
        <p className="actions">
          <button className="button ghost" type="submit">
            {words.decline}
          </button>
        </p>
      </form>
    </>
  );
}
