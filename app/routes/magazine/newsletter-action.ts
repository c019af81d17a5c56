import type { RouterContextProvider } from 'react-router';
import { jsonAnswer } from '#app/web/answers.ts';
import { readForm } from '#app/web/forms/read-form.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { newsletterMessages } from '#studio/newsletter/newsletter.messages.ts';
import { subscribe } from '#studio/newsletter/subscribe.ts';

type Requested = { request: Request; context: Readonly<RouterContextProvider> };

export interface NewsletterAnswer {
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
export async function newsletterAction({ request, context }: Requested): Promise<NewsletterAnswer> {
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
export async function newsletterJson(requested: Requested): Promise<Response> {
  const { ok, sentences, status, retryAfterSeconds, mark } = await newsletterAction(requested);
  const headers: HeadersInit = retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) };
  const [message = ''] = sentences;
  return jsonAnswer(ok ? { sentences, mark } : { error: message, message }, { status, headers });
}
