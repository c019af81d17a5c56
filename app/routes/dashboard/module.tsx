import { data } from 'react-router';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { progressOf } from '#studio/learning/progress.ts';
import { courseOfModule, studyCourses } from '#studio/learning/study.queries.ts';
import type { Route } from './+types/module';
import { CourseProgress } from './course-progress.tsx';
import { LessonRows } from './lesson-rows.tsx';
import { signedIn } from './student-only.ts';
import { studyMessages } from './study.messages.ts';
import { StudyFrame, studyLinks, studyMeta } from './study-frame.tsx';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await signedIn(request, context, `/dashboard/modules/${params.module}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const { query } = world.db;
  const courseId = await courseOfModule(query, params.module);
  const [course] = courseId
    ? await studyCourses(query, who, { language, now: world.clock.now(), only: courseId })
    : [];
  const module = course?.modules.find(({ id }) => id === params.module);
  // The course page explains the pause.
  if (!course || !module || course.access === 'paused') throw data(null, { status: 404 });
  const { studioName } = await studioIdentity(world);
  return { module, course: { id: course.id, title: course.title }, language, studioName };
}

export const links = studyLinks;

export function meta({ loaderData }: Route.MetaArgs) {
  return studyMeta(loaderData?.module.title, loaderData?.studioName);
}

export default function ModulePage({ loaderData }: Route.ComponentProps) {
  const { module, course, language, studioName } = loaderData;
  const words = studyMessages[language];
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
      {...{ language, studioName }}
    >
      <div className="course-path">
        <CourseProgress id={module.id} label={words.progress} count={words.lessonsDone} {...{ progress }} />
      </div>
      <LessonRows lessons={module.lessons} words={words} />
    </StudyFrame>
  );
}
