import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TabLinks } from '#app/ui/navigation/tab-links.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { AdminFrame } from '../../frame.tsx';
import { newMessageHref } from '../../new-message-href.ts';
import { readSuppressions } from '../../people/inbox/suppression/read-suppressions.ts';
import { Suppressed } from '../../people/inbox/suppression/suppressed.tsx';
import { Done, Refused } from '../../refused.tsx';
import type { Route } from './+types/student';
import { StudentHomework } from './homework/student-homework.tsx';
import { readStudent, type StudentPlace, type StudentView } from './read-student.ts';
import { requestedStudent } from './requested-student.ts';
import type {
  RefusedCourse,
  RefusedDetails,
  RefusedGrant,
  RefusedHomework,
  RefusedRemoval,
  RefusedRevocation,
} from './student-actions.ts';
import { StudentAbout, StudentContact } from './student-contact.tsx';
import { StudentCourses, StudentCredits } from './student-credits.tsx';
import { type HistoryWords, studentHistoryMessages } from './student-history.messages.ts';
import { StudentApplications, StudentConsent, StudentMessages } from './student-history.tsx';
import { StudentMoney } from './student-money.tsx';
import { StudentMore } from './student-more.tsx';
import { StudentNotes } from './student-notes.tsx';
import { SharedJournal } from './student-parts.tsx';
import { type RecordWords, studentRecordMessages } from './student-record.messages.ts';
import { NextSession, PastSessions, StudentRecordings } from './student-sessions.tsx';
import { type StudentsWords, studentsMessages } from './students.messages.ts';
import { VoiceMark } from './voice-mark.tsx';

/** `/admin/students/<account>`, or `/admin/students/guest?email=…` for guests. */
export async function loader(args: Route.LoaderArgs) {
  const { url, path, world, who, student } = await requestedStudent(args);
  const { language } = factsOf(args.context);
  const after = {
    entries: countIn(url, 'entries'),
    credits: countIn(url, 'credits'),
    notes: countIn(url, 'notes'),
  };
  const flash = url.searchParams.get('flash');
  return {
    language,
    after,
    flash,
    userId: who.userId ?? '',
    /** Guests have no account id, so their address has the email. */
    path: `${path}?${new URLSearchParams(student.userId ? {} : { email: student.email })}`,
    idempotencyKey: newIdempotencyKey(),
    suppressions: await readSuppressions(world, { ...who, language }, student.emails),
    student: await readStudent(world, student, { who, language, after }),
  };
}

function countIn(url: URL, name: keyof StudentPlace): number {
  const text = url.searchParams.get(name) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

export default function Student({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const refused = useActionResult<RefusedAction>();
  const { student, flash, path, suppressions } = loaderData;
  const words = useWords(studentsMessages);
  const history = studentHistoryMessages[language];
  const record = studentRecordMessages[language];
  const pathTo = (resource: string) => path.replace('?', `/${resource}?`).replace(/\?$/, '');
  return (
    <AdminFrame
      page="students"
      title={student.name || words.nameless}
      back={{ href: '/admin/students', label: words.back }}
      mark={<VoiceMark voiceType={student.details.voiceType} />}
      about={<StudentAbout student={student} words={words} />}
      actions={<Actions student={student} words={words} history={history} record={record} pathTo={pathTo} />}
    >
      {refused ? <RefusedMessage refused={refused} words={words} /> : <Done text={doneText(flash, words)} />}
      <Suppressed back={path.replace(/\?$/, '')} suppressions={suppressions} />
      <Parts student={student} words={words} history={history} record={record} />
      <Columns {...loaderData} words={words} history={history} record={record} refused={refused} />
    </AdminFrame>
  );
}

interface PartsProps {
  student: StudentView;
  words: StudentsWords;
  history: HistoryWords;
  record: RecordWords;
}

type ColumnsProps = Route.ComponentProps['loaderData'] &
  PartsProps & { refused: RefusedAction | null | undefined };

function Columns({ words, history, record, refused, ...loaded }: ColumnsProps) {
  const { student, after, userId, idempotencyKey } = loaded;
  return (
    <div className="record-columns">
      <div>
        <NextSession student={student} words={record} />
        <PastSessions student={student} words={record} />
      </div>
      <div>
        <StudentNotes student={student} words={words} after={after} userId={userId} />
        <StudentHomework
          student={student}
          words={words}
          idempotencyKey={idempotencyKey}
          refused={refused && 'homeworkFields' in refused ? refused : null}
        />
        <SharedJournal student={student} words={words} after={after} />
        <StudentMessages student={student} words={history} />
      </div>
      <div>
        <StudentCredits
          student={student}
          words={words}
          record={record}
          after={after}
          idempotencyKey={idempotencyKey}
          grant={refused && 'grantFields' in refused ? refused : null}
          revocation={refused && 'revocation' in refused ? refused : null}
        />
        <StudentCourses
          student={student}
          words={words}
          history={history}
          record={record}
          idempotencyKey={idempotencyKey}
          course={refused && 'courseFields' in refused ? refused : null}
        />
        <StudentRecordings student={student} words={record} />
      </div>
      <div>
        <StudentContact
          student={student}
          words={words}
          history={history}
          record={record}
          refused={refused && 'refusal' in refused ? refused : null}
        />
        <StudentMoney student={student} words={words} history={history} record={record} />
        <StudentApplications student={student} words={history} />
        <StudentConsent student={student} words={history} />
      </div>
    </div>
  );
}

function Parts({ student, words, history, record }: PartsProps) {
  const { unanswered, sessions } = student;
  return (
    <TabLinks
      label={record.sections}
      current="overview"
      items={[
        { key: 'overview', name: record.overview, href: '#main' },
        { key: 'notes', name: words.notes, href: '#notes', ...countOf(sessions.totals.notes) },
        { key: 'sessions', name: record.sessions, href: '#sessions', ...countOf(sessions.totals.bookings) },
        {
          key: 'messages',
          name: history.messages,
          href: '#messages',
          ...countOf(unanswered),
          isWaiting: true,
        },
        { key: 'courses', name: record.coursesTitle, href: '#courses' },
        { key: 'money', name: record.money, href: '#money' },
      ]}
    />
  );
}

const countOf = (count: number) => (count > 0 ? { count } : {});

interface ActionsProps extends PartsProps {
  pathTo: (resource: string) => string;
}

function Actions({ student, words, history, record, pathTo }: ActionsProps) {
  const { name, email } = student;
  return (
    <>
      <ButtonLink href={`/admin/bookings/new?${new URLSearchParams({ name, email })}`} isCompact>
        {words.book}
      </ButtonLink>
      <ButtonLink href={newMessageHref({ name, email })} variant="ghost" isPlain isCompact>
        {history.message}
      </ButtonLink>
      <StudentMore student={student} words={words} history={history} record={record} pathTo={pathTo} />
    </>
  );
}

type RefusedAction =
  | RefusedHomework
  | RefusedRemoval
  | RefusedDetails
  | RefusedGrant
  | RefusedCourse
  | RefusedRevocation
  | { isGone: true };

function RefusedMessage({ refused, words }: { refused: RefusedAction; words: StudentsWords }) {
  if ('isGone' in refused) return <Refused title={words.revoke.problem} text={words.revoke.gone} />;
  if ('homeworkFields' in refused) {
    return <Refused title={words.homework.problem} text={words.homework.invalid} />;
  }
  if ('isHomeworkGone' in refused) {
    return <Refused title={words.homework.problem} text={words.homework.gone} />;
  }
  if ('grantFields' in refused) return <Refused title={words.grant.problem} text={words.grant.invalid} />;
  if ('courseFields' in refused) {
    const { problem, invalid, enrolled } = words.enrol;
    return <Refused title={problem} text={refused.isEnrolled ? enrolled : invalid} />;
  }
  if ('revocation' in refused) {
    return <Refused title={words.revokeCredits.problem} text={words.revokeCredits[refused.revocation]} />;
  }
  return <Refused title={words.details.problem} text={words.details[refused.refusal]} />;
}

function doneText(flash: string | null, words: StudentsWords): string | null {
  switch (flash) {
    case 'revoked':
      return words.revoke.done;
    case 'details':
      return words.details.done;
    case 'homework':
      return words.homework.done;
    case 'homework-removed':
      return words.homework.removed;
    case 'granted':
      return words.grant.done;
    case 'enrolled':
      return words.enrol.done;
    case 'credits-revoked':
      return words.revokeCredits.done;
    default:
      return null;
  }
}
