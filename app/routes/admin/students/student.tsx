import { data, redirect, useNavigation } from 'react-router';
import { FactLink } from '#app/ui/email-address.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { ListWays } from '#app/ui/list-ways.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { listMessages } from '#app/web/lists/list.messages.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { revokeEnrolment } from '#studio/learning/revoke-enrolment.ts';
import type { Language } from '#studio/shared/language.ts';
import { studentFacts } from '#studio/students/student.queries.ts';
import { AdminFrame, adminLinks, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { Done, Refused } from '../refused.tsx';
import type { Route } from './+types/student';
import { readStudent, type StudentPlace, type StudentView } from './read-student.ts';
import { RevokeAccess } from './revoke-access.tsx';
import { type StudentsWords, studentsMessages } from './students.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/students/<account>`, or `/admin/students/guest?email=…` for guests. */
export async function loader(args: Route.LoaderArgs) {
  const { url, world, student } = await personAsked(args);
  const { language } = factsOf(args.context);
  const { studioName } = await studioIdentity(world);
  const after = { entries: countIn(url, 'entries'), credits: countIn(url, 'credits') };
  const isRevoked = url.searchParams.get('did') === 'revoked';
  return {
    language,
    studioName,
    after,
    isRevoked,
    student: await readStudent(world, student, language, after),
  };
}

export async function action(args: Route.ActionArgs) {
  const { url, world, who, student } = await personAsked(args);
  const form = await readForm(args.request);
  const outcome = await revokeEnrolment(world, who, {
    entitlementId: textOf(form, 'id'),
    emails: student.emails,
    userId: student.userId,
  });
  if (!outcome.ok) return data({ isGone: true }, { status: 409 });
  const query = new URLSearchParams(student.userId ? {} : { email: student.email });
  query.set('did', 'revoked');
  throw redirect(`${url.pathname}?${query}`);
}

async function personAsked({ request, context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly(request, context, url.pathname + url.search);
  const world = worldOf(context);
  const email = (url.searchParams.get('email') ?? '').slice(0, 254);
  const asked = params.student === 'guest' ? { email } : { userId: params.student };
  const student = await studentFacts(world.db.query, who, asked);
  if (!student) throw data(null, { status: 404 });
  return { url, who, world, student };
}

function countIn(url: URL, name: keyof StudentPlace): number {
  const text = url.searchParams.get(name) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

export const links = () => adminLinks();

export function meta({ loaderData }: Route.MetaArgs) {
  const student = loaderData?.student;
  return adminMeta(student && (student.name || student.email), loaderData?.studioName);
}

export default function Student({ loaderData, actionData }: Route.ComponentProps) {
  const { language, studioName, student, after, isRevoked } = loaderData;
  const words = studentsMessages[language];
  const isBusy = useNavigation().formMethod === 'POST';
  const forWhom = new URLSearchParams({ name: student.name, email: student.email });
  return (
    <AdminFrame
      section="students"
      title={student.name || words.nameless}
      back={
        <TextLink href="/admin/students" leads="back">
          {words.back}
        </TextLink>
      }
      actions={
        <ButtonLink href={`/admin/bookings/new?${forWhom}`} isCompact>
          {words.book}
        </ButtonLink>
      }
      {...{ language, studioName }}
    >
      {actionData ? <Refused title={words.revoke.problem} text={words.revoke.gone} /> : null}
      <Done text={isRevoked && !actionData ? words.revoke.done : null} />
      <div className="office-bill">
        <Leaders
          isFull
          isFacts
          rows={[
            {
              key: 'email',
              label: words.email,
              value: <FactLink href={`mailto:${student.email}`} text={student.email} />,
            },
            { key: 'joined', label: words.joined, value: joinedText(student, words) },
          ]}
        />
      </div>
      <section className="office-section" id="credits">
        <h2>{words.credits}</h2>
        {student.entitlements.length > 0 ? (
          <div className="office-bill">
            <Leaders isFull rows={student.entitlements} />
          </div>
        ) : (
          <p className="office-none">{words.noCredits}</p>
        )}
        <Part of="credits" {...{ student, after, language }} />
        <RevokeAccess {...{ student, words, isBusy }} />
      </section>
      <Shared {...{ student, words, after, language }} />
      <Hours {...{ student, words }} />
      <Orders {...{ student, words }} />
    </AdminFrame>
  );
}

function joinedText({ joined, guestSince }: StudentView, words: StudentsWords): string {
  return joined ?? (guestSince ? words.guestSince(guestSince) : words.guest);
}

/** Shared journal entries and goals. Guests have none. */
function Shared({ student, words, after, language }: PartProps & { words: StudentsWords }) {
  if (!student.joined) return null;
  const { goals, entries } = student;
  return (
    <section className="office-section" id="entries">
      <h2>{words.shared}</h2>
      {goals.length + entries.length === 0 && <p className="office-none">{words.noneShared}</p>}
      {goals.length + entries.length > 0 && (
        <dl className="answers">
          {goals.length > 0 && (
            <div>
              <dt>{words.goals}</dt>
              {goals.map(({ id, body, reached }) => (
                <dd key={id}>
                  {body} {reached && <span className="hint">{words.reached(reached)}</span>}
                </dd>
              ))}
            </div>
          )}
          {entries.map(({ id, body, written }) => (
            <div key={id}>
              <dt>{words.entry(written)}</dt>
              <dd>{body}</dd>
            </div>
          ))}
        </dl>
      )}
      <Part of="entries" {...{ student, after, language }} />
    </section>
  );
}

interface PartProps {
  student: StudentView;
  after: StudentPlace;
  language: Language;
}

/** Pagination that keeps the other lists' offsets. */
function Part({ of, student, after, language }: PartProps & { of: keyof StudentPlace }) {
  const hrefOf = (count: number | null) => {
    if (count === null) return null;
    const query = new URLSearchParams(student.isGuest ? { email: student.email } : {});
    for (const [name, at] of Object.entries({ ...after, [of]: count }))
      if (at > 0) query.set(name, String(at));
    return `?${query}#${of}`;
  };
  const { previous, next } = student.ways[of];
  return <ListWays previous={hrefOf(previous)} next={hrefOf(next)} words={listMessages[language]} />;
}

function Hours({ student, words }: { student: StudentView; words: StudentsWords }) {
  return (
    <section className="office-section">
      <Table
        caption={words.bookings}
        columns={[
          { key: 'when', name: words.when },
          { key: 'what', name: words.what },
          { key: 'state', name: words.state },
        ]}
        rows={student.bookings.map(({ id, when, what, state, isOff }) => ({
          key: id,
          ...(isOff ? { look: 'off' as const } : {}),
          cells: { when: <TextLink href={`/admin/bookings/${id}`}>{when}</TextLink>, what, state },
        }))}
        empty={words.noBookings}
      />
      {student.hasMoreBookings && (
        <TheRest list="/admin/bookings/list" email={student.email} label={words.allBookings} />
      )}
    </section>
  );
}

/** Links to the full list, filtered by email. */
function TheRest({ list, email, label }: { list: string; email: string; label: string }) {
  return (
    <p className="actions">
      <TextLink href={`${list}?${new URLSearchParams({ q: email })}`} leads="on">
        {label}
      </TextLink>
    </p>
  );
}

function Orders({ student, words }: { student: StudentView; words: StudentsWords }) {
  return (
    <section className="office-section">
      <Table
        caption={words.orders}
        columns={[
          { key: 'number', name: words.order },
          { key: 'what', name: words.what },
          { key: 'placed', name: words.placed },
          { key: 'amount', name: words.amount, isNumber: true },
          { key: 'status', name: words.state },
        ]}
        rows={student.orders.map(({ id, number, ...cells }) => ({
          key: id,
          cells: { ...cells, number: <TextLink href={`/admin/orders/${id}`}>{number}</TextLink> },
        }))}
        empty={words.noOrders}
      />
      {student.hasMoreOrders && (
        <TheRest list="/admin/orders" email={student.email} label={words.allOrders} />
      )}
    </section>
  );
}
