import { useNavigation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { AdminFrame, adminMeta } from '../frame.tsx';
import { Done, Refused } from '../refused.tsx';
import type { Route } from './+types/student';
import type { RefusedDetails } from './details.ts';
import { readStudent, type StudentPlace, type StudentView } from './read-student.ts';
import { requestedStudent } from './requested-student.ts';
import { StudentContact, StudentTags } from './student-contact.tsx';
import { StudentNotes } from './student-notes.tsx';
import { PartWays, SharedJournal, StudentBookings, StudentOrders } from './student-parts.tsx';
import { type StudentsWords, studentsMessages } from './students.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/students/<account>`, or `/admin/students/guest?email=…` for guests. */
export async function loader(args: Route.LoaderArgs) {
  const { url, world, who, student } = await requestedStudent(args);
  const { language } = factsOf(args.context);
  const { studioName } = await studioIdentity(world);
  const after = {
    entries: countIn(url, 'entries'),
    credits: countIn(url, 'credits'),
    notes: countIn(url, 'notes'),
  };
  const flash = url.searchParams.get('flash');
  return {
    language,
    studioName,
    after,
    flash,
    userId: who.userId ?? '',
    student: await readStudent(world, student, { language, after }),
  };
}

function countIn(url: URL, name: keyof StudentPlace): number {
  const text = url.searchParams.get(name) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const student = loaderData?.student;
  return adminMeta(student && (student.name || student.email), loaderData?.studioName);
}

export default function Student({ loaderData }: Route.ComponentProps) {
  const refused = useActionResult<RefusedDetails | { isGone: true }>();
  const { language, studioName, student, after, flash, userId } = loaderData;
  const words = studentsMessages[language];
  const isBusy = useNavigation().formMethod === 'POST';
  const forWhom = new URLSearchParams({ name: student.name, email: student.email });
  return (
    <AdminFrame
      page="students"
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
      {refused ? <RefusedMessage {...{ refused, words }} /> : <Done text={doneText(flash, words)} />}
      <StudentTags {...{ student, words }} />
      <div className="admin-columns student-record">
        <div>
          <StudentNotes {...{ student, words, after, language, userId }} />
          <SharedJournal {...{ student, words, after, language }} />
        </div>
        <div>
          <StudentContact
            {...{ student, words, isBusy }}
            refused={refused && 'typed' in refused ? refused : null}
          />
          <section className="admin-section" id="credits">
            <h2>{words.credits}</h2>
            {student.entitlements.length > 0 ? (
              <Leaders isFull rows={student.entitlements} />
            ) : (
              <p className="admin-none">{words.noCredits}</p>
            )}
            <PartWays of="credits" {...{ student, after, language }} />
            <RevokeAccess {...{ student, words, isBusy }} />
          </section>
        </div>
      </div>
      <StudentBookings {...{ student, words }} />
      <StudentOrders {...{ student, words }} />
    </AdminFrame>
  );
}

interface RevokeAccessProps {
  student: StudentView;
  words: StudentsWords;
  isBusy: boolean;
}

/** The only action of the owner that ends an access; one course at a time, confirmed. */
function RevokeAccess({ student, words, isBusy }: RevokeAccessProps) {
  const enrolments = student.entitlements.flatMap(({ key, course }) => (course ? [{ key, course }] : []));
  if (enrolments.length === 0) return null;
  return (
    <div className="remedies">
      {enrolments.map(({ key, course }) => (
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
      ))}
    </div>
  );
}

function RefusedMessage({
  refused,
  words,
}: {
  refused: RefusedDetails | { isGone: true };
  words: StudentsWords;
}) {
  if ('isGone' in refused) return <Refused title={words.revoke.problem} text={words.revoke.gone} />;
  return <Refused title={words.details.problem} text={words.details[refused.refusal]} />;
}

function doneText(flash: string | null, words: StudentsWords): string | null {
  if (flash === 'revoked') return words.revoke.done;
  return flash === 'details' ? words.details.done : null;
}
