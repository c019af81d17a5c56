import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { NoteHead } from '../../note-head.tsx';
import type { StudentView } from './read-student.ts';
import { HeadingLink, RecordSection } from './record-section.tsx';
import type { HistoryWords } from './student-history.messages.ts';
import type { RecordWords } from './student-record.messages.ts';
import type { StudentsWords } from './students.messages.ts';

interface Props {
  student: StudentView;
  words: StudentsWords;
  history: HistoryWords;
  record: RecordWords;
}

export function StudentMoney({ student, words, history, record }: Props) {
  const { year, sums, orders, hasMoreOrders } = student.money;
  const all = `/admin/orders?${new URLSearchParams({ q: student.email })}`;
  return (
    <RecordSection
      id="money"
      title={record.money}
      link={hasMoreOrders ? <HeadingLink href={all} name={[words.allOrders]} /> : null}
    >
      <Leaders
        isFull
        rows={sums.flatMap(({ currency, paid, outstanding }) => [
          { key: `paid ${currency}`, label: record.paidIn(year), value: paid },
          { key: `outstanding ${currency}`, label: record.outstanding, value: outstanding },
        ])}
      />
      {orders.length === 0 ? <p className="admin-none">{words.noOrders}</p> : null}
      <ul className="record-list record-orders" hidden={orders.length === 0}>
        {orders.map(({ id, number, what, placed, plan, amount, status, head, canRefund }) => (
          <li key={id} className="record-row">
            <span>
              <a href={`/admin/orders/${id}`}>
                <strong>
                  {number} · {what}
                </strong>
              </a>
              <small>{[placed, plan].filter(Boolean).join(' · ')}</small>
            </span>
            <span className="record-amount">
              <b>{amount}</b>
              <small>
                <NoteHead state={head} /> {status}
              </small>
              {canRefund ? (
                <TextLink href={`/admin/orders/${id}/refund`}>
                  {history.refund}
                  <span className="unseen"> {number}</span>
                </TextLink>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}
