import { data, redirect } from 'react-router';
import { readForm } from '#app/web/forms/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { dateText, placeText } from '#studio/calendar/dates/date-text.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { placeLines } from '#studio/shared/content/identity.ts';
import { joinWaitingList } from '#studio/teaching/waiting-list/join-waiting-list.ts';
import { waitingListMessages } from '#studio/teaching/waiting-list/waiting-list.messages.ts';
import { dateToJoin } from '#studio/teaching/waiting-list/waiting-list.queries.ts';
import { ownPath } from '../../../calendar/booking/own-path.ts';
import { siteFrame } from '../../../site/frame.ts';
import { unlistedMeta } from '../../../site/seo.ts';
import { EmailToConfirm, OptInFormPage } from '../parts/opt-in-form-page.tsx';
import type { Route } from './+types/join';

/** `/courses/waiting-list/<date>`. A date that is over or closed leads to the courses. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const world = worldOf(context);
  const { language } = factsOf(context);
  const date = await dateToJoin(world.db.query, params.date, world.clock.now());
  if (!date) throw redirect(ownPath(factsOf(context), '/courses'));
  const frame = await siteFrame(context);
  return {
    frame,
    title: await offerTitle(world.db.query, date.offerId, language),
    when: dateText(date.days, language),
    where: placeText(date.place, placeLines(frame.identity), language),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const email = form.get('email');
  const who = await whoOf(request, context);
  const outcome = await joinWaitingList(worldOf(context), who, { dateId: params.date, email });
  if (outcome.ok) return data({ sent: true as const }, { status: 200 });
  const answer = {
    sent: false as const,
    isField: outcome.refusal === 'bad-email' || outcome.refusal === 'too-many',
    message: outcome.message,
    email: String(email ?? ''),
  };
  if (outcome.refusal === 'too-many')
    return data(answer, { status: 429, headers: { 'retry-after': String(outcome.retryAfterSeconds) } });
  return data(answer, { status: outcome.refusal === 'bad-email' ? 400 : 409 });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title } = waitingListMessages[loaderData?.frame.language ?? 'en'];
  return unlistedMeta(loaderData?.frame, title);
}

export default function JoinWaitingList({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, title, when, where } = loaderData;
  const words = waitingListMessages[frame.language];
  const failed = actionData && !actionData.sent ? actionData : null;
  return (
    <OptInFormPage
      frame={frame}
      headline={words.title}
      lead={`${title} · ${when} · ${where}`}
      sent={actionData?.sent ? words.sent : null}
      steps="waitingList"
    >
      <form method="post" noValidate className="newsletter-form">
        {failed && !failed.isField ? (
          <p role="alert" className="notice wrong">
            {failed.message}
          </p>
        ) : (
          <p>{words.lead}</p>
        )}
        <EmailToConfirm
          idPrefix="waiting"
          words={words}
          error={failed?.isField ? failed.message : null}
          typed={failed?.email ?? ''}
          takesFocus={failed?.isField ?? false}
        />
      </form>
    </OptInFormPage>
  );
}
