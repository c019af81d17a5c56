import { Plate } from '#app/ui/media/plate.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { madeFrom } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import type { BlockOf } from '#studio/shared/content/blocks.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import type { Language } from '#studio/shared/language.ts';
import { closingKeys, closingOf } from '../../site/closing.data.ts';
import { siteFrame } from '../../site/frame.ts';
import { leaveIfTakenDown } from '../../site/leave-if-taken-down.ts';
import { Blocks, Voices } from '../../site/parts/blocks.tsx';
import { SitePage } from '../../site/parts/site-page.tsx';
import { seoOf } from '../../site/seo.ts';
import { faqData } from '../../site/structured-data.ts';
import { taughtBy } from '../courses/instructor-names.ts';
import { courseModules, withLengths } from '../courses/parts/course-modules.data.ts';
import { CourseModules } from '../courses/parts/course-modules.tsx';
import type { Route } from './+types/sales';
import { readSales, salesKeys } from './read-sales.ts';
import { salesMessages } from './sales.messages.ts';
import stylesheet from './sales-page.css?url';
import { SalesPlans } from './sales-plans.tsx';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const handle: PageHandle = {
  cache: { keys: ['studio', ...salesKeys, ...closingKeys] },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const world = worldOf(context);
  const frame = await siteFrame(context);
  const requested = new URL(request.url).searchParams.get('courseId');
  const course = await readSales(world, requested, frame.language);
  leaveIfTakenDown(frame, course.document);
  madeFrom(context, { courseId: course.courseId === requested ? requested : null });
  const closing = await closingOf(context, 'sales');
  const listed = await courseModules(world, course.taughtId, frame.language);
  const written = blockOf(course.document, 'modules')?.items;
  const modules = written ? withLengths(written, listed) : listed;
  return { frame, course, modules, closing, isBuyingOpen: world.payments !== null };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { course, frame } = loaderData ?? {};
  const seo = seoOf(course?.document, 'Online courses', frame);
  const faqs = course && blockOf(course.document, 'faqs');
  return faqs ? [...seo, faqData(faqs.items)] : seo;
}

export default function Sales({ loaderData }: Route.ComponentProps) {
  const { frame, course, closing, isBuyingOpen } = loaderData;
  const { document } = course;
  const language = frame.language;
  const words = salesMessages[language];
  const headline = blockOf(document, 'headline');
  const hero = blockOf(document, 'picture', 'hero');
  const description = blockOf(document, 'prose', 'description');
  const modules = blockOf(document, 'modules');
  const plans = blockOf(document, 'pricePlans');
  const guarantee = blockOf(document, 'statement', 'guarantee');
  const voices = blockOf(document, 'testimonials');
  const faqs = blockOf(document, 'faqs');
  return (
    <SitePage frame={frame} document={document} closing={closing}>
      <PageHead
        headline={headline?.text ?? 'Online courses'}
        {...(headline?.melody ? { melody: headline.melody } : {})}
        lead={blockOf(document, 'lead')?.text ?? ''}
      >
        {plans && (
          <p className="actions">
            {course.from && <strong className="sales-from">{words.from(course.from)}</strong>}
            <a className="button" href="#plans">
              {words.seePlans}
            </a>
          </p>
        )}
      </PageHead>
      <div className="wrap beside">
        <div className="blocks">
          {description && <Blocks blocks={[description]} language={language} />}
          {course.instructors.length > 0 && <p>{taughtBy(course.instructors, language)}</p>}
        </div>
        {hero && (
          <div className="sales-aside">
            <Plate name={hero.picture} alt={hero.alt} title={headline?.text ?? 'Online courses'} />
          </div>
        )}
      </div>
      <div className="wrap sales-modules">
        <CourseModules heading={modules?.heading ?? null} modules={loaderData.modules} language={language} />
      </div>
      {plans && (
        <SalesPlans
          heading={plans.heading ?? plans.course}
          plans={course.plans}
          words={words}
          prefix={frame.prefix}
          isBuyingOpen={isBuyingOpen}
          promise={guarantee?.text ?? null}
        />
      )}
      <div className="wrap blocks">
        {voices && <Testimonials block={voices} language={language} />}
        {faqs && <Blocks blocks={[faqs]} language={language} />}
        {course.others.length > 0 && (
          <OtherCourses courses={course.others} heading={words.others} prefix={frame.prefix} />
        )}
      </div>
    </SitePage>
  );
}

function Testimonials({ block, language }: { block: BlockOf<'testimonials'>; language: Language }) {
  return (
    <section className="unbound">
      {block.heading && <h2 className="ruled">{block.heading}</h2>}
      <Voices items={block.items} language={language} />
    </section>
  );
}

function OtherCourses({
  courses,
  heading,
  prefix,
}: {
  courses: readonly { courseId: string; title: string }[];
  heading: string;
  prefix: string;
}) {
  return (
    <section className="unbound">
      <h2 className="ruled">{heading}</h2>
      <p className="actions spaced">
        {courses.map(({ courseId, title }) => (
          <a className="button ghost" href={`${prefix}/sales?courseId=${courseId}`} key={courseId}>
            {title}
          </a>
        ))}
      </p>
    </section>
  );
}
