import { redirect } from 'react-router';
import { SignInFrame } from '#app/routes/account/sign-in-frame.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { loginRedirect } from '#app/web/session/login-redirect.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { unreadConversations } from '#studio/contact/student-area/conversations.queries.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { payToReopen } from '#studio/learning/pay-to-reopen.queries.ts';
import { sampleDashboardIn } from '#studio/learning/sample-dashboard.ts';
import { type StudyCourse, studyCourses } from '#studio/learning/study.queries.ts';
import { pageAddress } from '#studio/shared/language.ts';
import { shownWorkbooks } from '#studio/workbooks/workbooks.queries.ts';
import type { Route } from './+types/dashboard';
import { CourseProgress } from './course-progress.tsx';
import { PausedCourse } from './paused-course.tsx';
import { SampleDashboard } from './sample-dashboard.tsx';
import { type StudyWords, studyMessages } from './study.messages.ts';
import { StudyFrame, studyLinks, studyMeta } from './study-frame.tsx';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/dashboard`: a sample for visitors of the sample studio, their own courses for students. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const world = worldOf(context);
  const { language } = factsOf(context);
  const { studioName, isOwnStudio } = await studioIdentity(world);
  const who = await whoOf(request, context);
  const { query } = world.db;
  if (who.role === 'visitor') {
    if (isOwnStudio) throw redirect(loginRedirect('/dashboard'));
    const done = new URL(request.url).searchParams.get('done');
    const books = await shownWorkbooks(query, language);
    return {
      language,
      studioName,
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
  return { language, studioName, unread: await unreadConversations(query, who), courses: withPay };
}

export const links = studyLinks;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return studyMeta(undefined, undefined);
  const words = studyMessages[loaderData.language];
  return studyMeta('courses' in loaderData ? words.title : words.sample.title, loaderData.studioName);
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { language, studioName } = loaderData;
  const words = studyMessages[language];
  if (loaderData.courses) {
    return (
      <StudyFrame title={words.headline} unread={loaderData.unread} {...{ language, studioName }}>
        <OwnCourses courses={loaderData.courses} words={words} />
      </StudyFrame>
    );
  }
  return (
    <SignInFrame studioName={studioName} homeHref={pageAddress('/', language)} isLit={false}>
      <h1>{words.sample.headline}</h1>
      <SampleDashboard course={loaderData.sample} resources={loaderData.resources} {...{ words, language }} />
    </SignInFrame>
  );
}

type CourseWithPay = StudyCourse & { payHref: string | null };

function OwnCourses({ courses, words }: { courses: readonly CourseWithPay[]; words: StudyWords }) {
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
