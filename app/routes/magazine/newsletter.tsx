import { data } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { newsletterMessages } from '#studio/magazine/newsletter.messages.ts';
import type { Route } from './+types/newsletter';
import { newsletterAction, newsletterJson, wantsJson } from './newsletter-action.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** A script that sent the form is answered with data instead of a page. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) =>
    request.method === 'POST' && wantsJson(request) ? newsletterJson({ request, context }) : next(),
];

export function loader({ context }: Route.LoaderArgs) {
  const { language, prefix } = factsOf(context);
  return { language, here: `${prefix ? `/${prefix}` : ''}/newsletter` };
}

/** The form without scripts, from here or from any page's footer. */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await newsletterAction({ request, context });
  const headers: HeadersInit =
    answer.retryAfterSeconds === null ? {} : { 'retry-after': String(answer.retryAfterSeconds) };
  return data(answer, { status: answer.status, headers });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: newsletterMessages[loaderData?.language ?? 'en'].title },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function Newsletter({ loaderData: { language, here }, actionData }: Route.ComponentProps) {
  const words = newsletterMessages[language];
  return (
    <main id="main">
      <h1>{words.title}</h1>
      {actionData?.ok ? (
        <div role="alert">
          {actionData.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : (
        <>
          <p>{words.lead}</p>
          <NewsletterForm
            words={words}
            action={here}
            email={actionData?.email}
            error={actionData?.sentences[0] ?? null}
          />
        </>
      )}
    </main>
  );
}
