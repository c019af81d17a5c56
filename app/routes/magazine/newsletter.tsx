import { data } from 'react-router';
import { PageHead } from '#app/ui/page-head.tsx';
import { wantsJson } from '#app/web/wants-json.ts';
import { newsletterMessages } from '#studio/newsletter/newsletter.messages.ts';
import { siteFrame } from '../site/frame.ts';
import { SitePage } from '../site/parts/site-page.tsx';
import type { Route } from './+types/newsletter';
import { newsletterAction, newsletterJson } from './newsletter-action.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** Fetches of the script get JSON instead of a page. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) =>
    request.method === 'POST' && wantsJson(request) ? newsletterJson({ request, context }) : next(),
];

export async function loader({ context }: Route.LoaderArgs) {
  return { frame: await siteFrame(context) };
}

/** The form without scripts, also from page footers. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await newsletterAction({ request, context });
  const headers: HeadersInit =
    answer.retryAfterSeconds === null ? {} : { 'retry-after': String(answer.retryAfterSeconds) };
  return data(answer, { status: answer.status, headers });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: newsletterMessages[loaderData?.frame.pageLanguage ?? 'en'].title },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function Newsletter({ loaderData: { frame }, actionData }: Route.ComponentProps) {
  const words = newsletterMessages[frame.pageLanguage];
  return (
    <SitePage frame={frame}>
      <PageHead headline={words.title} {...(actionData?.ok ? {} : { lead: words.lead })} />
      <div className="wrap newsletter-page">
        {actionData?.ok ? (
          <div role="alert" className="notice sunlit">
            {actionData.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        ) : (
          <NewsletterForm
            language={frame.pageLanguage}
            email={actionData?.email ?? ''}
            error={actionData?.sentences[0] ?? null}
          />
        )}
      </div>
    </SitePage>
  );
}
