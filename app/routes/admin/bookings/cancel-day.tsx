import { data, Form, redirect } from 'react-router';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { bookingForOwner } from '#studio/calendar/owner-calendar/bookings-for-owner.queries.ts';
import { cancelDay } from '#studio/money/paid-bookings/cancel-day.ts';
import { AdminFrame } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/cancel-day';
import { bookingsMessages } from './bookings.messages.ts';
import { cancelDayMessages } from './cancel-day.messages.ts';
import { dayChoicesIn, readCancelDay } from './read-cancel-day.ts';

/** `/admin/bookings/cancel-day?day=`: every person's refund or new time, chosen before anything is sent. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('calendar', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const view = await readCancelDay(world, { ...who, language }, url.searchParams.get('day') ?? '');
  return { view };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { searchParams } = new URL(request.url);
  const who = await ownerOnly('calendar', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const form = await readForm(request);
  const day = (searchParams.get('day') ?? '').trim();
  const outcome = await cancelDay(world, who, {
    day,
    note: textOf(form, 'note'),
    choices: dayChoicesIn(form),
  });
  if (!outcome.ok) return data({ items: [] }, { status: 400 });
  if (outcome.notDone.length === 0) throw redirect(`/admin/bookings?day=${day}&flash=day-cancelled`, 303);
  const { refusals } = cancelDayMessages[language];
  const items: Array<{ text: string; href: string }> = [];
  for (const { bookingId, refusal } of outcome.notDone) {
    const name = (await bookingForOwner(world.db.query, who, bookingId))?.name ?? bookingId;
    items.push({ text: `${name}: ${refusals[refusal]}`, href: `/admin/bookings/${bookingId}` });
  }
  return data({ items }, { status: 409 });
}

export default function CancelDay({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const { view } = loaderData;
  const words = useWords(cancelDayMessages);
  const common = bookingsMessages[language];
  return (
    <AdminFrame
      page="bookings"
      title={view ? words.title(view.title) : common.cancelDay}
      lead={view ? words.lead : words.badDay}
      back={{ href: view ? `/admin/bookings?day=${view.day}` : '/admin/bookings', label: common.back }}
    >
      {actionData && (
        <Refused
          title={common.problem}
          text={actionData.items.length > 0 ? words.notDone : words.badDay}
          items={actionData.items}
        />
      )}
      {view && <Choices view={view} />}
    </AdminFrame>
  );
}

type View = NonNullable<Route.ComponentProps['loaderData']['view']>;

function Choices({ view }: { view: View }) {
  const words = useWords(cancelDayMessages);
  return (
    <Form method="post" className="admin-form" noValidate>
      {view.people.length === 0 && <p>{words.nothing}</p>}
      {view.people.map(({ id, name, when, seen, options }) => (
        <div key={id}>
          <input type="hidden" name={`seen-${id}`} value={seen} />
          <RadioGroup
            name={`choice-${id}`}
            idPrefix="day"
            label={`${name}, ${when}`}
            isStacked
            chosen="back"
            options={options}
          />
        </div>
      ))}
      {view.dates.length > 0 && (
        <div>
          <p>{words.dates}</p>
          <ul className="obstacle stack tight">
            {view.dates.map(({ href, text }) => (
              <li key={href}>
                <TextLink href={href}>{text}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <TextField name="note" idPrefix="day" label={words.note} hint={words.noteHint} maxLength={200} />
      <div className="actions">
        <SubmitButton variant="wrong" label={words.submit(view.people.length)} />
      </div>
    </Form>
  );
}
