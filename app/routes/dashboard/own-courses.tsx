import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { StudyCourse } from '#studio/learning/study.queries.ts';
import { CourseProgress } from './course-progress.tsx';
import { PausedCourse } from './paused-course.tsx';
import type { StudyWords } from './study.messages.ts';

export type CourseWithPay = StudyCourse & { payHref: string | null };

export function OwnCourses({ courses, words }: { courses: readonly CourseWithPay[]; words: StudyWords }) {
  if (courses.length === 0) {
    return (
      <EmptyState
        title={words.empty.title}
        actions={
          <>
            <ButtonLink href="/sales">{words.empty.sales}</ButtonLink>
            <TextLink href="/contact">{words.empty.help}</TextLink>
          </>
        }
      >
        <p>{words.empty.text}</p>
      </EmptyState>
    );
  }
  return (
    <ul className="own-courses">
      {courses.map((course) => (
        <li key={course.id}>
          <OwnCourse {...{ course, words }} />
        </li>
      ))}
    </ul>
  );
}

function OwnCourse({ course, words }: { course: CourseWithPay; words: StudyWords }) {
  const next = course.modules.flatMap(({ lessons }) => lessons).find(({ id }) => id === course.nextLessonId);
  const href = `/dashboard/courses/${course.id}`;
  return (
    <article className="own-course">
      <div className="own-course-words">
        <h2>
          <a href={href}>{course.title}</a>
        </h2>
        <p>{course.description}</p>
      </div>
      <div className="own-course-way">
        <CourseProgress
          id={course.id}
          progress={course.progress}
          label={words.progress}
          count={words.lessonsDone}
        />
        {course.access === 'paused' ? (
          <PausedCourse words={words} payHref={course.payHref} />
        ) : (
          <p className="actions">
            {next && (
              <ButtonLink href={`/dashboard/lessons/${next.id}`}>
                {course.progress.done === 0 ? words.begin(next.title) : words.goOn(next.title)}
              </ButtonLink>
            )}
            <TextLink href={href}>{words.open}</TextLink>
          </p>
        )}
      </div>
    </article>
  );
}
