import { data, redirect } from 'react-router';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { cancelBooking } from '#studio/money/paid-bookings/cancel-booking.ts';
import { SitePage } from '../../site/parts/site-page.tsx';
import { unlistedMeta } from '../../site/seo.ts';
import type { Route } from './+types/manage-cancel';
import { BookingCard } from './booking-card.tsx';
import { manageWords, noNewTime } from './manage.messages.ts';
import { readManage } from './read-manage.ts';

/** `/bookings/<token>/cancel`: shows the refund before the button. */
export async function loader(asking: Route.LoaderArgs) {
  const page = await readManage(asking);
  if (!page.rights.canCancel) throw redirect(`/bookings/${asking.params.token}`);
  return page;
}

/** A repeated or late cancellation redirects to the booking's page. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { token } = params;
  const who = await whoOf(request, context);
  const promised = textOf(await readForm(request), 'promised');
  const outcome = await cancelBooking(worldOf(context), who, { token, promised });
  if (!outcome.ok && outcome.refusal === 'money-changed') return data({ isMoneyChanged: true }, 409);
  if (!outcome.ok && outcome.refusal === 'not-found') throw data(null, { status: 404 });
  return redirect(`/bookings/${token}?done=cancelled`, 303);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return unlistedMeta(
    loaderData?.frame,
    manageWords(loaderData?.language ?? 'en', loaderData?.kind ?? 'session').cancelTitle,
  );
}

export default function ManageCancel({ loaderData, actionData }: Route.ComponentProps) {
  const words = manageWords(loaderData.language, loaderData.kind);
  const isOffered = loaderData.state === 'new-time';
  const refund = noNewTime(loaderData.rights, words);
  return (
    <SitePage frame={loaderData.frame}>
      <PlainHead headline={isOffered ? refund : words.cancelTitle} />
      <div className="wrap manage-page">
        <BookingCard card={loaderData.card} />
        {actionData?.isMoneyChanged && (
          <p className="error" role="alert">
            <span>{words.moneyChanged}</span>
          </p>
        )}
        <p className="notice">{loaderData.moneyBefore}</p>
        <form method="post" action={`${loaderData.here}/cancel`} className="actions">
          <input type="hidden" name="promised" value={loaderData.rights.cancelMoney} />
          <button className="button" type="submit">
            {isOffered ? refund : words.cancelButton}
          </button>
          <a className="text-link" href={loaderData.here}>
            {isOffered ? words.newTime.back : words.back}
          </a>
        </form>
      </div>
    </SitePage>
  );
}
