import { Button } from '#app/ui/forms/button.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import type { TeachingWords } from './courses.messages.ts';
import type { TypedWords } from './text-fields.tsx';

export interface CoursesProblem {
  problem: string;
  typed: TypedWords | null;
}

interface OpenedCoursesProps {
  entries: ReadonlyArray<{ id: string; courseId: string; title: string }>;
  choices: ReadonlyArray<{ id: string; title: string }>;
  /** The choices are those of one page of the list. */
  isPart: boolean;
  words: TeachingWords;
}

/** Which course each offer gives access to. */
export function OpenedCourses({ entries, choices, isPart, words }: OpenedCoursesProps) {
  if (entries.length === 0 || choices.length === 0) return null;
  return (
    <section className="admin-section" id="opens">
      <h2>{words.courses.opens}</h2>
      <p className="hint">{words.courses.opensLead}</p>
      {isPart && <p className="hint">{words.courses.opensAmong}</p>}
      <ul className="opens">
        {entries.map((entry) => (
          <li key={`${entry.id} ${entry.courseId}`}>
            <OpenedCourse {...{ entry, choices, words }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type OpenedCourseProps = Pick<OpenedCoursesProps, 'choices' | 'words'> & {
  entry: OpenedCoursesProps['entries'][number];
};

function OpenedCourse({ entry, choices, words }: OpenedCourseProps) {
  const options = choices.map(({ id, title }) => ({ value: id, label: title }));
  const isListed = choices.some(({ id }) => id === entry.courseId);
  const missing = { value: entry.courseId, label: words.courses.missing(entry.courseId), isDisabled: true };
  return (
    <PostForm to={`offers/${entry.id}`} preventScrollReset>
      <input type="hidden" name="before" value={entry.courseId} />
      <SelectField
        idPrefix={entry.id}
        name="course"
        label={words.courses.opensChoose(entry.title)}
        hint={entry.id}
        chosen={entry.courseId}
        options={isListed ? options : [...options, missing]}
      />
      <Button type="submit" variant="ghost" isPlain isCompact>
        {words.courses.opensSave}
        <span className="unseen">: {entry.title}</span>
      </Button>
    </PostForm>
  );
}
