import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import type { Conflict } from '#studio/calendar/conflicts.queries.ts';
import { type OwnersForm, ownersForm } from '../../owners-form.ts';
import type { BookingWords } from './booking.messages.ts';
import type { TypedPayment } from './booking-forms-props.ts';
import { type ConflictView, describeConflicts } from './describe-conflict.ts';

export const bookingPage = '/admin/bookings/:booking';

type Refusal = keyof BookingWords['refusals'];

export interface BookingRefusal {
  refusal: Refusal;
  clashes: ConflictView[];
  paid: TypedPayment | null;
  typed: { day: string; time: string } | null;
}

type Outcome =
  | {
      flash: keyof BookingWords['flash'];
      /** The start before it was rescheduled, for 'Undo'. */
      from?: string | undefined;
    }
  | ({ refusal: Refusal; clashes?: readonly Conflict[] } & Partial<Omit<BookingRefusal, 'clashes'>>);

type Action = OwnersForm<'calendar'> & { bookingId: string };

const statuses: Partial<Record<Refusal, number>> = {
  'bad-time': 400,
  'bad-amount': 400,
  'bad-fee': 400,
};

/** Runs an action on a booking and shows its outcome on the booking's page. */
export async function actOnBooking(args: ActionFunctionArgs, act: (action: Action) => Promise<Outcome>) {
  const action = {
    ...(await ownersForm('calendar', args, bookingPage)),
    bookingId: args.params.booking ?? '',
  };
  const outcome = await act(action);
  if ('flash' in outcome) {
    const from = outcome.from ? `&from=${encodeURIComponent(outcome.from)}` : '';
    throw redirect(`${action.path}?flash=${outcome.flash}${from}`, 303);
  }
  const { refusal, clashes = [], paid = null, typed = null } = outcome;
  if (refusal === 'not-found') throw data(null, { status: 404 });
  const refused: BookingRefusal = {
    refusal,
    clashes: await describeConflicts(action.world, clashes, action.language),
    paid,
    typed,
  };
  return data(refused, { status: statuses[refusal] ?? refusalStatus(refusal, 409) });
}

export function versionIn(form: FormData): { seen?: string } {
  return form.has('seen') ? { seen: textOf(form, 'seen') } : {};
}
