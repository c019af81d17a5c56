import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { localPath } from '#app/web/page-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { deviceCookie } from '#app/web/session/device-cookie.ts';
import { deviceName } from '#app/web/session/device-name.ts';
import { sentCookies, signInCheck } from '#app/web/session/kept-cookies.ts';
import { flagCookie, signUpCookie } from '#app/web/session/session-cookies.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { accountEmail } from '#platform/accounts/account-email.ts';
import type { World } from '#platform/world.ts';
import { requestLink } from '#studio/people/accounts/request-link.ts';
import { signIn } from '#studio/people/accounts/sign-in.ts';
import { signUp } from '#studio/people/accounts/sign-up.ts';
import type { SessionStart, SignedInOutcome } from '#studio/people/accounts/start-session.ts';
import { submitCode } from '#studio/people/accounts/two-factor/submit-code.ts';
import type { Who } from '#studio/shared/who.ts';

export type MailedView = 'sign-up' | 'reset' | 'link';

/** The result, unless it was a redirect. */
export type LoginAnswer =
  | {
      view: 'login';
      error: string | null;
      email: string;
      /** The password is not accepted on this device now; an emailed link is. */
      offersLink?: true;
    }
  | { view: 'reset' | 'link'; error: string | null; email: string }
  | { view: 'sign-up'; error: string | null; fields: Record<string, string>; email: string; name: string }
  | { view: 'sent'; what: MailedView; email: string; name: string }
  | { view: 'code'; ticket: string; next: string | null; error: string | null };

/** The request identifies the device. */
export interface SigningIn {
  world: World;
  request: Request;
}

interface Asking extends SigningIn {
  who: Who;
  form: FormData;
}

export async function readAsking({ request, context }: ActionFunctionArgs): Promise<Asking> {
  const who = { ...(await whoOf(request, context)), language: factsOf(context).language };
  return { world: worldOf(context), who, request, form: await readForm(request) };
}

/** Redirects to `next` or the user's own area. */
export function leadIn(
  { world, request }: SigningIn,
  { account, cookies }: SignedInOutcome,
  next: string | null,
): Response {
  const lines = [...cookies, flagCookie(world.settings), deviceCookie(world, request, account.userId)];
  const to = next ?? ownArea(account.role);
  const address = sentCookies(request) ? to : signInCheck(to);
  return redirect(address, { headers: lines.map((line) => ['set-cookie', line]) });
}

export function ownArea(role: string): string {
  return role === 'owner' ? '/admin' : '/dashboard';
}

/** Redirects, or asks for the second factor. */
function answerLetIn(asking: SigningIn, outcome: SessionStart, next: string | null) {
  if (outcome.ok) throw leadIn(asking, outcome, next);
  return data<LoginAnswer>({ view: 'code', ticket: outcome.ticket, next, error: null });
}

export async function logIn({ world, who, request, form }: Asking) {
  const email = textOf(form, 'email');
  const password = textOf(form, 'password');
  const outcome = await signIn(world, who, { email, password, device: deviceName(request) });
  if (outcome.ok || outcome.refusal === 'code-required')
    return answerLetIn({ world, request }, outcome, nextOf(form));
  const refused: Extract<LoginAnswer, { view: 'login' }> = { view: 'login', error: outcome.message, email };
  if (outcome.refusal === 'link-needed' || outcome.refusal === 'too-many')
    return tooMany({ ...refused, offersLink: true }, outcome.retryAfterSeconds);
  return data(refused, { status: outcome.refusal === 'wrong' ? 401 : 400 });
}

export async function takeCode({ world, who, request, form }: Asking) {
  const ticket = textOf(form, 'ticket');
  const code = textOf(form, 'code');
  const outcome = await submitCode(world, who, { ticket, code, device: deviceName(request) });
  if (outcome.ok) throw leadIn({ world, request }, outcome, nextOf(form));
  const error = outcome.message;
  if (outcome.refusal === 'code-late')
    return data<LoginAnswer>({ view: 'login', error, email: '' }, { status: 401 });
  const refused: LoginAnswer = { view: 'code', ticket, next: nextOf(form), error };
  if (outcome.refusal === 'too-many') return tooMany(refused, outcome.retryAfterSeconds);
  return data(refused, { status: 401 });
}

export async function openAccount({ world, who, form }: Asking) {
  const [name, email, password] = ['name', 'email', 'password'].map((field) => textOf(form, field));
  const outcome = await signUp(world, who, { name, email, password });
  const typed = { name: name ?? '', email: email ?? '' };
  if (outcome.ok) {
    const cookie = signUpCookie(world.settings, outcome.browserToken);
    const sent: LoginAnswer = { view: 'sent', what: 'sign-up', email: outcome.email, name: typed.name };
    return data(sent, { headers: { 'set-cookie': cookie } });
  }
  if (outcome.refusal === 'invalid')
    return data<LoginAnswer>(
      { view: 'sign-up', error: null, fields: outcome.fields, ...typed },
      { status: 400 },
    );
  const refused: LoginAnswer = { view: 'sign-up', error: outcome.message, fields: {}, ...typed };
  return tooMany(refused, outcome.retryAfterSeconds);
}

export async function sendLink({ world, who, form }: Asking, view: 'reset' | 'link') {
  const email = textOf(form, 'email');
  const outcome = await requestLink(world, who, { email, link: view === 'reset' ? 'reset' : 'sign-in' });
  if (outcome.ok)
    return data<LoginAnswer>({
      view: 'sent',
      what: view,
      email: accountEmail(email) ?? outcome.email,
      name: '',
    });
  const refused: LoginAnswer = { view, error: outcome.message, email };
  if (outcome.refusal === 'too-many') return tooMany(refused, outcome.retryAfterSeconds);
  return data(refused, { status: 400 });
}

export function askAgain(form: FormData) {
  const what = textOf(form, 'what');
  const email = textOf(form, 'email');
  if (what === 'reset' || what === 'link') return data<LoginAnswer>({ view: what, error: null, email });
  const name = textOf(form, 'name');
  return data<LoginAnswer>({ view: 'sign-up', error: null, fields: {}, email, name });
}

function tooMany(answer: LoginAnswer, retryAfterSeconds: number) {
  return data(answer, { status: 429, headers: { 'retry-after': String(retryAfterSeconds) } });
}

function nextOf(form: FormData): string | null {
  return form.has('next') && textOf(form, 'next') ? localPath(textOf(form, 'next')) : null;
}
