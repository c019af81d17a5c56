import { data, Form, redirect } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { addException } from '#studio/calendar/change-exceptions.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { Refused } from '../../refused.tsx';
import type { Route } from './+types/time';
import { bookingsMessages } from './bookings.messages.ts';
import { extraHoursOf, readTime } from './read-time.ts';
import { timeMessages } from './time.messages.ts';

/** `/admin/bookings/time?day=&from=&to=`: what can be done with a stretch of time; POST opens it on its day. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('calendar', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  return { ...(await readTime(world, { ...who, language }, url.searchParams)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { searchParams } = new URL(request.url);
  const who = await ownerOnly('calendar', { request, context });
  const hours = extraHoursOf(searchParams);
  const outcome = hours && (await addException(worldOf(context), who, hours));
  if (!hours || !outcome?.ok) return data({ isRefused: true }, { status: 400 });
  throw redirect(`/admin/bookings?week=${hours.firstDay}&flash=opened`);
}

export default function Time({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const { title, lead, back, typed } = loaderData;
  const words = useWords(timeMessages);
  const common = bookingsMessages[language];
  const field = (name: 'day' | 'from' | 'to') => ({
    name,
    idPrefix: 'time',
    label: words[name],
    defaultValue: typed[name],
  });
  return (
    <AdminFrame page="bookings" lead={lead} back={{ href: back, label: common.back }} title={title}>
      {actionData?.isRefused && <Refused title={common.problem} text={words.over} />}
      <Options {...loaderData} />
      <section className="admin-section">
        <h2>{words.choose}</h2>
        <form method="get" className="admin-form" noValidate key={Object.values(typed).join()}>
          <TextField {...field('day')} type="date" />
          <div className="pair">
            <TextField {...field('from')} type="time" />
            <TextField {...field('to')} type="time" />
          </div>
          <div className="actions">
            <Button type="submit" variant="ghost" isPlain>
              {words.show}
            </Button>
          </div>
        </form>
      </section>
    </AdminFrame>
  );
}

function Options({ options, opens }: Route.ComponentProps['loaderData']) {
  const words = useWords(timeMessages);
  if (options.length === 0) return null;
  return (
    <ul className="time-options">
      {opens && (
        <li>
          <Form method="post">
            <SubmitButton isPlain label={words.open} />
          </Form>
          <p className="hint">{words.openNote(opens)}</p>
        </li>
      )}
      {options.map(({ href, label, note }) => (
        <li key={href}>
          <a href={href}>
            <strong>{label}</strong> <small>{note}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
