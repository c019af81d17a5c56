import { data, redirect } from 'react-router';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { confirmConsultation } from '#studio/calendar/consultations/confirm-consultation.ts';
import { consultationByLink } from '#studio/calendar/consultations/consultation-by-link.queries.ts';
import { siteFrame } from '../../site/frame.ts';
import { SitePage } from '../../site/parts/site-page.tsx';
import { unlistedMeta } from '../../site/seo.ts';
import { BookingCard } from '../booking/booking-card.tsx';
import { ownPath } from '../booking/own-path.ts';
import { readBookingCard } from '../booking/read-booking-card.ts';
import type { Route } from './+types/confirm';
import { consultationPages } from './consultation.messages.ts';
import { consultationPath } from './read-consultation.ts';

/** `/consultation/confirm/<token>`. GET changes nothing. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const world = worldOf(context);
  const facts = factsOf(context);
  const { language } = facts;
  const found = await consultationByLink(world, params.token);
  if (!found) throw data(null, { status: 404 });
  return {
    language,
    frame: await siteFrame(context),
    state: found.state,
    card: await readBookingCard(world, found.bookingId, language),
    page: ownPath(facts, consultationPath),
    here: ownPath(facts, `/consultation/confirm/${params.token}`),
  };
}

/** Idempotent: a repeated or late confirmation shows the current state. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { token } = params;
  const outcome = await confirmConsultation(worldOf(context), await whoOf(request, context), { token });
  if (!outcome.ok && outcome.refusal === 'not-found') throw data(null, { status: 404 });
  // The router adds the language prefix.
  return redirect(`/consultation/confirm/${token}`, 303);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const words = consultationPages[loaderData?.language ?? 'en'];
  const state = loaderData?.state ?? 'asks';
  return unlistedMeta(loaderData?.frame, words[state === 'asks' ? 'confirm' : state].title);
}

export default function ConfirmConsultation({ loaderData }: Route.ComponentProps) {
  const { language, frame, state, card, page, here } = loaderData;
  const words = consultationPages[language];
  const { title, lead } = words[state === 'asks' ? 'confirm' : state];
  return (
    <SitePage frame={frame}>
      <PlainHead headline={title} {...(state === 'booked' ? {} : { lead })} />
      <div className="wrap manage-page">
        {state === 'booked' && (
          <p className="notice sunlit" role="status">
            {lead}
          </p>
        )}
        <BookingCard card={card} />
        {state === 'asks' && (
          <form method="post" action={here} className="actions">
            <button className="button" type="submit">
              {words.confirm.button}
            </button>
          </form>
        )}
        {state === 'ended' && (
          <a className="button" href={page}>
            {words.ended.button}
          </a>
        )}
      </div>
    </SitePage>
  );
}
