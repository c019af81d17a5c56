import { data, redirect } from 'react-router';
import { TextField } from '#app/ui/forms/field.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import type { BlockInput } from '#studio/calendar/block-input.ts';
import { blockTime } from '#studio/calendar/owner-calendar/block-time.ts';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/block';
import { BookingFormPage } from './booking-form-page.tsx';
import { bookingsMessages } from './bookings.messages.ts';
import { describeConflicts } from './describe-conflict.ts';
import { newBookingMessages } from './new-booking.messages.ts';

const names = ['fromDay', 'toDay', 'fromTime', 'toTime', 'note', 'untilDay'] as const;

/** `/admin/bookings/block`: creates a block; prefilled by `?day=&fromTime=&toTime=`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  await ownerOnly('calendar', { request, context });
  return {
    language: factsOf(context).language,
    given: {
      fromDay: givenIn(url, 'day'),
      fromTime: givenIn(url, 'fromTime'),
      toTime: givenIn(url, 'toTime'),
    } as Partial<BlockInput>,
  };
}

function givenIn(url: URL, name: string): string {
  return (url.searchParams.get(name) ?? '').slice(0, 10);
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly('calendar', { request, context }, '/admin/bookings/block');
  const world = worldOf(context);
  const form = await readForm(request);
  const typed = Object.fromEntries(names.map((name) => [name, textOf(form, name)])) as BlockInput;
  const outcome = await blockTime(world, who, typed);
  if (outcome.ok) {
    const flash = outcome.count > 1 ? 'blocked-row' : 'blocked';
    throw redirect(`/admin/bookings?week=${typed.fromDay.trim()}&flash=${flash}`);
  }
  if (outcome.refusal !== 'taken') {
    return data({ refusal: outcome.refusal, fields: outcome.fields, clashes: [], typed }, 400);
  }
  const clashes = await describeConflicts(world, outcome.clashes, factsOf(context).language);
  return data({ refusal: 'taken', fields: [] as string[], clashes, typed } as const, 409);
}

export default function Block({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const { given } = loaderData;
  const words = newBookingMessages[language].blocking;
  const common = bookingsMessages[language];
  const text = (name: (typeof names)[number]) => ({
    name,
    idPrefix: 'block',
    label: words[name],
    defaultValue: actionData?.typed[name] ?? given[name] ?? '',
    error: actionData?.fields.includes(name) ? words.refusals[actionData.refusal] : null,
  });
  return (
    <BookingFormPage words={words} refused={actionData}>
      <div className="pair">
        <TextField {...text('fromDay')} type="date" hint={words.fromDayHint} isRequired />
        <TextField {...text('toDay')} type="date" hint={words.toDayHint} />
      </div>
      <div className="pair">
        <TextField {...text('fromTime')} type="time" hint={words.timeHint} />
        <TextField {...text('toTime')} type="time" hint={words.timeHint} />
      </div>
      <div className="pair">
        <TextField {...text('untilDay')} type="date" hint={words.untilHint} optionalNote={common.optional} />
      </div>
      <TextField {...text('note')} hint={words.noteHint} optionalNote={common.optional} maxLength={200} />
    </BookingFormPage>
  );
}
