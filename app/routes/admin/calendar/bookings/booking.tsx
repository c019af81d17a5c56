import { data } from 'react-router';
import { FactLink } from '#app/ui/email-address.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { Done, Refused } from '../../refused.tsx';
import type { Route } from './+types/booking';
import type { BookingRefusal } from './act-on-booking.ts';
import { type BookingWords, bookingMessages } from './booking.messages.ts';
import { BookingForms } from './booking-forms.tsx';
import { bookingsMessages } from './bookings.messages.ts';
import { chosenHour, type HourToRestore, hourToRestore } from './chosen-hour.ts';
import { BookingFee } from './fee/booking-fee.tsx';
import { readBookingPage } from './read-booking.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly('calendar', { request, context }, `/admin/bookings/${params.booking}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const booking = await readBookingPage(world, { ...who, language }, params.booking);
  if (!booking) throw data(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const flash = searchParams.get('flash') ?? '';
  const flashes = bookingMessages[language].flash;
  const done = Object.hasOwn(flashes, flash) ? flashes[flash as keyof typeof flashes] : null;
  const requested = chosenHour(searchParams);
  const undo =
    flash === 'moved'
      ? hourToRestore({ booking, from: searchParams.get('from'), now: world.clock.now() }, language)
      : null;
  return { booking, done, requested, undo, idempotencyKey: newIdempotencyKey() };
}

export default function BookingPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const refused = useActionResult<BookingRefusal>();
  const { booking, done, requested, undo, idempotencyKey } = loaderData;
  const words = useWords(bookingMessages);
  const common = bookingsMessages[language];
  return (
    <AdminFrame
      page="bookings"
      title={booking.name}
      lead={booking.when}
      actions={
        booking.hasBrief ? (
          <ButtonLink href={`/admin/bookings/${booking.id}/brief`} variant="ghost" isCompact>
            {words.brief}
          </ButtonLink>
        ) : null
      }
      back={{ href: `/admin/bookings?week=${booking.day}`, label: common.back }}
    >
      {refused && refused.refusal !== 'bad-amount' ? (
        <Refused
          title={common.problem}
          text={words.refusals[refused.refusal]}
          before={common.inTheWay}
          items={refused.clashes}
        />
      ) : (
        <>
          <Done text={done} />
          {undo && <UndoReschedule undo={undo} words={words} seen={booking.seen} />}
        </>
      )}
      <div className="admin-bill">
        <Leaders
          isFull
          isFacts
          rows={booking.rows.map(({ key, label, value, href }) => ({
            key,
            label,
            value: href ? <FactLink href={href} text={value} /> : value,
          }))}
        />
      </div>
      {/* The key closes the form after a reschedule. */}
      <BookingForms
        key={booking.when}
        booking={booking}
        words={words}
        common={common}
        language={language}
        idempotencyKey={idempotencyKey}
        paid={refused?.paid ?? null}
        typed={refused?.typed ?? requested}
      />
      <BookingFee booking={booking} language={language} idempotencyKey={idempotencyKey} />
    </AdminFrame>
  );
}

interface Props {
  undo: HourToRestore;
  words: BookingWords;
  seen: string;
}

/** Reschedules to the time before; the student gets a second email. */
function UndoReschedule({ undo, words, seen }: Props) {
  return (
    <div className="notice admin-undo">
      <p>{words.undoMove(undo.when)}</p>
      <PostForm to="reschedule">
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="day" value={undo.day} />
        <input type="hidden" name="time" value={undo.time} />
        <SubmitButton variant="ghost" isPlain isCompact label={words.open} />
      </PostForm>
    </div>
  );
}
