import { ListLinks } from '#app/ui/list-links.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { listMessages } from '#app/web/lists/list.messages.ts';
import type { Language } from '#studio/shared/language.ts';
import type { StudentPlace, StudentView } from './read-student.ts';
import type { HistoryWords } from './student-history.messages.ts';
import type { StudentsWords } from './students.messages.ts';

/** Shared journal entries and goals. Guests have none. */
export function SharedJournal({ student, words, after, language }: PartProps & { words: StudentsWords }) {
  if (!student.joined) return null;
  const { goals, entries } = student;
  return (
    <section className="admin-section" id="entries">
      <h2>{words.shared}</h2>
      {goals.length + entries.length === 0 && <p className="admin-none">{words.noneShared}</p>}
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
      <PartWays of="entries" {...{ student, after, language }} />
    </section>
  );
}

interface PartProps {
  student: StudentView;
  after: StudentPlace;
  language: Language;
}

/** Pagination that keeps the other lists' offsets. */
export function PartWays({ of, student, after, language }: PartProps & { of: keyof StudentPlace }) {
  const hrefOf = (count: number | null) => {
    if (count === null) return null;
    const query = new URLSearchParams(student.isGuest ? { email: student.email } : {});
    for (const [name, at] of Object.entries({ ...after, [of]: count }))
      if (at > 0) query.set(name, String(at));
    return `?${query}#${of}`;
  };
  const { previous, next } = student.ways[of];
  return <ListLinks previous={hrefOf(previous)} next={hrefOf(next)} words={listMessages[language]} />;
}

export function StudentBookings({ student, words }: { student: StudentView; words: StudentsWords }) {
  return (
    <section className="admin-section">
      <Table
        caption={words.bookings}
        columns={[
          { key: 'when', name: words.when },
          { key: 'what', name: words.what },
          { key: 'state', name: words.state },
        ]}
        rows={student.bookings.map(({ id, when, what, state, isOff }) => ({
          key: id,
          ...(isOff ? { variant: 'off' as const } : {}),
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

export function StudentOrders({
  student,
  words,
  history,
}: {
  student: StudentView;
  words: StudentsWords;
  history: HistoryWords;
}) {
  return (
    <section className="admin-section">
      <Table
        caption={words.orders}
        columns={[
          { key: 'number', name: words.order },
          { key: 'what', name: words.what },
          { key: 'placed', name: words.placed },
          { key: 'amount', name: words.amount, isNumber: true },
          { key: 'status', name: words.state },
          { key: 'refund', name: history.refund },
        ]}
        rows={student.orders.map(({ id, number, status, plan, canRefund, ...cells }) => ({
          key: id,
          cells: {
            ...cells,
            number: <TextLink href={`/admin/orders/${id}`}>{number}</TextLink>,
            status: plan ? `${status}. ${plan}` : status,
            refund: canRefund ? (
              <TextLink href={`/admin/orders/${id}/refund`}>
                {history.refund}
                <span className="unseen">{number}</span>
              </TextLink>
            ) : (
              '–'
            ),
          },
        }))}
        empty={words.noOrders}
      />
      {student.hasMoreOrders && (
        <TheRest list="/admin/orders" email={student.email} label={words.allOrders} />
      )}
    </section>
  );
}
