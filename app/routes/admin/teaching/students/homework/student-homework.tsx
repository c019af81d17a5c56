import { HomeworkFiles } from '#app/routes/teaching/homework-files/homework-files.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { fileWords, noUploads } from '#app/web/forms/file-field.messages.ts';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { useLanguage } from '#app/web/words.ts';
import { excerpt } from '#studio/shared/excerpt.ts';
import { acceptedPdfs, acceptedSounds } from '#studio/shared/media/accepted-files.ts';
import { ConfirmButton } from '../../../action-buttons.tsx';
import type { StudentView } from '../read-student.ts';
import { RecordForm, RecordSection } from '../record-section.tsx';
import type { RefusedHomework } from '../student-actions.ts';
import { studentRecordMessages } from '../student-record.messages.ts';
import type { StudentsWords } from '../students.messages.ts';

interface Props {
  student: StudentView;
  words: StudentsWords;
  idempotencyKey: string;
  refused: RefusedHomework | null;
}

const longestLabel = 30;
const accepted = `image/jpeg,image/png,image/webp,.jpg,.png,.webp,${acceptedPdfs},${acceptedSounds}`;
function fileError(refused: RefusedHomework | null, words: StudentsWords['homework']): string | null {
  if (refused?.file) return words.fileFaults[refused.file.reason](refused.file.name ?? '');
  return refused?.hadFiles ? words.filesAgain : null;
}

export function StudentHomework({ student, words: { homework: words }, ...form }: Props) {
  return (
    <RecordSection id="homework" title={words.title} form={<SetHomework words={words} {...form} />}>
      {student.homework.length === 0 ? <p className="admin-none">{words.none}</p> : null}
      {student.homework.map(({ id, body, due, state, files }) => (
        <article className="note" key={id}>
          <p>{body}</p>
          <HomeworkFiles files={files} />
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
    </RecordSection>
  );
}

function SetHomework({
  words,
  idempotencyKey,
  refused,
}: Omit<Props, 'student' | 'words'> & { words: StudentsWords['homework'] }) {
  const language = useLanguage();
  const errorOf = (name: keyof typeof words.faults) =>
    refused?.homeworkFields.includes(name) ? words.faults[name] : null;
  return (
    <RecordForm name={studentRecordMessages[language].setHomework} isOpen={refused !== null}>
      <PostForm to="homework" encType="multipart/form-data" className="admin-form" noValidate>
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
        <Uploader
          name="files"
          idPrefix="homework"
          accept={accepted}
          isMultiple
          label={words.files}
          hint={words.filesHint}
          optionalNote={words.optional}
          error={fileError(refused, words)}
          words={{ ...fileWords[language].many, ...noUploads }}
        />
        <div className="actions">
          <SubmitButton isCompact label={words.save} />
        </div>
      </PostForm>
    </RecordForm>
  );
}
