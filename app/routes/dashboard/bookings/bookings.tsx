import { data, Form, redirectDocument, useNavigation } from 'react-router';
import { payHeaders, payStatus } from '#app/routes/calendar/booking/answer-refusal.ts';
import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { payMessages } from '#app/routes/money/checkout/pay.messages.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { ChosenAmount, CurrencyChoice } from '#app/ui/forms/currency-choice.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { payerHeaders } from '#app/web/session/payer-cookie.ts';
import { useLanguage } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { wasOwnHold } from '#studio/calendar/booking/own-bookings.queries.ts';
import { createPayment } from '#studio/money/checkout/create-payment.ts';
import { type Language, pageAddress } from '#studio/shared/language.ts';
import { rangePath } from '#studio/site/pages/range-address.ts';
import { rangeLinkMessages } from '#studio/site/range/range-link.messages.ts';
import { OwnHomework } from '../homework/own-homework.tsx';
import type { Route } from './+types/bookings';
import { bookingsMessages } from './bookings.messages.ts';
import { PastBookings } from './past-bookings.tsx';
import { readBookings, type ShownBooking, type ShownCredit, type ShownKeptHour } from './read-bookings.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await signedIn(request, context, '/dashboard/bookings');
  const done = new URL(request.url).searchParams.get('done') ?? '';
  const flashTexts = bookingsMessages[who.language].done;
  return {
    ...(await readBookings(worldOf(context), who, new URL(request.url))),
    rangeHref: pageAddress(await rangePath(worldOf(context)), who.language),
    news: Object.hasOwn(flashTexts, done) ? flashTexts[done as keyof typeof flashTexts] : null,
  };
}

/** Pays for a reserved hour. Idempotent: a repetition leads to the same payment. */
export async function action({ request, context }: Route.ActionArgs) {
  const returnPath = '/dashboard/bookings';
  const who = await signedIn(request, context, returnPath);
  const world = worldOf(context);
  const form = await readForm(request);
  const booking = textOf(form, 'booking');
  const currency = textOf(form, 'currency') || 'DKK';
  if (!(await wasOwnHold(world.db.query, who, booking))) throw data(null, { status: 404 });
  const outcome = await createPayment(world, who, { subjectId: booking, currency, returnPath });
  // The checkout is outside the router, also on our own origin.
  if (outcome.ok)
    return redirectDocument(outcome.url, { status: 303, headers: payerHeaders(world.settings, outcome) });
  return data(
    { problem: outcome.message },
    { status: payStatus[outcome.refusal], headers: payHeaders(outcome) },
  );
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Bookings({ loaderData, actionData }: Route.ComponentProps) {
  const { holds, upcoming, past, credits, homework, news } = loaderData;
  const language = useLanguage();
  const words = bookingsMessages[language];
  const bookHref = pageAddress('/private-coaching/book', language);
  return (
    <StudentFrame
      section="bookings"
      title={words.title}
      lead={words.lead}
      {...(upcoming.length > 0
        ? { actions: <ButtonLink href={bookHref}>{words.empty.book}</ButtonLink> }
        : {})}
    >
      <div className="student-sections stack">
        {news ? (
          <Alert variant="sunlit" isNews>
            <p>{news}</p>
          </Alert>
        ) : null}
        {actionData ? (
          <Alert variant="wrong" title={words.holds.problem} isNews>
            <p>{actionData.problem}</p>
          </Alert>
        ) : null}
        <OwnHomework homework={homework} words={words} />
        <p>
          <TextLink href={loaderData.rangeHref}>{rangeLinkMessages[language].find}</TextLink>
        </p>
        {holds.length > 0 ? <OwnHolds hours={holds} words={words} language={language} /> : null}
        <section className="student-section stack">
          <h2 className="ruled">{words.upcoming}</h2>
          {upcoming.length > 0 ? (
            <ul className="student-list">
              {upcoming.map((booking) => (
                <Upcoming key={booking.id} booking={booking} words={words} />
              ))}
            </ul>
          ) : (
            <EmptyState
              drawing="chair"
              title={words.empty.title}
              headingLevel={3}
              actions={<ButtonLink href={bookHref}>{words.empty.book}</ButtonLink>}
            >
              <p>{words.empty.text}</p>
            </EmptyState>
          )}
        </section>
        <Credits credits={credits} words={words} />
        <PastBookings past={past} words={words} ways={loaderData.ways} />
      </div>
    </StudentFrame>
  );
}

function OwnHolds({
  hours,
  words,
  language,
}: {
  hours: readonly ShownKeptHour[];
  words: Words;
  language: Language;
}) {
  const { formData } = useNavigation();
  const { holds: texts } = words;
  return hours.map((hour) => {
    const isBusy = formData?.get('booking') === hour.id;
    return (
      <Alert key={hour.id} variant="sunlit" title={texts.title}>
        <p className="from-capital">
          <strong>{hour.date}</strong>, {hour.hours}
          {hour.local ? ` (${hour.local})` : null}, {hour.place}
        </p>
        {hour.prices.length > 0 ? (
          <Form method="post" className="form priced">
            <Leaders
              rows={[{ key: 'price', label: hour.what, value: <ChosenAmount amounts={hour.prices} /> }]}
              isFull
            />
            <CurrencyChoice
              name="currency"
              legend={`${texts.currency}, ${hour.date}`}
              options={hour.prices.map(({ currency }) => currency)}
            />
            <p>{texts.until(hour.heldUntil)}</p>
            <input type="hidden" name="booking" value={hour.id} />
            <div className="actions">
              <Button type="submit" isBusy={isBusy}>
                {isBusy ? texts.paying : texts.pay}
                <span className="unseen"> {words.about(hour.date)}</span>
              </Button>
            </div>
            <p>
              <a className="text-link" href={pageAddress(`/checkout/${hour.id}`, language)}>
                {payMessages[language].useCode}
                <span className="unseen"> {words.about(hour.date)}</span>
              </a>
            </p>
          </Form>
        ) : (
          <p>{texts.waiting}</p>
        )}
      </Alert>
    );
  });
}

type Words = (typeof bookingsMessages)['en'];

function Upcoming({ booking, words }: { booking: ShownBooking; words: Words }) {
  const here = `/dashboard/bookings/${booking.id}`;
  const about = <span className="unseen"> {words.about(booking.date)}</span>;
  return (
    <li className="student-row stack">
      <p className="student-row-name from-capital">{booking.date}</p>
      <p className="student-row-facts cluster">
        <span>{booking.hours}</span>
        {booking.local ? <span>{booking.local}</span> : null}
        <span>{booking.what}</span>
        <span>{booking.place}</span>
      </p>
      {booking.isCancelled ? <p>{words.newTime.lead}</p> : null}
      <p className="student-row-actions">
        {booking.canMove ? (
          <TextLink href={`${here}/move`}>
            {booking.isCancelled ? words.newTime.choose : words.move}
            {about}
          </TextLink>
        ) : null}
        {booking.canCancel ? (
          <TextLink href={`${here}/cancel`}>
            {booking.isCancelled ? words.newTime.none : words.cancel}
            {about}
          </TextLink>
        ) : null}
        <TextLink href={`${here}/calendar.ics`}>
          {words.calendar}
          {about}
        </TextLink>
        <TextLink href={`/dashboard/messages?${new URLSearchParams({ about: words.about(booking.date) })}`}>
          {words.ask}
          {about}
        </TextLink>
      </p>
      {booking.showsRange ? (
        <PostForm to={`${booking.id}/range-removal`} className="student-row-actions">
          <span>{words.range.shown}</span>{' '}
          <Button type="submit" variant="ghost" isCompact isPlain>
            {words.range.remove}
            {about}
          </Button>
        </PostForm>
      ) : null}
    </li>
  );
}

function Credits({ credits, words }: { credits: ShownCredit[]; words: Words }) {
  return (
    <section className="student-section stack" id="credits">
      <h2 className="ruled">{words.credits}</h2>
      {credits.length > 0 ? (
        <>
          <p className="quiet">{words.creditsLead}</p>
          <ul className="student-list">
            {credits.map((credit) => (
              <li className="student-row stack" key={credit.id}>
                <p className="student-row-name">{credit.title}</p>
                <p className="student-row-facts cluster">
                  <span>{words.left(credit.left)}</span>
                  <span>{credit.until ? words.until(credit.until) : words.forever}</span>
                </p>
                <p className="student-row-actions">
                  {credit.isSession ? (
                    <ButtonLink href={`/dashboard/credits/${credit.id}`} isCompact>
                      {words.use}
                    </ButtonLink>
                  ) : (
                    <span className="quiet">{words.useNote}</span>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="quiet">{words.noCredits}</p>
      )}
    </section>
  );
}
