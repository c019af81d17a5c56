import { PageHead } from '#app/ui/page-head.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import type { BlockOf } from '#studio/shared/content/blocks.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { plainText } from '#studio/shared/content/rich-text/rich-text.ts';
import { payFromForm } from '../../money/checkout/pay-from-form.ts';
import { SitePage } from '../../site/parts/site-page.tsx';
import { seoOf } from '../../site/seo.ts';
import type { Route } from './+types/overview';
import overviewStyles from './overview.css?url';
import { type OverviewData, overviewData, overviewKeys } from './overview.data.ts';
import { overviewMessages } from './overview.messages.ts';
import { AtHome, CodeLinks, CourseGroup } from './parts/course-group.tsx';
import { type CourseRoute, CourseRoutes } from './parts/course-routes.tsx';

export const handle: PageHandle = { cache: { keys: overviewKeys, seconds: 60 } };

export function loader({ context }: Route.LoaderArgs) {
  return overviewData(context);
}

export function action({ request, context }: Route.ActionArgs) {
  return payFromForm(request, context);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function links() {
  return [{ rel: 'stylesheet', href: overviewStyles }];
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoOf(loaderData?.document, 'Our Courses', loaderData?.frame);
}

export default function Overview({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, document, groups, closing, isBuyingOpen } = loaderData;
  const words = overviewMessages[frame.language];
  const headline = blockOf(document, 'headline');
  const lead = blockOf(document, 'lead')?.text;
  const routes = routesOf(loaderData);
  const titles = new Map(routes.map(({ id, title }) => [id, title]));
  const shown = groups.filter(({ cards }) => cards.length > 0);
  const order = shown.flatMap(({ cards }) => cards.map(({ key }) => key));
  return (
    <SitePage frame={frame} document={document} closing={closing}>
      <PageHead
        headline={headline?.text ?? 'Our Courses'}
        {...(headline?.melody ? { melody: headline.melody } : {})}
        {...(lead ? { lead } : {})}
      />
      {shown.length === 0 && <p className="wrap">{words.none}</p>}
      <CourseRoutes title={words.start} routes={routes} />
      {shown.map((group) => (
        <CourseGroup
          key={group.id}
          group={group}
          title={titles.get(group.id) ?? ''}
          order={order}
          data={loaderData}
          language={frame.language}
          action={`${frame.prefix}/courses`}
          isBuyingOpen={isBuyingOpen}
          failure={actionData?.payFailure ?? null}
        />
      ))}
      {titles.has('at-home') && <AtHome data={loaderData} title={titles.get('at-home') ?? ''} />}
      <CodeLinks {...loaderData} />
    </SitePage>
  );
}

const textOf = (step: BlockOf<'steps'>['steps'][number] | undefined) => (step ? plainText(step.text) : null);

/** Titles and texts are the owner's, in the order of the groups. */
function routesOf({ frame, document, groups, atHome }: OverviewData): CourseRoute[] {
  const words = overviewMessages[frame.language];
  const own = blockOf(document, 'steps', 'start')?.steps ?? [];
  const [course] = atHome.courses;
  const from = (price: string | null | undefined) => (price ? [`${words.from} ${price}`] : []);
  const routes = groups.map(({ id, from: price, next }, index): CourseRoute => {
    const title = own[index]?.title ?? words.groups[id].title;
    return {
      id,
      title,
      text: textOf(own[index]),
      facts: [...from(price), ...(next ? [words.soonest(next)] : [])].join(' · '),
    };
  });
  const last = own[groups.length];
  const shown = routes.filter((_, index) => groups[index]?.cards.length);
  if (atHome.courses.length + atHome.workbooks.length === 0) return shown;
  return [
    ...shown,
    {
      id: 'at-home',
      title: last?.title ?? words.atHome.title,
      text: textOf(last),
      facts: [...from(course?.price), words.startAnyDay].join(' · '),
    },
  ];
}
