import { SignInFrame } from '#app/routes/account/sign-in-frame.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { payToReopen } from '#studio/learning/pay-to-reopen.queries.ts';
import { sampleDashboardIn } from '#studio/learning/sample-dashboard.ts';
import { studyCourses } from '#studio/learning/study.queries.ts';
import { shownWorkbooks } from '#studio/workbooks/workbooks.queries.ts';
import type { Route } from './+types/dashboard';
import { OwnCourses } from './own-courses.tsx';
import { SampleDashboard } from './sample-dashboard.tsx';
import { studyMessages } from './study.messages.ts';
import { StudyFrame, studyLinks, studyMeta } from './study-frame.tsx';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/dashboard`: a sample for visitors, their own courses for students. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const world = worldOf(context);
  const { language } = factsOf(context);
  const { studioName } = await studioIdentity(world);
  const who = await whoOf(request, context);
  const { query } = world.db;
  if (who.role === 'visitor') {
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
  return { language, studioName, courses: withPay };
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
      <StudyFrame title={words.headline} {...{ language, studioName }}>
        <OwnCourses courses={loaderData.courses} words={words} />
      </StudyFrame>
    );
  }
  return (
    <SignInFrame studioName={studioName} homeHref={language === 'da' ? '/da' : '/'} isLit={false}>
      <h1>{words.sample.headline}</h1>
      <SampleDashboard course={loaderData.sample} resources={loaderData.resources} {...{ words, language }} />
    </SignInFrame>
  );
}
