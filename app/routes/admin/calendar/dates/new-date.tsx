import { data, redirect } from 'react-router';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { scheduleDate } from '#studio/calendar/dates/schedule-date.ts';
import { namedProgrammes } from '#studio/offers/catalogue/offer-title.queries.ts';
import { capacityOf } from '#studio/offers/catalogue/offers-for-owner.queries.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { ownersForm } from '../../owners-form.ts';
import { Refused } from '../../refused.tsx';
import { describeConflicts } from '../bookings/describe-conflict.ts';
import type { Route } from './+types/new-date';
import { DateForm, type TypedDate } from './date-form.tsx';
import { type DateResult, dateFromForm, faultOf } from './date-from-form.ts';
import { datesMessages } from './dates.messages.ts';
import { emptyDays } from './empty-days.ts';

const usualCapacity = 10;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { search } = new URL(request.url);
  await ownerOnly('catalogue', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const programmes = await namedProgrammes(world.db.query);
  const entries = programmes.map((one) => ({ value: one.id, label: one[language] }));
  const chosen = new URLSearchParams(search).get('offer');
  const offerId = entries.find(({ value }) => value === chosen)?.value ?? entries[0]?.value ?? '';
  const capacity = (await capacityOf(world.db.query, offerId)) ?? usualCapacity;
  return { entries, offerId, capacity, idempotencyKey: newIdempotencyKey() };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, form } = await ownersForm('catalogue', args, '/admin/dates/new');
  const typed = dateFromForm(form);
  const outcome = await scheduleDate(world, who, { ...typed, once: withIdempotency(form) });
  if (outcome.ok && outcome.count > 1) {
    throw redirect(`/admin/dates?programme=${typed.offerId}&flash=created`, 303);
  }
  if (outcome.ok) throw redirect(`/admin/dates/${outcome.dateId}?flash=created`, 303);
  const clashes =
    outcome.refusal === 'taken' ? await describeConflicts(world, outcome.clashes, language) : [];
  const result: DateResult = { typed, fault: faultOf(outcome, datesMessages[language]), clashes };
  return data(result, { status: outcome.refusal === 'taken' ? 409 : 400 });
}

export default function NewDate({ loaderData }: Route.ComponentProps) {
  const result = useActionResult<DateResult>();
  const { entries, offerId, capacity, idempotencyKey } = loaderData;
  const words = useWords(datesMessages);
  const fresh: TypedDate = {
    offerId,
    days: emptyDays(5),
    weeks: 1,
    capacity: String(capacity),
    isOpen: true,
    place: '',
  };
  const typed = result?.typed ?? fresh;
  return (
    <AdminFrame
      page="dates"
      title={words.newTitle}
      lead={words.newLead}
      back={{ href: '/admin/dates', label: words.back }}
    >
      {result?.fault && (
        <Refused
          title={words.problem}
          text={result.fault.text}
          before={words.inTheWay}
          items={result.clashes}
        />
      )}
      <DateForm
        key={typed.days.length}
        typed={typed}
        words={words}
        entries={entries}
        idempotencyKey={idempotencyKey}
        fault={result?.fault ?? null}
        known={null}
      />
    </AdminFrame>
  );
}
