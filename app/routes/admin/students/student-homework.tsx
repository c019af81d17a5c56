import { Button } from '#app/ui/forms/button.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { excerpt } from '#studio/shared/excerpt.ts';
import { ConfirmButton } from '../action-buttons.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import type { RefusedHomework } from './homework.ts';
import type { StudentView } from './read-student.ts';
import type { StudentsWords } from './students.messages.ts';

interface Props {
  student: StudentView;
  words: StudentsWords;
  isBusy: boolean;
  idempotencyKey: string;
  refused: RefusedHomework | null;
}

const longestLabel = 30;

export function StudentHomework({ student, words: { homework: words }, ...form }: Props) {
  return (
    <section className="admin-section" id="homework">
      <h2>{words.title}</h2>
      {student.homework.length === 0 ? <p className="admin-none">{words.none}</p> : null}
      {student.homework.map(({ id, body, due, state }) => (
        <article className="note" key={id}>
          <p>{body}</p>
          <footer>
            <small>{[due, state].filter(Boolean).join(' · ')}</small>
            <ConfirmButton
              to={`homework/${id}/removal`}
              label={words.removeLabel(excerpt(body, longestLabel))}
              question={words.question}
              yes={words.remove}
            />
          </footer>
        </article>
      ))}
      <div className="remedies">
        <SetHomework words={words} {...form} />
      </div>
    </section>
  );
}

function SetHomework({
  words,
  isBusy,
  idempotencyKey,
  refused,
}: Omit<Props, 'student' | 'words'> & { words: StudentsWords['homework'] }) {
  const errorOf = (name: keyof typeof words.faults) =>
    refused?.homeworkFields.includes(name) ? words.faults[name] : null;
  return (
    <ConfirmDialog label={words.label} isOpen={refused !== null}>
      <PostForm to="homework" className="admin-form" noValidate>
        <IdempotencyKey value={idempotencyKey} />
        <TextArea
          name="body"
          idPrefix="homework"
          label={words.body}
          rows={4}
          isRequired
          takesFocus
          defaultValue={refused?.typed.body ?? ''}
          error={errorOf('body')}
        />
        <TextField
          name="dueOn"
          idPrefix="homework"
          label={words.dueOn}
          hint={words.dueHint}
          type="date"
          defaultValue={refused?.typed.dueOn ?? ''}
          error={errorOf('dueOn')}
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
