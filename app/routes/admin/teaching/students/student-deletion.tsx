import { data, Form, redirect } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { isChecked, readForm } from '#app/web/forms/read-form.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage } from '#app/web/words.ts';
import { filesGoneWithinHours } from '#platform/files/removal-delay.ts';
import { eraseGuest } from '#studio/office/privacy/erase-guest.ts';
import { eraseStudent } from '#studio/office/privacy/erase-student.ts';
import { recordsOf } from '#studio/office/privacy/guests.queries.ts';
import { activeItems } from '#studio/office/privacy/live-things.queries.ts';
import { AdminFrame } from '../../frame.tsx';
import { Refused } from '../../refused.tsx';
import type { Route } from './+types/student-deletion';
import { requestedStudent } from './requested-student.ts';
import { type HistoryWords, studentHistoryMessages } from './student-history.messages.ts';

/** `/admin/students/<account>/deletion`: what it means, and what has to be finished first. Also of guests. */
export async function loader(args: Route.LoaderArgs) {
  const { world, path, student } = await requestedStudent(args);
  const { userId, emails } = student;
  const person = { userId, emails };
  const live = await activeItems(world.db.query, person, world.clock.now());
  const records = await recordsOf(world.db.query, person);
  return {
    isGuest: userId === null,
    path: userId ? path : `${path}?${new URLSearchParams({ email: student.email })}`,
    language: factsOf(args.context).language,
    name: student.name || student.email,
    waits: live.waits.map(({ wait, orderId, number, what }, at) => ({
      wait,
      number,
      what,
      key: `${at}`,
      href: orderId && `/admin/orders/${orderId}`,
    })),
    counts: {
      bookings: live.bookings.length,
      applications: live.applications.length,
      credits: live.credits,
      courses: live.courses,
      ...records,
    },
  };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, student } = await requestedStudent(args);
  const form = await readForm(args.request);
  if (!isChecked(form, 'sure')) throw data(null, { status: 400 });
  const { userId, email } = student;
  const { language } = factsOf(args.context);
  const person = { email, language: student.language ?? language };
  const outcome = await (userId
    ? eraseStudent(world, who, { ...person, userId })
    : eraseGuest(world, who, person));
  if (outcome.ok) throw redirect('/admin/students?flash=deleted', 303);
  // Someone signed up with the address in the meantime.
  if (outcome.refusal === 'owner') throw data(null, { status: 404 });
  const words = studentHistoryMessages[language].deletion;
  return data(
    { problem: outcome.refusal === 'no-answer' ? words.noAnswer : words.live },
    { status: refusalStatus(outcome.refusal, 409) },
  );
}

export default function StudentDeletion({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { path, name, isGuest, waits, counts } = loaderData;
  const refused = useActionResult<{ problem: string }>();
  const words = studentHistoryMessages[language].deletion;
  return (
    <AdminFrame page="students" title={words.title(name)} back={{ href: path, label: words.back }}>
      {refused && <Refused title={words.problem} text={refused.problem} />}
      {waits.length > 0 && <Waits waits={waits} words={words} />}
      <p>{isGuest ? words.goneGuest : words.gone}</p>
      <p>{words.files(filesGoneWithinHours)}</p>
      <section className="admin-section">
        <h2>{words.happens}</h2>
        <Happens counts={counts} words={words} />
      </section>
      {waits.length === 0 && (
        <Form method="post" className="remedies spaced">
          <SubmitButton variant="wrong" isPlain name="sure" value="yes" label={words.sure} />
        </Form>
      )}
    </AdminFrame>
  );
}

type View = Route.ComponentProps['loaderData'];
type Words = HistoryWords['deletion'];

function Waits({ waits, words }: { waits: View['waits']; words: Words }) {
  return (
    <Alert variant="wrong" title={words.wait}>
      <p>{words.waitText}</p>
      <ul className="obstacle stack tight">
        {waits.map(({ key, wait, what, number, href }) => (
          <li key={key}>
            {what}: {words.waits[wait]} {href && <TextLink href={href}>{number}</TextLink>}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const live = ['bookings', 'applications', 'credits', 'courses'] as const;

function Happens({ counts, words }: { counts: View['counts']; words: Words }) {
  const isNothing = live.every((kind) => counts[kind] === 0);
  const lines = ([...live, 'openConversations', 'documents'] as const).filter((kind) => counts[kind] > 0);
  return (
    <ul>
      {isNothing ? <li>{words.nothing}</li> : null}
      {lines.map((kind) => (
        <li key={kind}>{words[kind](counts[kind])}</li>
      ))}
    </ul>
  );
}
