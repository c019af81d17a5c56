import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { NoteHead } from '../../note-head.tsx';
import type { StudentPlace, StudentView } from './read-student.ts';
import { RecordForm, RecordSection } from './record-section.tsx';
import type { RefusedCourse, RefusedGrant, RefusedRevocation } from './student-actions.ts';
import type { HistoryWords } from './student-history.messages.ts';
import { isRevocable } from './student-more.tsx';
import { PartWays } from './student-parts.tsx';
import type { RecordWords } from './student-record.messages.ts';
import type { StudentsWords } from './students.messages.ts';

interface Props {
  student: StudentView;
  words: StudentsWords;
  record: RecordWords;
  after: StudentPlace;
  idempotencyKey: string;
  grant: RefusedGrant | null;
  course: RefusedCourse | null;
  revocation: RefusedRevocation | null;
}

/** What the person can still use, with the forms that add to it or end it. */
export function StudentCredits({ grant, revocation, ...props }: Omit<Props, 'course'>) {
  const { student, words, record, after } = props;
  const entitlements = student.entitlements.filter(({ course }) => !course);
  return (
    <RecordSection id="credits" title={words.credits} form={<GrantCredits {...props} refused={grant} />}>
      {entitlements.length > 0 ? (
        <dl className="record-credits">
          {entitlements.map((one) => (
            <Credit key={one.key} one={one} record={record} />
          ))}
        </dl>
      ) : (
        <p className="admin-none">{words.noCredits}</p>
      )}
      <PartWays of="credits" student={student} after={after} />
      <RevokeCredits student={student} words={words} refused={revocation} />
    </RecordSection>
  );
}

const mostHeads = 20;

function Credit({ one, record }: { one: StudentView['entitlements'][number]; record: RecordWords }) {
  const { label, value, valid, count } = one;
  if (!count) {
    return (
      <div>
        <dt>{label}</dt>
        {value ? <dd>{value}</dd> : null}
      </div>
    );
  }
  const heads = Array.from({ length: count.granted }, (_, place) => place < count.granted - count.left);
  return (
    <div>
      <dt>{label}</dt>
      {valid ? <dd>{valid}</dd> : null}
      {heads.length > mostHeads ? null : (
        <dd className="record-heads" aria-hidden="true">
          {heads.map((isUsed, place) => (
            <NoteHead key={String(place)} state={isUsed ? 'hollow' : 'full'} />
          ))}
        </dd>
      )}
      <dd className="record-left">
        <b>{count.left}</b> {record.creditsLeft}
      </dd>
    </div>
  );
}

/** Courses that are open to the person, with the progress if it is shared. */
export function StudentCourses({
  student,
  words,
  history,
  record,
  course,
  ...props
}: Omit<Props, 'grant' | 'revocation' | 'after'> & { history: HistoryWords }) {
  const { entitlements, studies, isGuest, isProgressShared } = student;
  const open = entitlements.filter((one) => one.course);
  const ids = new Set(open.map(({ courseId }) => courseId));
  const others = studies.filter(({ id }) => !ids.has(id));
  return (
    <RecordSection
      id="courses"
      title={record.coursesTitle}
      form={<GrantCourse student={student} words={words} record={record} {...props} refused={course} />}
    >
      {isGuest || isProgressShared ? null : <p className="admin-none">{history.notShared}</p>}
      {open.length + others.length === 0 ? <p className="admin-none">{record.noCourses}</p> : null}
      <ul className="record-list" hidden={open.length + others.length === 0}>
        {open.map((one) => {
          const study = studies.find(({ id }) => id === one.courseId);
          return (
            <li key={one.key} className="record-course">
              {study ? <Study study={study} history={history} /> : <strong>{one.course}</strong>}
              {one.value ? <small>{one.value}</small> : null}
              <RevokeAccess student={student} words={words} one={one} />
            </li>
          );
        })}
        {others.map((study) => (
          <li key={study.id} className="record-course">
            <Study study={study} history={history} />
          </li>
        ))}
      </ul>
    </RecordSection>
  );
}

function Study({ study, history }: { study: StudentView['studies'][number]; history: HistoryWords }) {
  const { id, title, done, total, percent, isPaused } = study;
  return (
    <ProgressBar
      id={`progress-${id}`}
      label={isPaused ? `${title}, ${history.paused}` : title}
      value={percent}
      valueText={`${percent} %, ${history.progress(done, total)}`}
    />
  );
}

type PartProps = Pick<Props, 'student' | 'words'>;
type GrantProps = PartProps & Pick<Props, 'record' | 'idempotencyKey'>;

function GrantCredits({
  student,
  words: { grant: words },
  record,
  idempotencyKey,
  refused,
}: GrantProps & { refused: RefusedGrant | null }) {
  const field = (name: keyof typeof words.faults, initially: string) => ({
    name,
    idPrefix: 'grant',
    defaultValue: refused?.typed[name] ?? initially,
    error: refused?.grantFields.includes(name) ? words.faults[name] : null,
    autoComplete: 'off',
    takesFocus: true,
  });
  return (
    <RecordForm name={record.grant} isOpen={refused !== null}>
      <PostForm to="credits" className="admin-form" noValidate>
        <IdempotencyKey value={idempotencyKey} />
        <SelectField
          name="offerId"
          idPrefix="grant"
          label={words.offer}
          chosen={refused?.typed.offerId ?? student.sessionOffers[0]?.value ?? ''}
          options={student.sessionOffers}
          error={refused?.grantFields.includes('offerId') ? words.faults.offerId : null}
        />
        <div className="pair">
          <TextField {...field('count', '1')} label={words.count} inputMode="numeric" isRequired />
          <TextField
            {...field('months', '12')}
            label={words.months}
            hint={words.monthsHint}
            inputMode="numeric"
          />
        </div>
        <TextField {...field('reason', '')} label={words.reason} hint={words.reasonHint} isRequired />
        <div className="actions">
          <SubmitButton isCompact label={words.save} />
        </div>
      </PostForm>
    </RecordForm>
  );
}

function GrantCourse({
  student,
  words: { enrol: words, grant },
  record,
  idempotencyKey,
  refused,
}: GrantProps & { refused: RefusedCourse | null }) {
  if (student.courses.length === 0) return null;
  const faulty = (name: 'courseId' | 'reason') => refused?.courseFields.includes(name);
  return (
    <RecordForm name={record.enrol} isOpen={refused !== null}>
      <PostForm to="courses" className="admin-form" noValidate>
        <IdempotencyKey value={idempotencyKey} />
        <SelectField
          name="courseId"
          idPrefix="enrol"
          label={words.course}
          chosen={refused?.typed.courseId ?? student.courses[0]?.value ?? ''}
          options={student.courses}
          error={faulty('courseId') ? words.noCourse : null}
        />
        <TextField
          name="reason"
          idPrefix="enrol"
          label={grant.reason}
          hint={grant.reasonHint}
          defaultValue={refused?.typed.reason ?? ''}
          error={faulty('reason') ? grant.faults.reason : null}
          autoComplete="off"
          isRequired
          takesFocus
        />
        <div className="actions">
          <SubmitButton isCompact label={words.save} />
        </div>
      </PostForm>
    </RecordForm>
  );
}

function RevokeCredits({
  student,
  words: { revokeCredits: words, grant },
  refused,
}: PartProps & { refused: RefusedRevocation | null }) {
  const granted = student.entitlements.filter(isRevocable);
  if (granted.length === 0) return null;
  return (
    <RecordForm name={[words.label]} question={words.question} isOpen={refused !== null} isWrong>
      <PostForm to="credits/revocation" className="admin-form" noValidate>
        <SelectField
          name="id"
          idPrefix="revoke"
          label={words.which}
          chosen={refused?.creditId ?? granted[0]?.key ?? ''}
          options={granted.map(({ key, label, value }) => ({
            value: key,
            label: value ? `${label}, ${value}` : label,
          }))}
        />
        <TextField
          name="reason"
          idPrefix="revoke"
          label={grant.reason}
          hint={grant.reasonHint}
          defaultValue={refused?.reason ?? ''}
          error={refused?.revocation === 'no-reason' ? words['no-reason'] : null}
          autoComplete="off"
          isRequired
          takesFocus
        />
        <div className="actions">
          <SubmitButton variant="wrong" isCompact label={words.yes} />
        </div>
      </PostForm>
    </RecordForm>
  );
}

function RevokeAccess({
  student,
  words,
  one: { key, course },
}: PartProps & { one: StudentView['entitlements'][number] }) {
  if (!course) return null;
  const { revoke } = words;
  const question = revoke.question(student.name || student.email, course);
  return (
    <RecordForm name={[revoke.label(course)]} question={question} isOpen={false} isWrong>
      <div id={`revoke-${key}`}>
        <PostForm to="revocation">
          <input type="hidden" name="id" value={key} />
          <SubmitButton variant="wrong" isCompact label={revoke.yes} />
        </PostForm>
      </div>
    </RecordForm>
  );
}
