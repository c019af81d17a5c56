import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useLanguage } from '#app/web/words.ts';
import { noteMessages } from '../brief/note.messages.ts';
import { NoteEditor } from '../brief/note-editor.tsx';
import type { StudentPlace, StudentView } from './read-student.ts';
import { RecordSection } from './record-section.tsx';
import { PartWays } from './student-parts.tsx';
import type { StudentsWords } from './students.messages.ts';

interface Props {
  student: StudentView;
  words: StudentsWords;
  after: StudentPlace;
  userId: string;
}

/** A note about the latest session, and what was written about the earlier ones. */
export function StudentNotes({ student, words, after, userId }: Props) {
  const language = useLanguage();
  const { note, notes } = student;
  const state = noteMessages[language];
  return (
    <RecordSection id="notes" title={words.notes}>
      {note ? (
        <NoteEditor key={note.bookingId} label={words.noteAbout(note.when)} note={note} userId={userId} />
      ) : (
        <p className="admin-none">{words.noSession}</p>
      )}
      {notes.map(({ bookingId, when, body, isShared }) => (
        <article className="note" key={bookingId}>
          <header>
            <h3>
              <TextLink href={`/admin/bookings/${bookingId}/brief#note`}>{when}</TextLink>
            </h3>
            <small>{isShared ? state.shared : state.onlyYou}</small>
          </header>
          <p>{body}</p>
        </article>
      ))}
      <PartWays of="notes" student={student} after={after} />
    </RecordSection>
  );
}
