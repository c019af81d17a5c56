import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import type { Language } from '#studio/shared/language.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { RefusedCourse } from './course-grant.ts';
import type { RefusedRevocation } from './credit-revocation.ts';
import type { RefusedGrant } from './credits.ts';
import type { StudentPlace, StudentView } from './read-student.ts';
import { PartWays } from './student-parts.tsx';
import type { StudentsWords } from './students.messages.ts';

interface Props {
  student: StudentView;
  words: StudentsWords;
  after: StudentPlace;
  language: Language;
  isBusy: boolean;
  idempotencyKey: string;
  grant: RefusedGrant | null;
  course: RefusedCourse | null;
  revocation: RefusedRevocation | null;
}

/** What the person can still use, with the actions that add to it or end it. */
export function StudentCredits({ grant, course, revocation, ...props }: Props) {
  const { student, words, after, language, isBusy } = props;
  return (
    <section className="admin-section" id="credits">
      <h2>{words.credits}</h2>
      {student.entitlements.length > 0 ? (
        <Leaders isFull rows={student.entitlements} />
      ) : (
        <p className="admin-none">{words.noCredits}</p>
      )}
      <PartWays of="credits" {...{ student, after, language }} />
      <div className="remedies">
        <GrantCredits {...props} refused={grant} />
        <GrantCourse {...props} refused={course} />
        <RevokeCredits {...{ student, words, isBusy }} refused={revocation} />
        <RevokeAccess {...{ student, words, isBusy }} />
      </div>
    </section>
  );
}

type PartProps = Pick<Props, 'student' | 'words' | 'isBusy'>;

function GrantCredits({
  student,
  words: { grant: words },
  isBusy,
  idempotencyKey,
  refused,
}: PartProps & { idempotencyKey: string; refused: RefusedGrant | null }) {
  const field = (name: keyof typeof words.faults, initially: string) => ({
    name,
    idPrefix: 'grant',
    defaultValue: refused?.typed[name] ?? initially,
    error: refused?.grantFields.includes(name) ? words.faults[name] : null,
    autoComplete: 'off',
    takesFocus: true,
  });
  return (
    <ConfirmDialog label={words.label} isOpen={refused !== null}>
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
        <div className="two">
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
          <Button type="submit" isBusy={isBusy} isCompact>
            {words.save}
          </Button>
        </div>
      </PostForm>
    </ConfirmDialog>
  );
}

function GrantCourse({
  student,
  words: { enrol: words, grant },
  isBusy,
  idempotencyKey,
  refused,
}: PartProps & { idempotencyKey: string; refused: RefusedCourse | null }) {
  if (student.courses.length === 0) return null;
  const faulty = (name: 'courseId' | 'reason') => refused?.courseFields.includes(name);
  return (
    <ConfirmDialog label={words.label} isOpen={refused !== null}>
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
          <Button type="submit" isBusy={isBusy} isCompact>
            {words.save}
          </Button>
        </div>
      </PostForm>
    </ConfirmDialog>
  );
}

/** Granted ones only: what was bought is refunded on its order. */
function RevokeCredits({
  student,
  words: { revokeCredits: words, grant },
  isBusy,
  refused,
}: PartProps & { refused: RefusedRevocation | null }) {
  const granted = student.entitlements.filter(({ isGranted, kind }) => isGranted && kind === 'credit');
  if (granted.length === 0) return null;
  return (
    <ConfirmDialog label={words.label} question={words.question} isOpen={refused !== null}>
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
          <Button type="submit" variant="wrong" isBusy={isBusy} isCompact>
            {words.yes}
          </Button>
        </div>
      </PostForm>
    </ConfirmDialog>
  );
}

/** One course at a time, confirmed. */
function RevokeAccess({ student, words, isBusy }: PartProps) {
  return student.entitlements
    .flatMap(({ key, course }) => (course ? [{ key, course }] : []))
    .map(({ key, course }) => (
      <ConfirmDialog
        key={key}
        label={words.revoke.label(course)}
        question={words.revoke.question(student.name || student.email, course)}
      >
        <PostForm to="revocation">
          <input type="hidden" name="id" value={key} />
          <Button type="submit" variant="wrong" isCompact isBusy={isBusy}>
            {words.revoke.yes}
          </Button>
        </PostForm>
      </ConfirmDialog>
    ));
}
