import { data, redirect } from 'react-router';
import { Leaders } from '#app/ui/leaders.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { bookingByLink } from '#studio/booking/booking-by-link.queries.ts';
import { createPayment } from '#studio/checkout/create-payment.ts';
import { SitePage } from '../site/parts/site-page.tsx';
import type { Route } from './+types/manage';
import { payHeaders, payStatus } from './answer-refusal.ts';
import { BookingCard } from './booking-card.tsx';
import { type ManageWords, manageWords } from './manage.messages.ts';
import { ownPath } from './own-path.ts';
import { type ManagePage, readManage } from './read-manage.ts';

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
  if (!booking) return data({ problem: null }, { status: 409 });
  const outcome = await createPayment(world, who, {
    subjectId: booking.id,
    currency: 'DKK',
    returnPath: ownPath(factsOf(context), `/bookings/${params.token}`),
  });
  if (outcome.ok) return redirect(outcome.url, 303);
  return data(
    { problem: outcome.message },
    { status: payStatus[outcome.refusal], headers: payHeaders(outcome) },
  );
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: manageWords(loaderData?.language ?? 'en', loaderData?.kind ?? 'session').title },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function Manage({ loaderData, actionData }: Route.ComponentProps) {
  const words = manageWords(loaderData.language, loaderData.kind);
  const { state, here, card } = loaderData;
  const news = doneWords(loaderData, words);
  return (
    <SitePage frame={loaderData.frame}>
      <PlainHead headline={words.title} lead={words.states[state]} />
      <div className="wrap manage-page">
        {news.length > 0 && (
          <div className="notice sunlit" role="status">
            {news.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
        {actionData?.problem && (
          <p className="error" role="alert">
            <span>{actionData.problem}</span>
          </p>
        )}
        <BookingCard card={card} />
        {loaderData.toPay ? (
          <PayForm {...{ here, words }} toPay={loaderData.toPay} />
        ) : state === 'waiting' ? null : state === 'booked' ? (
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
}: {
  toPay: NonNullable<ManagePage['toPay']>;
  words: ManageWords;
  here: string;
}) {
  return (
    <>
      <Leaders isFull isPrices rows={[{ key: 'price', label: words.price, value: toPay.price }]} />
      <p>{words.payUntil(toPay.until)}</p>
      <form method="post" action={here} className="actions">
        <button className="button" type="submit">
          {words.pay}
        </button>
      </form>
    </>
  );
}

function moveWords({ rights, rescheduleNoticeHours }: ManagePage, words: ManageWords): string {
  if (rights.rescheduleRefusal === 'too-late') return words.late(rescheduleNoticeHours);
  if (rights.rescheduleRefusal === 'no-reschedules-left') return words.noReschedules;
  return `${words.reschedulesLeft(rights.reschedulesLeft)} ${words.until(rescheduleNoticeHours)}`;
}

/** Flash messages that match the booking's actual state. */
function doneWords(page: ManagePage & { done: string | null }, words: ManageWords): string[] {
  if (page.state === 'cancelled') {
    return [
      ...(page.done === 'cancelled' ? [words.done.cancelled] : []),
      ...(page.moneyAfter ? [page.moneyAfter] : []),
    ];
  }
  if (page.done === 'moved' && page.reschedules > 0) return [words.done.moved];
  if (page.done === 'requested' && page.rights.rescheduleRefusal === 'too-late')
    return [words.done.requested];
  return [];
}
