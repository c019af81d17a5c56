import { Badge } from '#app/ui/feedback/badge.tsx';
import { timeText } from '#platform/media/time-text.ts';
import { previewOf } from '#studio/learning/course.ts';
import { typeOf } from '#studio/learning/files/lesson-file.ts';
import type { StudyLesson } from '#studio/learning/study.queries.ts';
import type { StudyWords } from './study.messages.ts';

export function LessonRows({ lessons, words }: { lessons: readonly StudyLesson[]; words: StudyWords }) {
  return (
    <ol className="lesson-rows">
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <div>
            <a className="lesson-name" href={`/dashboard/lessons/${lesson.id}`}>
              {lesson.title}
            </a>
            {lesson.description && <p className="quiet">{previewOf(lesson.description)}</p>}
          </div>
          <p className="lesson-facts">
            <LessonType {...{ lesson, words }} />
            {lesson.isCompleted && <Badge variant="done">{words.isComplete}</Badge>}
          </p>
        </li>
      ))}
    </ol>
  );
}

export function LessonType({
  lesson: { kind, seconds },
  words,
}: {
  lesson: Pick<StudyLesson, 'kind' | 'seconds'>;
  words: StudyWords;
}) {
  return (
    <span className="quiet">
      {words.types[kind ? typeOf(kind) : 'text']}
      {seconds !== null && <span className="figures"> {timeText(seconds)}</span>}
    </span>
  );
}
