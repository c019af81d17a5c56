import { data, Form, redirect } from 'react-router';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { type RegisteredParticipant, registerOf } from '#studio/calendar/dates/attendance.queries.ts';
import { countMarks, registerDay } from '#studio/calendar/dates/attendance.ts';
import { hoursText } from '#studio/calendar/dates/date-text.ts';
import { dateForOwner } from '#studio/calendar/dates/dates-for-owner.queries.ts';
import { markAttendance } from '#studio/calendar/dates/mark-attendance.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { ownersForm } from '../../owners-form.ts';
import { Done, Refused } from '../../refused.tsx';
import type { Route } from './+types/attendance';
import { type AttendanceWords, attendanceMessages } from './attendance.messages.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly('catalogue', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  const date = await dateForOwner(world.db.query, who, params.date);
  if (!date) throw data(null, { status: 404 });
  const today = studioDay(world.clock.now()).toString();
  const asked = date.days.find((day) => day.date === url.searchParams.get('day'));
  const day = asked?.date ?? registerDay(date.days, today);
  const register = await registerOf(world.db.query, who, date.id);
  const shown = date.days.find((one) => one.date === day);
  const attended = countMarks(register.map(({ marks }) => marks[day ?? '']));
  return {
    dateId: date.id,
    title: await offerTitle(world.db.query, date.offerId, language),
    day,
    lead: shown ? `${formats[language].day(shown.date)}, ${hoursText(shown, language)}` : '',
    days: date.days.map((one) => ({
      date: one.date,
      label: formats[language].shortWeekday(one.date),
    })),
    counted: attendanceMessages[language].counted(attended.present, register.length),
    register: register.filter(({ hasSeat, marks }) => hasSeat || marks[day ?? ''] !== undefined),
    done: url.searchParams.get('flash') === 'saved' ? attendanceMessages[language].saved : null,
  };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language, path, form } = await ownersForm(
    'catalogue',
    args,
    '/admin/dates/:date/attendance',
  );
  const day = textOf(form, 'day');
  const changes = [...form.keys()]
    .filter((name) => name.startsWith('before-'))
    .map((name) => name.slice('before-'.length))
    .map((orderId) => ({
      orderId,
      before: textOf(form, `before-${orderId}`),
      mark: textOf(form, `mark-${orderId}`),
    }))
    .filter(({ before, mark }) => before !== mark);
  const outcome = await markAttendance(world, who, { dateId: args.params.date, day, changes });
  if (outcome.ok) throw redirect(`${path}?day=${encodeURIComponent(day)}&flash=saved`, 303);
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  return data({ problem: attendanceMessages[language].changed }, { status: 409 });
}

type Props = Route.ComponentProps['loaderData'];

export default function Attendance({ loaderData }: Route.ComponentProps) {
  const refused = useActionResult<{ problem: string }>();
  const { dateId, title, day, lead, days, counted, register, done } = loaderData;
  const words = useWords(attendanceMessages);
  return (
    <AdminFrame
      page="dates"
      title={words.title}
      lead={`${title} · ${lead}`}
      actions={
        day && (
          <ButtonLink href={`/admin/bookings?week=${day}`} variant="ghost" isCompact isPlain>
            {words.calendar}
          </ButtonLink>
        )
      }
      back={{ href: `/admin/dates/${dateId}`, label: words.back }}
    >
      {refused ? <Refused title={words.problem} text={refused.problem} /> : <Done text={done} />}
      <Days days={days} day={day} words={words} />
      {register.length === 0 || !day ? (
        <p>{words.empty}</p>
      ) : (
        <Form method="post" className="register stack" key={day}>
          <input type="hidden" name="day" value={day} />
          <p className="hint">{counted}</p>
          <ol>
            {register.map((one) => {
              const before = one.marks[day] ?? '';
              return (
                <li key={one.orderId}>
                  <input type="hidden" name={`before-${one.orderId}`} value={before} />
                  <Participant one={one} before={before} />
                </li>
              );
            })}
          </ol>
          <div className="actions">
            <SubmitButton label={words.save} />
          </div>
        </Form>
      )}
    </AdminFrame>
  );
}

function Days({ days, day, words }: { days: Props['days']; day: string | null; words: AttendanceWords }) {
  if (days.length < 2) return null;
  return (
    <nav className="tabs register-days" aria-label={words.days}>
      {days.map(({ date, label }) => (
        <a className="tab" key={date} href={`?day=${date}`} aria-current={date === day ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

function Participant({ one, before }: { one: RegisteredParticipant; before: string }) {
  const words = useWords(attendanceMessages);
  const name = one.name || one.email || words.nameless;
  return (
    <fieldset>
      <legend>
        {name}
        <small>
          {one.orderNumber}
          {!one.hasSeat && ` · ${words.left}`}
        </small>
      </legend>
      <div className="segments" key={before}>
        {(['present', 'absent', ''] as const).map((mark) => (
          <label key={mark}>
            {words.marks[mark]}
            <input type="radio" name={`mark-${one.orderId}`} value={mark} defaultChecked={mark === before} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
