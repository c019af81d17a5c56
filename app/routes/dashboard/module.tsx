import { data } from 'react-router';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { progressOf } from '#studio/teaching/learning/progress.ts';
import { courseOfModule, studyCourses } from '#studio/teaching/learning/study.queries.ts';
import type { Route } from './+types/module';
import { CourseProgress } from './course-progress.tsx';
import { LessonRows } from './lesson-rows.tsx';
import { signedIn } from './student-only.ts';
import { studyMessages } from './study.messages.ts';
import { StudyFrame, studyLinks } from './study-frame.tsx';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await signedIn(request, context, `/dashboard/modules/${params.module}`);
  const world = worldOf(context);
  const { language } = who;
  const { query } = world.db;
  const courseId = await courseOfModule(query, params.module);
  const [course] = courseId
    ? await studyCourses(query, who, { language, now: world.clock.now(), only: courseId })
    : [];
  const module = course?.modules.find(({ id }) => id === params.module);
  // The course page explains the pause.
  if (!course || !module || course.access === 'paused') throw data(null, { status: 404 });
  return { module, course: { id: course.id, title: course.title } };
}

export const links = studyLinks;

export default function ModulePage({ loaderData }: Route.ComponentProps) {
  const { module, course } = loaderData;
  const words = useWords(studyMessages);
  const done = new Set(module.lessons.filter(({ isCompleted }) => isCompleted).map(({ id }) => id));
  const progress = progressOf(
    module.lessons.map(({ id }) => id),
    done,
  );
  return (
    <StudyFrame
      title={module.title}
      lead={module.description || undefined}
      trail={
        <Breadcrumb
          label={words.trail}
          steps={[
            { name: words.headline, href: '/dashboard' },
            { name: course.title, href: `/dashboard/courses/${course.id}` },
          ]}
          current={module.title}
        />
      }
    >
      <div className="course-path stack tight">
        <CourseProgress id={module.id} progress={progress} count={words.lessonsDone} />
      </div>
      <LessonRows lessons={module.lessons} />
    </StudyFrame>
  );
}
