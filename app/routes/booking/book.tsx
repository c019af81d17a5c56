import { data, redirect } from 'react-router';
import { PageHead } from '#app/ui/page-head.tsx';
import { readForm } from '#app/web/forms/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { secretHeaders } from '#app/web/secret-headers.ts';
import { holdCookies } from '#app/web/session/hold-cookie.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { bookDirectly } from '#studio/booking/book-directly.ts';
import { createPayment } from '#studio/checkout/create-payment.ts';
import { endedHold } from '#studio/holds/ended-hold.queries.ts';
import { holdSlot } from '#studio/holds/hold-slot.ts';
import { releaseHold } from '#studio/holds/release-hold.ts';
import { siteFrame } from '../site/frame.ts';
import { SitePage } from '../site/parts/site-page.tsx';
import type { Route } from './+types/book';
import { answerRefusal, payHeaders, payStatus } from './answer-refusal.ts';
import { bookMessages } from './book.messages.ts';
import { BookingOnPage } from './booking-on-page.tsx';
import { type PostedForm, postedForm, verbInput } from './form-input.ts';
import { ownPath } from './own-path.ts';
import { bookPath, nothingAsked, readWidget, widgetAsked } from './read-widget.ts';

/** Every state of the widget is a GET, so that reload and Back work. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await whoOf(request, context);
  const asked = widgetAsked(new URL(request.url));
  const start = await readWidget(worldOf(context), who, factsOf(context), asked);
  const isWrongLink = asked.credit !== null && start.credit === null && start.screen.at === 'choosing';
  const frame = await siteFrame(context);
  const status = isWrongLink ? 404 : 200;
  return data({ start, frame }, { status, headers: asked.credit ? secretHeaders : {} });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...actionHeaders]);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const words = bookMessages[loaderData?.start.language ?? 'en'];
  return [
    { title: loaderData?.start.words.title ?? words.headline },
    { name: 'description', content: words.lead },
  ];
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = postedForm(await readForm(request));
  if (posted.intent === 'pay') return pay({ request, context }, posted.bookingId);
  if (posted.intent === 'cancel') return cancel({ request, context }, posted.bookingId);
  return hold({ request, context }, posted);
}

type Asking = Pick<Route.ActionArgs, 'request' | 'context'>;

async function hold({ request, context }: Asking, posted: PostedForm) {
  const world = worldOf(context);
  const facts = factsOf(context);
  const who = await whoOf(request, context);
  const asked = { ...nothingAsked, credit: posted.credit, values: posted.values, timeZone: posted.timeZone };
  const start = await readWidget(world, { ...who, holderToken: null }, facts, asked);
  const { mode } = start.offer;
  if (mode === 'hold' || (mode === 'choice' && posted.values.pay !== 'at-lesson')) {
    const held = await holdSlot(world, who, verbInput(posted));
    if (!held.ok) return answerRefusal(start, posted.values, held);
    const cookies = holdCookies(world.settings, held.holderToken).map(
      (line) => ['set-cookie', line] as const,
    );
    return redirect(bookPath, { status: 303, headers: [...cookies] as [string, string][] });
  }
  const booked = await bookDirectly(world, who, verbInput(posted), posted.credit);
  if (!booked.ok) return answerRefusal(start, posted.values, booked);
  if (posted.credit) return redirect(`${bookPath}?credit=${encodeURIComponent(posted.credit)}`, 303);
  return data({ ...start, screen: { at: 'received' as const, slotName: null, email: booked.booking.email } });
}

async function pay({ request, context }: Asking, bookingId: string) {
  const world = worldOf(context);
  const facts = factsOf(context);
  const who = await whoOf(request, context);
  const input = { subjectId: bookingId, currency: 'dkk', returnPath: ownPath(facts, bookPath) };
  const outcome = await createPayment(world, who, input);
  if (outcome.ok) return redirect(outcome.url, 303);
  if (outcome.refusal === 'hold-ended' || outcome.refusal === 'already-paid') {
    return redirect(`${bookPath}?ended=${encodeURIComponent(bookingId)}`, 303);
  }
  const start = await readWidget(world, who, facts, nothingAsked);
  const screen = start.screen.at === 'held' ? { ...start.screen, error: outcome.message } : start.screen;
  return data({ ...start, screen }, { status: payStatus[outcome.refusal], headers: payHeaders(outcome) });
}

/** Keeps name and email. If it was paid meanwhile or the payment is unknown, shows the hold's state. */
async function cancel({ request, context }: Asking, bookingId: string) {
  const world = worldOf(context);
  const who = await whoOf(request, context);
  const released = await releaseHold(world, who, { bookingId });
  if (released.ok && (released.hour === 'booked' || released.hour === 'expiring')) {
    return redirect(`${bookPath}?ended=${encodeURIComponent(bookingId)}`, 303);
  }
  const own = await endedHold(world, who, bookingId);
  return redirect(own ? `${bookPath}?from=${own.id}` : bookPath, 303);
}

export default function Book({ loaderData, actionData }: Route.ComponentProps) {
  const start = actionData ?? loaderData.start;
  const words = bookMessages[start.language];
  return (
    <SitePage frame={loaderData.frame}>
      <PageHead
        headline={words.headline}
        melody={[1, 3]}
        {...(start.screen.at === 'choosing' ? { lead: words.lead } : {})}
      />
      <BookingOnPage start={start} />
    </SitePage>
  );
}
