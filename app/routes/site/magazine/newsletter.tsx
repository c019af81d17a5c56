import { data, type RouterContextProvider } from 'react-router';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { jsonAnswer } from '#app/web/answers.ts';
import { readForm } from '#app/web/forms/read-form.ts';
import { whoOf } from '#app/web/session/who.ts';
import { wantsJson } from '#app/web/wants-json.ts';
import { worldOf } from '#app/web/world.ts';
import { newsletterMessages } from '#studio/people/newsletter/newsletter.messages.ts';
import { subscribe } from '#studio/people/newsletter/subscribe.ts';
import { siteFrame } from '../frame.ts';
import { FormSides, PersonFigure } from '../parts/form-sides.tsx';
import { SitePage } from '../parts/site-page.tsx';
import { unlistedMeta } from '../seo.ts';
import type { Route } from './+types/newsletter';
import { NewsletterForm } from './newsletter-form.tsx';

/** Fetches of the script get JSON instead of a page. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) =>
    request.method === 'POST' && wantsJson(request) ? newsletterJson({ request, context }) : next(),
];

type Requested = { request: Request; context: Readonly<RouterContextProvider> };

interface NewsletterAnswer {
  ok: boolean;
  /** Shown in a role="alert" region. */
  sentences: string[];
  email: string;
  status: number;
  retryAfterSeconds: number | null;
  /** A token that the browser stores until confirmation. */
  mark: string | null;
}

/** One form field, `email`. */
async function newsletterAction({ request, context }: Requested): Promise<NewsletterAnswer> {
  const form = await readForm(request);
  const given = form.get('email');
  const email = typeof given === 'string' ? given : '';
  const who = await whoOf(request, context);
  const words = newsletterMessages[who.language];
  const outcome = await subscribe(worldOf(context), who, { email });
  if (outcome.ok) {
    const sentences = [words.thanks, words.pleaseConfirm];
    return { ok: true, sentences, email: '', status: 200, retryAfterSeconds: null, mark: outcome.mark };
  }
  const isPaused = outcome.refusal === 'too-many';
  return {
    ok: false,
    sentences: [outcome.message],
    email,
    status: isPaused ? 429 : 400,
    retryAfterSeconds: isPaused ? outcome.retryAfterSeconds : null,
    mark: null,
  };
}

/** `Accept: application/json`: {sentences, mark}, or {error, message}. */
async function newsletterJson(requested: Requested): Promise<Response> {
  const { ok, sentences, status, retryAfterSeconds, mark } = await newsletterAction(requested);
  const headers: HeadersInit = retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) };
  const [message = ''] = sentences;
  return jsonAnswer(ok ? { sentences, mark } : { error: message, message }, { status, headers });
}

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
  const { title, lead } = newsletterMessages[loaderData?.frame.language ?? 'en'];
  return unlistedMeta(loaderData?.frame, title, lead);
}

export default function Newsletter({ loaderData: { frame }, actionData }: Route.ComponentProps) {
  const words = newsletterMessages[frame.language];
  const isSent = actionData?.ok ?? false;
  return (
    <SitePage frame={frame} omits={['newsletter']}>
      <PlainHead
        headline={isSent ? words.sent : words.title}
        {...(isSent ? {} : { lead: words.lead })}
        figure={<PersonFigure name="coach-singing" />}
      />
      <FormSides
        language={frame.language}
        steps="newsletter"
        isSent={isSent}
        isWide
        aside={
          isSent && (
            <p className="actions">
              <a className="button ghost" href={`${frame.prefix}/testimonials`}>
                {words.inIt.magazine}
              </a>
            </p>
          )
        }
      >
        {actionData?.ok ? (
          <div role="alert" className="notice sunlit subscribed">
            {actionData.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        ) : (
          <NewsletterForm
            language={frame.language}
            email={actionData?.email ?? ''}
            error={actionData?.sentences[0] ?? null}
          />
        )}
        {!isSent && (
          <section className="in-newsletter" aria-labelledby="in-newsletter">
            <h2 className="ruled" id="in-newsletter">
              {words.inIt.title}
            </h2>
            <ul className="points">
              {words.inIt.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <TextLink href={`${frame.prefix}/testimonials`}>{words.inIt.magazine}</TextLink>
          </section>
        )}
      </FormSides>
    </SitePage>
  );
}
