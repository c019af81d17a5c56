import { Button } from '#app/ui/forms/button.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { StudentView } from './read-student.ts';
import type { StudentsWords } from './students.messages.ts';

interface RevokeAccessProps {
  student: StudentView;
  words: StudentsWords;
  isBusy: boolean;
}

/** The only action of the owner that ends an access; one course at a time, confirmed. */
export function RevokeAccess({ student, words, isBusy }: RevokeAccessProps) {
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
