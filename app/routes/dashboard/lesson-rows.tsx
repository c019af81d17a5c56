import { Badge } from '#app/ui/feedback/badge.tsx';
import { useWords } from '#app/web/words.ts';
import { timeText } from '#platform/media/time-text.ts';
import { previewOf } from '#studio/teaching/learning/course.ts';
import { typeOf } from '#studio/teaching/learning/files/lesson-file.ts';
import type { StudyLesson } from '#studio/teaching/learning/study.queries.ts';
import { studyMessages } from './study.messages.ts';

export function LessonRows({ lessons }: { lessons: readonly StudyLesson[] }) {
  const words = useWords(studyMessages);
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
            <LessonType lesson={lesson} />
            {lesson.isCompleted && <Badge variant="done">{words.isComplete}</Badge>}
          </p>
        </li>
      ))}
    </ol>
  );
}

export function LessonType({ lesson: { kind, seconds } }: { lesson: Pick<StudyLesson, 'kind' | 'seconds'> }) {
  const words = useWords(studyMessages);
  return (
    <span className="quiet">
      {words.types[kind ? typeOf(kind) : 'text']}
      {seconds !== null && <span className="figures"> {timeText(seconds)}</span>}
    </span>
  );
}
