import type { MouseEvent } from 'react';
import type { StudentView } from './read-student.ts';
import type { HistoryWords } from './student-history.messages.ts';
import type { RecordWords } from './student-record.messages.ts';
import type { StudentsWords } from './students.messages.ts';

interface Props {
  student: StudentView;
  words: StudentsWords;
  history: HistoryWords;
  record: RecordWords;
  pathTo: (resource: string) => string;
}

const closeMenu = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  currentTarget.closest('details')?.removeAttribute('open');

/** Links to a field of a form open the disclosure around it, which browsers do without scripts. */
export function StudentMore({ student, words, history, record, pathTo }: Props) {
  const { entitlements, courses, isGuest } = student;
  const items = [
    { key: 'payment', href: pathTo('payment'), name: words.recordPayment },
    { key: 'grant', href: '#grant-offerId', name: words.grant.label },
    ...(courses.length > 0 ? [{ key: 'enrol', href: '#enrol-courseId', name: words.enrol.label }] : []),
    ...(entitlements.some(isRevocable)
      ? [{ key: 'revoke', href: '#revoke-id', name: words.revokeCredits.label }]
      : []),
    ...entitlements.flatMap(({ key, course }) =>
      course ? [{ key, href: `#revoke-${key}`, name: words.revoke.label(course) }] : [],
    ),
    { key: 'details', href: '#details-phone', name: words.details.edit },
  ];
  return (
    <details className="student-more">
      <summary className="button ghost plain compact">{record.more}</summary>
      <ul>
        {items.map(({ key, href, name }) => (
          <li key={key}>
            <a href={href} onClick={closeMenu}>
              {name}
            </a>
          </li>
        ))}
        <li>
          <a href={pathTo('export.zip')} download>
            {history.exportData}
          </a>
          <small>{history.dataHint}</small>
        </li>
        <li>
          <a className="wrong" href={pathTo('deletion')}>
            {isGuest ? history.deleteGuest : history.deleteStudent}
          </a>
        </li>
      </ul>
    </details>
  );
}

/** What was bought is refunded on its order. */
export const isRevocable = ({ isGranted, kind }: StudentView['entitlements'][number]) =>
  isGranted && kind === 'credit';
