import { data } from 'react-router';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { previewOf } from '#studio/teaching/learning/course.ts';
import { payToReopen } from '#studio/teaching/learning/pay-to-reopen.queries.ts';
import { studyCourses } from '#studio/teaching/learning/study.queries.ts';
import type { Route } from './+types/course';
import { CourseProgress } from './course-progress.tsx';
import { LessonRows } from './lesson-rows.tsx';
import { conversationMessages } from './messages/messages.messages.ts';
import { PausedCourse } from './paused-course.tsx';
import { signedIn } from './student-only.ts';
import { studyMessages } from './study.messages.ts';
import { StudyFrame, studyLinks } from './study-frame.tsx';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await signedIn(request, context, `/dashboard/courses/${params.course}`);
  const world = worldOf(context);
  const { language } = who;
  const now = world.clock.now();
  const [course] = await studyCourses(world.db.query, who, { language, now, only: params.course });
  if (!course) throw data(null, { status: 404 });
  const payHref = course.access === 'paused' ? await payToReopen(world.db.query, course.orderId) : null;
  return { course, payHref };
}

export const links = studyLinks;

export default function CoursePage({ loaderData }: Route.ComponentProps) {
  const { course, payHref } = loaderData;
  const words = useWords(studyMessages);
  const { ask } = useWords(conversationMessages);
  const next = course.modules.flatMap(({ lessons }) => lessons).find(({ id }) => id === course.nextLessonId);
  const isOpen = course.access === 'open';
  return (
    <StudyFrame
      title={course.title}
      lead={course.description || undefined}
      trail={
        <Breadcrumb
          label={words.trail}
          steps={[{ name: words.headline, href: '/dashboard' }]}
          current={course.title}
        />
      }
    >
      <div className="course-path stack tight">
        <CourseProgress id={course.id} progress={course.progress} count={words.lessonsDone} />
        {isOpen && next && (
          <ButtonLink href={`/dashboard/lessons/${next.id}`}>
            {course.progress.done === 0 ? words.begin(next.title) : words.goOn(next.title)}
          </ButtonLink>
        )}
        {isOpen && !next && course.progress.total > 0 && <p>{words.allDone}</p>}
        <TextLink href={`/dashboard/messages?${new URLSearchParams({ about: course.title })}`}>
          {ask}
        </TextLink>
      </div>
      {!isOpen && <PausedCourse payHref={payHref} />}
      {isOpen && course.modules.length === 0 && <p className="hint">{words.emptyCourse}</p>}
      {isOpen &&
        course.modules.map((module) => (
          <section key={module.id} className="study-module" aria-labelledby={`module-${module.id}`}>
            <div className="study-module-head stack tight">
              <h2 id={`module-${module.id}`}>
                <a href={`/dashboard/modules/${module.id}`}>{module.title}</a>
              </h2>
              {module.description && <p className="quiet">{previewOf(module.description)}</p>}
            </div>
            <LessonRows lessons={module.lessons} />
          </section>
        ))}
    </StudyFrame>
  );
}
