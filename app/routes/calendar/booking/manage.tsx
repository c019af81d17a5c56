import { data } from 'react-router';
import { ChosenAmount, CurrencyChoice } from '#app/ui/forms/currency-choice.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { bookingByLink } from '#studio/money/paid-bookings/linked-booking.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { checkoutPageMessages } from '../../money/checkout/checkout.messages.ts';
import { CodeField, PageCodeSums } from '../../money/checkout/codes/checkout-code-parts.tsx';
import codesStylesheet from '../../money/checkout/codes/checkout-codes.css?url';
import { noPageCodes, type PageCodesResult } from '../../money/checkout/codes/no-page-codes.ts';
import { payWithCodes } from '../../money/checkout/codes/page-codes.ts';
import { SitePage } from '../../site/parts/site-page.tsx';
import { unlistedMeta } from '../../site/seo.ts';
import type { Route } from './+types/manage';
import { BookingCard } from './booking-card.tsx';
import { type ManageWords, manageWords, noNewTime } from './manage.messages.ts';
import { ownPath } from './own-path.ts';
import { payableByBookingLink } from './payable-hold.ts';
import { type ManagePage, readManage } from './read-manage.ts';

export const links = () => [{ rel: 'stylesheet', href: codesStylesheet }];

/** `/bookings/<token>`: the booking and its actions. GET changes nothing. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const done = new URL(request.url).searchParams.get('done');
  return { ...(await readManage({ request, context, params })), done };
}

/** Pays for an hour reserved by the owner. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { toPay } = await readManage({ request, context, params });
  const world = worldOf(context);
  const who = await whoOf(request, context);
  const booking = toPay && (await bookingByLink(world, who, params.token));
  if (!booking) return data<PageCodesResult>({}, { status: 409 });
  const returnPath = ownPath(factsOf(context), `/bookings/${params.token}`);
  return payWithCodes({ request, context, params }, payableByBookingLink, (entered) =>
    createPayment(world, who, { ...entered, subjectId: booking.id, returnPath }),
  );
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return unlistedMeta(
    loaderData?.frame,
    manageWords(loaderData?.language ?? 'en', loaderData?.kind ?? 'session').title,
  );
}

export default function Manage({ loaderData }: Route.ComponentProps) {
  const words = manageWords(loaderData.language, loaderData.kind);
  const answer = useActionResult<PageCodesResult>();
  const { state, here, card } = loaderData;
  const news = doneWords(loaderData, words);
  return (
    <SitePage frame={loaderData.frame}>
      <PlainHead headline={words.title} lead={leadWords(loaderData, words)} />
      <div className="wrap manage-page">
        {news.length > 0 && (
          <div className="notice sunlit" role="status">
            {news.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
        {answer?.problem && (
          <p className="error" role="alert">
            <span>{answer.problem}</span>
          </p>
        )}
        <BookingCard card={card} />
        {loaderData.showsRange && (
          <form method="post" action={`${here}/range-removal`} className="actions">
            <p>{words.range.shown}</p>
            <button className="button ghost plain compact" type="submit">
              {words.range.remove}
            </button>
          </form>
        )}
        {loaderData.toPay ? (
          <PayForm
            here={here}
            words={words}
            answer={answer}
            toPay={loaderData.toPay}
            language={loaderData.language}
          />
        ) : state === 'waiting' ? null : state === 'new-time' ? (
          <div className="actions">
            <a className="button" href={`${here}/move`}>
              {words.newTime.choose}
            </a>
            <a className="button ghost plain" href={`${here}/cancel`}>
              {noNewTime(loaderData.rights, words)}
            </a>
          </div>
        ) : state === 'booked' ? (
          <>
            <div className="actions">
              {loaderData.rights.rescheduleRefusal !== 'no-reschedules-left' && (
                <a className="button" href={`${here}/move`}>
                  {words.move}
                </a>
              )}
              <a className="button ghost plain" href={`${here}/cancel`}>
                {words.cancel}
              </a>
              <a className="text-link" href={`${here}/calendar.ics`}>
                {words.calendar}
              </a>
            </div>
            <p>{moveWords(loaderData, words)}</p>
            {loaderData.fees && <p>{loaderData.fees}</p>}
            <p className="quiet">{words.keepLink}</p>
          </>
        ) : (
          <a className="button" href={loaderData.bookAgain}>
            {words.again}
          </a>
        )}
      </div>
    </SitePage>
  );
}

function PayForm({
  toPay,
  words,
  here,
  answer,
  language,
}: {
  toPay: NonNullable<ManagePage['toPay']>;
  words: ManageWords;
  here: string;
  answer: PageCodesResult | undefined;
  language: Language;
}) {
  const coded = answer?.coded ?? noPageCodes;
  const checkout = checkoutPageMessages[language];
  return (
    <form method="post" action={here} className="form priced">
      <Leaders
        isFull
        isPrices
        rows={[{ key: 'price', label: words.price, value: <ChosenAmount amounts={toPay.prices} /> }]}
      />
      <CurrencyChoice
        name="currency"
        legend={words.currency}
        options={toPay.prices.map(({ currency }) => currency)}
        {...(answer?.currency ? { chosen: answer.currency } : {})}
      />
      <PageCodeSums coded={coded} words={checkout} />
      <p>{words.payUntil(toPay.until)}</p>
      <div className="actions">
        <button className="button" type="submit">
          {words.pay}
        </button>
      </div>
      <CodeField view={coded} words={checkout} here={here} error={coded.error} />
    </form>
  );
}

function leadWords({ state, kind, rights }: ManagePage, words: ManageWords): string {
  const isUnpaid = state === 'new-time' && kind === 'session' && rights.cancelMoney === 'nothing-paid';
  return isUnpaid ? words.newTime.unpaid : words.states[state];
}

function moveWords({ rights, noticeHours }: ManagePage, words: ManageWords): string {
  if (rights.rescheduleRefusal === 'too-late') return words.late(noticeHours);
  if (rights.rescheduleRefusal === 'no-reschedules-left') return words.noReschedules;
  return `${words.reschedulesLeft(rights.reschedulesLeft)} ${words.until(noticeHours)}`;
}

/** Flash messages that match the booking's actual state. */
function doneWords(page: ManagePage & { done: string | null }, words: ManageWords): string[] {
  if (page.state === 'cancelled') {
    return [
      ...(page.done === 'cancelled' ? [words.done.cancelled] : []),
      ...(page.moneyAfter ? [page.moneyAfter] : []),
    ];
  }
  if (page.done === 'range-removed' && !page.showsRange) return [words.range.removed];
  if (page.done === 'moved' && page.reschedules > 0) return [words.done.moved];
  if (page.done === 'requested' && page.rights.rescheduleRefusal === 'too-late')
    return [words.done.requested];
  return [];
}
