import { NoteHead } from '../../note-head.tsx';
import type { StudentView } from './read-student.ts';
import { HeadingLink, RecordSection } from './record-section.tsx';
import type { RecordWords } from './student-record.messages.ts';

interface Props {
  student: StudentView;
  words: RecordWords;
}

type Session = StudentView['sessions']['ahead'][number];

export function NextSession({ student, words }: Props) {
  const { ahead, usual } = student.sessions;
  const { name, email } = student;
  return (
    <RecordSection id="sessions" title={words.next}>
      {ahead.length === 0 ? <p className="admin-none">{words.noneAhead}</p> : null}
      <ul className="record-list" hidden={ahead.length === 0 && !usual}>
        {ahead.map((one, place) => (
          <SessionRow key={one.id} one={one} isNext={place === 0}>
            {[one.facts, one.place, one.state].filter(Boolean).join(' · ')}
          </SessionRow>
        ))}
        {usual ? (
          <li className="record-row">
            <small>{usual.text}</small>
            <HeadingLink
              href={`/admin/bookings/new?${new URLSearchParams({
                name,
                email,
                day: usual.day,
                time: usual.time,
                minutes: usual.minutes,
              })}`}
              name={[usual.book]}
            />
          </li>
        ) : null}
      </ul>
    </RecordSection>
  );
}

export function PastSessions({ student, words }: Props) {
  const { past, totals } = student.sessions;
  const all = `/admin/bookings/list?${new URLSearchParams({ q: student.email })}`;
  return (
    <RecordSection
      id="past"
      title={words.past}
      link={
        totals.bookings > 0 ? (
          <HeadingLink href={all} name={[words.moreThan(totals.bookings), ` · ${words.sessions}`]} />
        ) : null
      }
    >
      {past.length === 0 ? <p className="admin-none">{words.nonePast}</p> : null}
      <ul className="record-list" hidden={past.length === 0}>
        {past.map((one) => (
          <SessionRow key={one.id} one={one}>
            {[one.facts, one.hasNote ? words.note : '', one.state].filter(Boolean).join(' · ')}
          </SessionRow>
        ))}
      </ul>
    </RecordSection>
  );
}

function SessionRow({ one, isNext, children }: { one: Session; isNext?: boolean; children: string }) {
  return (
    <li>
      <a href={`/admin/bookings/${one.id}`} className={one.isOff ? 'record-row off' : 'record-row'}>
        <span>
          <strong className={isNext ? 'record-next' : undefined}>
            {one.day} {one.time}
          </strong>
          <small>{children}</small>
        </span>
        <NoteHead state={one.head} />
      </a>
    </li>
  );
}

export function StudentRecordings({ student, words }: Props) {
  const { recordings } = student.sessions;
  const { note } = student;
  if (recordings.length === 0 && !note) return null;
  return (
    <RecordSection
      id="recordings"
      title={words.recordings}
      link={
        note ? (
          <HeadingLink href={`/admin/bookings/${note.bookingId}/brief#recordings`} name={words.upload} />
        ) : null
      }
    >
      {recordings.length === 0 ? <p className="admin-none">{words.noRecordings}</p> : null}
      <ul className="record-list" hidden={recordings.length === 0}>
        {recordings.map(({ id, booking, name, facts, session }) => (
          <li key={id}>
            <a href={`/admin/bookings/${booking}/recordings/${id}`} className="record-row">
              <span>
                <strong>{name}</strong>
                <small>{[words.recordingOf(session), facts].filter(Boolean).join(' · ')}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}
