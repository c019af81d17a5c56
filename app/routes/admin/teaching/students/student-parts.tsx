import { ListLinks } from '#app/ui/list-links.tsx';
import { listMessages } from '#app/web/lists/list.messages.ts';
import { useLanguage } from '#app/web/words.ts';
import type { StudentPlace, StudentView } from './read-student.ts';
import { RecordSection } from './record-section.tsx';
import type { StudentsWords } from './students.messages.ts';

/** Shared journal entries and goals. Guests have none. */
export function SharedJournal({ student, words, after }: PartProps & { words: StudentsWords }) {
  if (!student.joined) return null;
  const { goals, entries } = student;
  return (
    <RecordSection id="entries" title={words.shared}>
      {goals.length + entries.length === 0 && <p className="admin-none">{words.noneShared}</p>}
      {goals.length + entries.length > 0 && (
        <dl className="answers">
          {goals.length > 0 && (
            <div>
              <dt>{words.goals}</dt>
              {goals.map(({ id, body, reached }) => (
                <dd key={id}>
                  {body} {reached && <span className="hint">{words.reached(reached)}</span>}
                </dd>
              ))}
            </div>
          )}
          {entries.map(({ id, body, written }) => (
            <div key={id}>
              <dt>{words.entry(written)}</dt>
              <dd>{body}</dd>
            </div>
          ))}
        </dl>
      )}
      <PartWays of="entries" student={student} after={after} />
    </RecordSection>
  );
}

interface PartProps {
  student: StudentView;
  after: StudentPlace;
}

/** Pagination that keeps the other lists' offsets. */
export function PartWays({ of, student, after }: PartProps & { of: keyof StudentPlace }) {
  const language = useLanguage();
  const hrefOf = (count: number | null) => {
    if (count === null) return null;
    const query = new URLSearchParams(student.isGuest ? { email: student.email } : {});
    for (const [name, at] of Object.entries({ ...after, [of]: count }))
      if (at > 0) query.set(name, String(at));
    return `?${query}#${of}`;
  };
  const { previous, next } = student.ways[of];
  return <ListLinks previous={hrefOf(previous)} next={hrefOf(next)} words={listMessages[language]} />;
}
