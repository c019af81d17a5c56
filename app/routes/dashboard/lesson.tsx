import { data } from 'react-router';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { payToReopen } from '#studio/teaching/learning/pay-to-reopen.queries.ts';
import { openLesson } from '#studio/teaching/learning/study-lesson.queries.ts';
import type { Route } from './+types/lesson';
import { LessonSheet } from './lesson-sheet.tsx';
import { PausedCourse } from './paused-course.tsx';
import { signedIn } from './student-only.ts';
import { studyMessages } from './study.messages.ts';
import { StudyFrame, studyLinks } from './study-frame.tsx';

/** `/dashboard/lessons/<id>`: a lesson, or why access is paused and how to resume it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const path = `/dashboard/lessons/${params.lesson}`;
  const who = await signedIn(request, context, path);
  const world = worldOf(context);
  const { language } = who;
  const { query } = world.db;
  const found = await openLesson(query, who, { lessonId: params.lesson, language, now: world.clock.now() });
  if (!found) throw data(null, { status: 404 });
  if (found.access === 'paused') {
    const { course } = found;
    const payHref = await payToReopen(query, course.orderId);
    return { lesson: null, title: course.title, payHref, news: null };
  }
  const flash = new URL(request.url).searchParams.get('flash');
  const { course, ...lesson } = found.lesson;
  return {
    lesson: { ...lesson, course: { id: course.id, title: course.title, progress: course.progress } },
    title: lesson.title,
    payHref: null,
    news: flash === 'complete' || flash === 'undo' ? (flash as 'complete' | 'undo') : null,
  };
}

export const links = studyLinks;

export default function LessonPage({ loaderData }: Route.ComponentProps) {
  const { lesson, title, payHref, news } = loaderData;
  const words = useWords(studyMessages);
  const home = { name: words.headline, href: '/dashboard' };
  const steps = lesson
    ? [home, { name: lesson.course.title, href: `/dashboard/courses/${lesson.course.id}` }]
    : [home];
  return (
    <StudyFrame
      trail={<Breadcrumb label={words.trail} steps={steps} current={title} />}
      lead={lesson?.description || undefined}
      title={title}
    >
      {lesson ? <LessonSheet lesson={lesson} news={news} /> : <PausedCourse payHref={payHref} />}
    </StudyFrame>
  );
}
