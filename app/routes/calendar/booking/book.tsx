import { data, redirect } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { readForm } from '#app/web/forms/read-form.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { secretHeaders } from '#app/web/secret-headers.ts';
import { holdCookies } from '#app/web/session/hold-cookie.ts';
import { sentCookies } from '#app/web/session/kept-cookies.ts';
import type { World } from '#platform/world.ts';
import { bookDirectly } from '#studio/calendar/booking/book-directly.ts';
import { bookingMode } from '#studio/calendar/booking/booking-offer.queries.ts';
import { creditState } from '#studio/calendar/booking/credit.queries.ts';
import { refreshBusyTimes } from '#studio/calendar/external-calendars/read-calendars.ts';
import { holdSlot } from '#studio/calendar/holds/hold-slot.ts';
import { ownSessions } from '#studio/offers/catalogue/offers.queries.ts';
import { siteFrame } from '../../site/frame.ts';
import { SitePage } from '../../site/parts/site-page.tsx';
import { pageMeta } from '../../site/seo.ts';
import type { Route } from './+types/book';
import { answerRefusal } from './answer-refusal.ts';
import { bookMessages } from './book.messages.ts';
import { BookingOnPage } from './booking-on-page.tsx';
import { postedForm, verbInput } from './form-input.ts';
import { markAsOffer } from './mark-as-offer.ts';
import {
  bookPath,
  lengthOf,
  nothingRequested,
  readWidget,
  widgetHandle,
  widgetReader,
  widgetRequest,
} from './read-widget.ts';
import type { WidgetStart } from './widget/model.ts';

export const handle = widgetHandle;

/** Every state of the widget is a GET, so that reload and Back work. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const reader = await widgetReader(request, context);
  const url = new URL(request.url);
  const requested = widgetRequest(url);
  const heldId = url.searchParams.get('held');
  if (heldId && reader.who.holderToken) throw redirect(bookPath);
  const start = await readWidget(reader, requested);
  await leadToOwnSession(reader.world, start);
  await markAsOffer(context, 'session', { timeZone: requested.timeZone, offer: lengthOf(start) });
  const isWrongLink = requested.credit !== null && start.credit === null && start.screen.at === 'choosing';
  const frame = await siteFrame(context);
  const status = isWrongLink ? 404 : 200;
  const isOwn = reader.who.holderToken || start.isKnown;
  const own: Record<string, string> = isOwn ? { 'cache-control': 'private, no-cache' } : {};
  return data({ start, frame, heldId }, { status, headers: requested.credit ? secretHeaders : own });
}

/** Of a studio that sells sessions, but not the usual one. */
async function leadToOwnSession(world: World, { offer, offerId, screen }: WidgetStart): Promise<void> {
  if (offer.mode !== 'closed' || offerId || screen.at !== 'choosing' || world.payments === null) return;
  const [own] = await ownSessions(world);
  if (own) throw redirect(`${bookPath}?offer=${own.id}`);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const words = bookMessages[loaderData?.start.language ?? 'en'];
  const title = loaderData?.start.words.title ?? words.headline;
  return [...pageMeta(loaderData?.frame, { title, description: words.lead })];
}

/** Holds or books the hour. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = postedForm(await readForm(request));
  const reader = await widgetReader(request, context);
  const { world, who } = reader;
  const requested = {
    ...nothingRequested,
    credit: posted.credit,
    offerId: posted.offerId,
    values: posted.values,
    timeZone: posted.timeZone,
  };
  // The page is built for a refusal only: a hold answers with a redirect.
  const page = () => readWidget({ ...reader, who: { ...who, holderToken: null } }, requested);
  const credit = posted.credit ? await creditState(world, who, posted.credit) : null;
  const mode = credit?.state === 'usable' ? 'credit' : await bookingMode(world, posted.offerId);
  await refreshBusyTimes(world);
  if (mode === 'hold' || (mode === 'choice' && posted.values.pay !== 'at-session')) {
    const held = await holdSlot(world, who, verbInput(posted));
    if (!held.ok) return answerRefusal(await page(), posted.values, held);
    const cookies = holdCookies(world.settings, held.holderToken).map(
      (line) => ['set-cookie', line] as const,
    );
    const to = sentCookies(request) ? bookPath : `${bookPath}?held=${held.booking.id}`;
    return redirect(to, { status: 303, headers: [...cookies] as [string, string][] });
  }
  const booked = await bookDirectly(world, {
    who,
    input: verbInput(posted),
    entitlementToken: posted.credit,
  });
  if (!booked.ok) return answerRefusal(await page(), posted.values, booked);
  if (posted.credit) return redirect(`${bookPath}?credit=${encodeURIComponent(posted.credit)}`, 303);
  const screen = { at: 'received' as const, slotName: null, email: booked.booking.email };
  return data({ ...(await page()), screen });
}

export default function Book({ loaderData }: Route.ComponentProps) {
  const start = useActionResult<WidgetStart>() ?? loaderData.start;
  const words = bookMessages[start.language];
  return (
    <SitePage
      frame={loaderData.frame}
      omits={start.screen.at === 'choosing' ? [] : ['newsletter', 'contact']}
    >
      <h1 className="wrap booking-kicker">{start.offerId ? start.words.course : words.headline}</h1>
      {loaderData.heldId && start.screen.at === 'choosing' && (
        <UnkeptHold id={loaderData.heldId} start={start} />
      )}
      <BookingOnPage start={start} />
    </SitePage>
  );
}

/** Held in a browser that refuses the hold's cookie: its id pays for it, and shows nothing. */
function UnkeptHold({ id, start }: { id: string; start: WidgetStart }) {
  const { title, text } = bookMessages[start.language].cookies;
  return (
    <div className="wrap">
      <Alert variant="sunlit" title={title} isNews>
        <p>{text(start.offer.holdLength)}</p>
        <form className="actions" method="post" action={`${start.addresses.comeBack}/payment`}>
          <input type="hidden" name="booking" value={id} />
          <button className="button" type="submit">
            {start.words.pay}
          </button>
        </form>
      </Alert>
    </div>
  );
}
