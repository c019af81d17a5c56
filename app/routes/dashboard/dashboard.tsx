import { redirect } from 'react-router';
import { SignInFrame } from '#app/routes/people/account/sign-in-frame.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { loginRedirect } from '#app/web/session/login-redirect.ts';
import { whoOf } from '#app/web/session/who.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { pageAddress } from '#studio/shared/language.ts';
import { payToReopen } from '#studio/teaching/learning/pay-to-reopen.queries.ts';
import { sampleDashboardIn } from '#studio/teaching/learning/sample-dashboard.ts';
import { type StudyCourse, studyCourses } from '#studio/teaching/learning/study.queries.ts';
import { shownWorkbooks } from '#studio/teaching/workbooks/workbooks.queries.ts';
import type { Route } from './+types/dashboard';
import { CourseProgress } from './course-progress.tsx';
import { StudentTitle, UntitledFrame } from './frame.tsx';
import { useStudentArea } from './layout-data.ts';
import { PausedCourse } from './paused-course.tsx';
import { SampleDashboard } from './sample-dashboard.tsx';
import { studyMessages } from './study.messages.ts';
import { studyLinks } from './study-frame.tsx';

/** `/dashboard`: a sample for visitors of the sample studio, their own courses for students. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const world = worldOf(context);
  const who = await whoOf(request, context);
  const { language } = who;
  const { query } = world.db;
  if (who.role === 'visitor') {
    if ((await studioIdentity(world)).isOwnStudio) throw redirect(loginRedirect('/dashboard'));
    const done = new URL(request.url).searchParams.get('done');
    const books = await shownWorkbooks(query, language);
    return {
      sample: sampleDashboardIn(language, done === null ? null : done.slice(0, 100).split(',')),
      resources: books
        .slice(0, 2)
        .map(({ id, title }) => ({ name: title, url: `/book/${id}.pdf`, type: 'pdf' as const })),
    };
  }
  const courses = await studyCourses(query, who, { language, now: world.clock.now() });
  const withPay = await Promise.all(
    courses.map(async (course) => ({
      ...course,
      payHref: course.access === 'paused' ? await payToReopen(query, course.orderId) : null,
    })),
  );
  return { courses: withPay };
}

export const links = studyLinks;

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { studioName } = useStudentArea();
  const language = useLanguage();
  const words = studyMessages[language];
  if (loaderData.courses) {
    return (
      <>
        <StudentTitle>{words.title}</StudentTitle>
        <UntitledFrame section="courses" title={words.headline}>
          <OwnCourses courses={loaderData.courses} />
        </UntitledFrame>
      </>
    );
  }
  return (
    <SignInFrame studioName={studioName} homeHref={pageAddress('/', language)} isLit={false}>
      <StudentTitle>{words.sample.title}</StudentTitle>
      <h1>{words.sample.headline}</h1>
      <SampleDashboard course={loaderData.sample} resources={loaderData.resources} />
    </SignInFrame>
  );
}

type CourseWithPay = StudyCourse & { payHref: string | null };

function OwnCourses({ courses }: { courses: readonly CourseWithPay[] }) {
  const words = useWords(studyMessages);
  if (courses.length === 0) {
    return (
      <EmptyState
        title={words.empty.title}
        actions={
          <>
            <ButtonLink href="/sales">{words.empty.sales}</ButtonLink>
            <TextLink href="/dashboard/messages">{words.empty.help}</TextLink>
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
          <OwnCourse course={course} />
        </li>
      ))}
    </ul>
  );
}

function OwnCourse({ course }: { course: CourseWithPay }) {
  const words = useWords(studyMessages);
  const next = course.modules.flatMap(({ lessons }) => lessons).find(({ id }) => id === course.nextLessonId);
  const href = `/dashboard/courses/${course.id}`;
  return (
    <article className="own-course stack">
      <div className="own-course-words">
        <h2>
          <a href={href}>{course.title}</a>
        </h2>
        <p>{course.description}</p>
      </div>
      <div className="own-course-way">
        <CourseProgress id={course.id} progress={course.progress} count={words.lessonsDone} />
        {course.access === 'paused' ? (
          <PausedCourse payHref={course.payHref} />
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
