import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { deviceCookie } from '#app/web/session/device-cookie.ts';
import { deviceName } from '#app/web/session/device-name.ts';
import { sentCookies, signInCheck } from '#app/web/session/kept-cookies.ts';
import { flagCookie } from '#app/web/session/session-cookies.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { passwordLength } from '#platform/accounts/password-length.ts';
import { isOwnerLinkGood, setUpOwner } from '#studio/people/accounts/set-up-owner.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { firstSteps } from '../../admin/office/settings/first-steps.ts';
import type { Route } from './+types/setup';
import { setupMessages } from './setup.messages.ts';
import signInStyles from './sign-in.css?url';
import { SignInFrame } from './sign-in-frame.tsx';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/setup/<token>`. GET changes nothing; the button sets email and password and signs in. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const world = worldOf(context);
  const { language, prefix } = factsOf(context);
  const isGood = await isOwnerLinkGood(world, params.token);
  const { studioName } = await studioIdentity(world);
  const page = { language, prefix: prefix ? `/${prefix}` : '', isGood, studioName };
  return data(page, { status: isGood ? 200 : 404 });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const world = worldOf(context);
  const form = await readForm(request);
  const email = textOf(form, 'email');
  const password = textOf(form, 'password');
  const who = await whoOf(request, context);
  const outcome = await setUpOwner(
    world,
    { ...who, language: factsOf(context).language },
    {
      token: params.token,
      email,
      password,
      device: deviceName(request),
    },
  );
  if (outcome.ok) {
    const device = deviceCookie(world, request, outcome.userId);
    const cookies = [...outcome.cookies, flagCookie(world.settings), device];
    const to = outcome.isFirst ? `/admin/settings/${firstSteps[0]}?setup=1` : '/admin';
    throw redirect(sentCookies(request) ? to : signInCheck(to), {
      headers: cookies.map((line) => ['set-cookie', line]),
    });
  }
  const { refusal, message } = outcome;
  return data({ refusal, message, email }, { status: refusal === 'link-gone' ? 404 : 400 });
}

export function links() {
  return [{ rel: 'stylesheet', href: signInStyles }];
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `${setupMessages[loaderData.language].title} · ${loaderData.studioName}` : '';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  const { language, prefix, isGood, studioName } = loaderData;
  const words = setupMessages[language];
  return (
    <SignInFrame studioName={studioName} homeHref={prefix || '/'}>
      {isGood ? <SetupForm words={words} refused={actionData ?? null} /> : <LinkIsOver words={words.gone} />}
    </SignInFrame>
  );
}

type Words = (typeof setupMessages)['en'];

interface SetupFormProps {
  words: Words;
  refused: { refusal: string; message: string; email: string } | null;
}

function SetupForm({ words, refused }: SetupFormProps) {
  const isSending = useNavigation().formMethod === 'POST';
  const errorOf = (field: string) => (refused?.refusal.endsWith(field) ? refused.message : null);
  return (
    <>
      <h1>{words.headline}</h1>
      <p className="lead">{words.lead}</p>
      <div className="sign-in-sheet stack wide">
        <Form method="post" className="form" noValidate>
          {refused ? (
            <div role="alert" className="notice wrong">
              <h2>{words.failed}</h2>
              <p>{refused.message}</p>
            </div>
          ) : null}
          <TextField
            name="email"
            idPrefix="setup"
            label={words.email}
            hint={words.emailHint}
            error={errorOf('email') ?? errorOf('email-taken')}
            type="email"
            autoComplete="username"
            inputMode="email"
            isRequired
            defaultValue={refused?.email ?? ''}
          />
          <TextField
            name="password"
            idPrefix="setup"
            label={words.password}
            hint={words.passwordHint(passwordLength.min)}
            error={errorOf('password')}
            type="password"
            autoComplete="new-password"
            isRequired
          />
          <Button type="submit" isBusy={isSending}>
            {isSending ? words.submitting : words.submit}
          </Button>
        </Form>
      </div>
    </>
  );
}

function LinkIsOver({ words }: { words: Words['gone'] }) {
  return (
    <>
      <h1>{words.headline}</h1>
      <p className="lead">{words.lead}</p>
      <div className="sign-in-sheet stack wide">
        <p>
          {words.hint} <code>npm run owner-link</code>
        </p>
        <p>
          <Link className="text-link" to="/login">
            {words.login}
          </Link>
        </p>
      </div>
    </>
  );
}
