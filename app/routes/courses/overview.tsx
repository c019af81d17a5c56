import { PageHead } from '#app/ui/page-head.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { blockOf } from '#studio/content/document.ts';
import { payFromForm } from '../checkout/pay-from-form.ts';
import { SitePage } from '../site/parts/site-page.tsx';
import { seoOf } from '../site/seo.ts';
import type { Route } from './+types/overview';
import { CourseCard } from './course-card.tsx';
import { overviewData } from './overview.data.ts';
import { overviewMessages } from './overview.messages.ts';

export const handle: PageHandle = {
  cache: { keys: ['studio', 'courses', 'prices', 'dates'], seconds: 60 },
};

export function loader({ context }: Route.LoaderArgs) {
  return overviewData(context);
}

/** 'Buy Now' without scripts. */
export function action({ request, context }: Route.ActionArgs) {
  return payFromForm(request, context);
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoOf(loaderData?.document, 'Our Courses', loaderData?.frame);
}

export default function Overview({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, document, cards, isBuyingOpen } = loaderData;
  const headline = blockOf(document, 'headline');
  const lead = blockOf(document, 'lead')?.text;
  return (
    <SitePage frame={frame}>
      <PageHead
        headline={headline?.text ?? 'Our Courses'}
        {...(headline?.melody ? { melody: headline.melody } : {})}
        {...(lead ? { lead } : {})}
      />
      {cards.length === 0 && <p className="wrap">{overviewMessages[frame.language].none}</p>}
      <ul className="measures">
        {cards.map((card, position) => (
          <CourseCard
            key={card.key}
            card={card}
            position={position}
            language={frame.language}
            action={`${frame.prefix}/courses`}
            isBuyingOpen={isBuyingOpen}
            failure={actionData?.payFailure ?? null}
          />
        ))}
      </ul>
      {blockOf(document, 'prose', 'after')?.paragraphs.map((text) => (
        <p className="caption wrap after-measures" key={text}>
          {text}
        </p>
      ))}
    </SitePage>
  );
}
