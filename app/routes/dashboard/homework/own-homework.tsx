import { HomeworkFiles, type HomeworkFileView } from '#app/routes/teaching/homework-files/homework-files.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import type { bookingsMessages } from '../bookings/bookings.messages.ts';

export interface ShownHomework {
  id: string;
  body: string;
  /** Null: until further notice. */
  due: string | null;
  isDone: boolean;
  files: readonly HomeworkFileView[];
}

/** What to practise until the next session. */
export function OwnHomework({
  homework,
  words: { homework: words },
}: {
  homework: readonly ShownHomework[];
  words: (typeof bookingsMessages)['en'];
}) {
  if (homework.length === 0) return null;
  return (
    <section className="student-section stack" id="homework">
      <h2 className="ruled">{words.title}</h2>
      <ul className="student-list">
        {homework.map(({ id, body, due, isDone, files }) => (
          <li className="student-row stack" key={id}>
            <div className="student-row-note">
              <p>{body}</p>
              <HomeworkFiles files={files} />
            </div>
            <p className="student-row-facts cluster">
              {due ? <span>{due}</span> : null}
              {isDone ? <span>{words.done}</span> : null}
            </p>
            <PostForm to={`homework/${id}`} preventScrollReset className="student-row-actions">
              <input type="hidden" name="done" value={isDone ? 'no' : 'yes'} />
              <Button type="submit" variant="ghost" isCompact isPlain>
                {isDone ? words.undo : words.finish}
                <span className="unseen">: {body.slice(0, 60)}</span>
              </Button>
            </PostForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
