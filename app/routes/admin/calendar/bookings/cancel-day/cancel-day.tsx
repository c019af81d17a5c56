import { data, Form, redirect } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { cancelDay } from '#studio/money/paid-bookings/cancel-day.ts';
import { AdminFrame } from '../../../frame.tsx';
import { ownerOnly } from '../../../owner-only.ts';
import { Refused } from '../../../refused.tsx';
import { bookingsMessages } from '../bookings.messages.ts';
import type { Route } from './+types/cancel-day';
import { cancelDayMessages } from './cancel-day.messages.ts';
import { PendingDays } from './pending-days.tsx';
import { type CancelDayView, readCancelDay, readPendingDays } from './read-cancel-day.ts';

/** `/admin/bookings/cancel-day?day=`, without one today: what each person gets, chosen before anything is sent. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('calendar', { request, context }, `${url.pathname}${url.search}`);
  const world = worldOf(context);
  const owner = { ...who, language: factsOf(context).language };
  const view = await readCancelDay(world, owner, url.searchParams.get('day') ?? '');
  const pending = await readPendingDays(world, owner);
  return { view, pending, isPending: pending.some(({ day }) => day === view?.day) };
}

interface CancelDayRefused {
  problem: string;
  typed?: Record<string, string>;
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly('calendar', { request, context });
  const words = cancelDayMessages[factsOf(context).language];
  const form = await readForm(request);
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const day = textOf(form, 'day');
  const choices = Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      name.startsWith('choice-') && value === 'refund'
        ? [[name.slice('choice-'.length), value] as const]
        : [],
    ),
  );
  const outcome = await cancelDay(worldOf(context), who, { day, message: textOf(form, 'message'), choices });
  if (outcome.ok) throw redirect(`/admin/bookings?week=${day}`, 303);
  const problems = {
    'too-long': words.tooLong,
    'cancelled-before': words.cancelledBefore,
    'bad-day': words.badDay,
  };
  const status = outcome.refusal === 'cancelled-before' ? 409 : 400;
  return data<CancelDayRefused>({ problem: problems[outcome.refusal], typed }, { status });
}

export default function CancelDay({ loaderData }: Route.ComponentProps) {
  const { view, pending, isPending } = loaderData;
  const words = useWords(cancelDayMessages);
  const common = bookingsMessages[useLanguage()];
  const refused = useActionResult<CancelDayRefused>();
  return (
    <AdminFrame
      page="bookings"
      title={view ? words.title(view.title) : common.cancelDay}
      lead={view ? words.lead : words.badDay}
      back={{ href: view ? `/admin/bookings?week=${view.day}` : '/admin/bookings', label: common.back }}
    >
      {refused && <Refused title={common.problem} text={refused.problem} />}
      <PendingDays days={pending} />
      {view && (!isPending || refused?.typed) && <Choices view={view} typed={refused?.typed ?? {}} />}
      <section className="admin-section">
        <h2>{words.another}</h2>
        <Form method="get" className="admin-form" key={view?.day} data-check-required>
          <TextField
            name="day"
            idPrefix="other"
            type="date"
            label={words.day}
            defaultValue={view?.day ?? ''}
            isRequired
          />
          <div className="actions">
            <Button type="submit" variant="ghost" isPlain>
              {words.show}
            </Button>
          </div>
        </Form>
      </section>
    </AdminFrame>
  );
}

function Choices({ view, typed }: { view: CancelDayView; typed: Record<string, string> }) {
  const words = useWords(cancelDayMessages);
  return (
    <Form method="post" className="admin-form" noValidate key={view.day}>
      <input type="hidden" name="day" value={view.day} />
      {view.people.length === 0 && <p>{words.nothing}</p>}
      {view.people.map(({ id, name, when, options }) =>
        options.length === 0 ? (
          <p key={id}>
            <strong>{name}</strong>, {when}. {words.release}
          </p>
        ) : (
          <RadioGroup
            key={id}
            name={`choice-${id}`}
            idPrefix="day"
            label={`${name}, ${when}`}
            isStacked
            chosen={typed[`choice-${id}`] ?? 'new-time'}
            options={options}
          />
        ),
      )}
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
      {view.people.length > 0 && (
        <TextArea
          name="message"
          idPrefix="day"
          label={words.message}
          hint={words.messageHint}
          optionalNote={words.optional}
          defaultValue={typed.message ?? ''}
          rows={3}
        />
      )}
      <div className="actions">
        <SubmitButton variant="wrong" label={words.submit(view.people.length)} />
      </div>
    </Form>
  );
}
