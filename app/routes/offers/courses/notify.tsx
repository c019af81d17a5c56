import { data, type RouterContextProvider, redirect } from 'react-router';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { readForm } from '#app/web/forms/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { dateNoticeMessages } from '#studio/calendar/date-notices/date-notice.messages.ts';
import { requestDateNotice } from '#studio/calendar/date-notices/date-notice.ts';
import { nextDate, type OpenDate, shownDates } from '#studio/calendar/dates/open-dates.queries.ts';
import { listOffers } from '#studio/offers/catalogue/offers.queries.ts';
import { contentDocument } from '#studio/shared/content/content.queries.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { ownPath } from '../../calendar/booking/own-path.ts';
import { siteFrame } from '../../site/frame.ts';
import { unlistedMeta } from '../../site/seo.ts';
import type { Route } from './+types/notify';
import { ownCards } from './course-card.data.ts';
import { EmailToConfirm, OptInFormPage } from './parts/opt-in-form-page.tsx';
import { workshopPath } from './workshop.data.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return notifyData(context, new URL(request.url).searchParams.get('offer'));
}

/** Courses that have no date yet: not on sale without a page, or on sale by the date. `requested`: preselected. */
async function notifyData(context: Readonly<RouterContextProvider>, requested: string | null) {
  const world = worldOf(context);
  const frame = await siteFrame(context);
  const today = studioDay(world.clock.now());
  const [document, offers] = await Promise.all([
    contentDocument(world, 'courses', frame.language),
    listOffers(world),
  ]);
  const withSeats = offers.filter(
    ({ grants, isBuyable, termOf }) => grants === 'seat' && isBuyable && !termOf,
  );
  const dates = await shownDates(
    world,
    withSeats.map(({ id }) => id),
    today,
  );
  const items = [...(blockOf(document, 'courseCards')?.items ?? []), ...ownCards(offers, frame.language)];
  const set = requested ? dates.filter(({ offerId }) => offerId === requested) : [];
  if (set.length > 0) {
    const href = items.find(({ offerId }) => offerId === requested)?.href ?? null;
    throw redirect(ownPath(factsOf(context), whereToBook(set, href)));
  }
  const waiting = new Set([
    ...offers.filter(({ isBuyable }) => !isBuyable).map(({ id }) => id),
    ...withSeats.filter(({ id }) => !dates.some(({ offerId }) => offerId === id)).map(({ id }) => id),
  ]);
  const sold = new Set(withSeats.map(({ id }) => id));
  const courses = items
    .filter(({ href, offerId }) => waiting.has(offerId) && (href === null || sold.has(offerId)))
    .map(({ offerId, title }) => ({ value: offerId, label: title }));
  return { frame, courses, chosen: courses.find(({ value }) => value === requested)?.value ?? null };
}

/** A date is set: its page, or its waiting list. */
function whereToBook(dates: readonly OpenDate[], href: string | null): string {
  const next = nextDate(dates);
  if (next && next.free === 0) return `/courses/waiting-list/${next.id}`;
  return href ?? workshopPath(next?.offerId ?? '') ?? '/courses';
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const given = { email: form.get('email'), offerId: form.get('offerId') ?? '' };
  const who = await whoOf(request, context);
  const outcome = await requestDateNotice(worldOf(context), who, given);
  if (outcome.ok) return data({ sent: true as const }, { status: 200 });
  const answer = {
    sent: false as const,
    refusal: outcome.refusal,
    message: outcome.message,
    email: String(given.email ?? ''),
    offerId: String(given.offerId),
  };
  return outcome.refusal === 'too-many'
    ? data(answer, { status: 429, headers: { 'retry-after': String(outcome.retryAfterSeconds) } })
    : data(answer, { status: 400 });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, lead } = dateNoticeMessages[loaderData?.frame.language ?? 'en'];
  return unlistedMeta(loaderData?.frame, title, lead);
}

export default function Notify({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, courses } = loaderData;
  const words = dateNoticeMessages[frame.language];
  const failed = actionData && !actionData.sent ? actionData : null;
  return (
    <OptInFormPage
      frame={frame}
      headline={words.title}
      lead={actionData?.sent ? null : courses.length > 0 ? words.lead : words.none}
      sent={actionData?.sent ? words.sent : null}
      steps="dateNotice"
    >
      {courses.length > 0 && <NotifyForm data={loaderData} failed={failed} />}
    </OptInFormPage>
  );
}

interface NotifyFormProps {
  data: Route.ComponentProps['loaderData'];
  failed: { refusal: string; message: string; email: string; offerId: string } | null;
}

function NotifyForm({ data: { frame, courses, chosen }, failed }: NotifyFormProps) {
  const words = dateNoticeMessages[frame.language];
  const isCourseWrong = failed?.refusal === 'bad-course';
  const selected = failed?.offerId || chosen || courses[0]?.value;
  return (
    <form method="post" action={`${frame.prefix}/courses/notify`} noValidate className="newsletter-form">
      <RadioGroup
        name="offerId"
        idPrefix="notify"
        label={words.course}
        isStacked
        options={courses}
        error={isCourseWrong ? failed.message : null}
        {...(selected ? { chosen: selected } : {})}
      />
      <EmailToConfirm
        idPrefix="notify"
        words={words}
        error={failed && !isCourseWrong ? failed.message : null}
        typed={failed?.email ?? ''}
        takesFocus={failed !== null}
      />
    </form>
  );
}
