import { Form, Link, redirect } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { localPath } from '#app/web/page-language.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { isCookieCheck } from '#app/web/session/kept-cookies.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import type { Route } from './+types/login';
import { CodeForm } from './code-form.tsx';
import { Refusal, Submit } from './form-parts.tsx';
import { loginMessages } from './login.messages.ts';
import { type LoginAnswer, logIn, type MailedView, ownArea, readAsking } from './login-steps.ts';
import signInStyles from './sign-in.css?url';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

const views = ['login', 'sign-up', 'reset', 'link'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await whoOf(request, context);
  const { searchParams } = new URL(request.url);
  const isChecked = isCookieCheck(searchParams);
  if (who.role !== 'visitor') {
    const next = isChecked ? localPath(searchParams.get('next')) : '/';
    throw redirect(next === '/' ? ownArea(who.role) : next);
  }
  const { language, prefix } = factsOf(context);
  const { studioName } = await studioIdentity(worldOf(context));
  const tab = searchParams.get('tab');
  return {
    language,
    studioName,
    view: views.find((view) => view === tab) ?? 'login',
    next: searchParams.has('next') ? localPath(searchParams.get('next')) : null,
    prefix: prefix ? `/${prefix}` : '',
    refusesCookies: isChecked,
    isOutEverywhere: searchParams.get('out') === 'everywhere',
  };
}

export async function action(args: Route.ActionArgs) {
  return logIn(await readAsking(args));
}

export { keepForm as clientAction } from './keep-form.ts';

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function links() {
  return [{ rel: 'stylesheet', href: signInStyles }];
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `${loginMessages[loaderData.language].title} · ${loaderData.studioName}` : '';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function Login({ loaderData }: Route.ComponentProps) {
  const actionData = useActionResult<LoginAnswer | { view: 'cut' }>();
  const { language, studioName, next, prefix, isOutEverywhere, refusesCookies } = loaderData;
  const words = loginMessages[language];
  if (actionData?.view === 'sent')
    return (
      <SignInFrame studioName={studioName} homeHref={prefix || '/'} isLit={false}>
        <MailSent {...actionData} words={words} />
      </SignInFrame>
    );
  if (actionData?.view === 'code')
    return (
      <SignInFrame studioName={studioName} homeHref={prefix || '/'}>
        <CodeForm {...actionData} words={words.code} failed={words.failed} />
      </SignInFrame>
    );
  const isConnectionError = actionData?.view === 'cut';
  const refused = actionData && actionData.view !== 'cut' ? actionData : null;
  const view = refused?.view ?? loaderData.view;
  const saysOut = isOutEverywhere && !actionData;
  const typed = {
    email: refused?.email ?? '',
    error: isConnectionError ? words.cut : (refused?.error ?? null),
  };
  if (view === 'reset' || view === 'link')
    return (
      <SignInFrame studioName={studioName} homeHref={prefix || '/'}>
        <LinkForm key={view} view={view} words={words} {...typed} isConnectionError={isConnectionError} />
      </SignInFrame>
    );
  return (
    <SignInFrame studioName={studioName} homeHref={prefix || '/'} isLit={!saysOut}>
      <h1>{words.headline}</h1>
      {view === 'login' && <p className="lead">{words.lead}</p>}
      <div className="sign-in-sheet stack wide">
        {saysOut ? (
          <Alert variant="sunlit" title={words.outEverywhere.title} isNews>
            <p>{words.outEverywhere.text}</p>
          </Alert>
        ) : null}
        {refusesCookies && !actionData ? <CookiesRefused words={words.cookies} prefix={prefix} /> : null}
        <Tabs words={words} view={view} next={next} />
        {view === 'sign-up' ? (
          <SignUpForm
            words={words}
            prefix={prefix}
            {...typed}
            name={refused?.view === 'sign-up' ? refused.name : ''}
            fields={refused?.view === 'sign-up' ? refused.fields : {}}
          />
        ) : (
          <SignInForm
            words={words}
            next={next}
            {...typed}
            offersLink={refused?.view === 'login' && refused.offersLink === true}
          />
        )}
      </div>
    </SignInFrame>
  );
}

/** What works without cookies is offered too. */
function CookiesRefused({ words, prefix }: { words: Words['cookies']; prefix: string }) {
  return (
    <Alert variant="wrong" title={words.title} isNews>
      <p>{words.text}</p>
      <p>{words.without}</p>
      <p className="cluster wide">
        <a className="text-link" href={`${prefix}/private-coaching/book`}>
          {words.book}
        </a>
        <a className="text-link" href={`${prefix}/shop`}>
          {words.shop}
        </a>
      </p>
    </Alert>
  );
}

interface LinkFormProps {
  view: 'reset' | 'link';
  words: (typeof loginMessages)['en'];
  email: string;
  error: string | null;
  /** A network error, not an invalid address. */
  isConnectionError: boolean;
}

/** Requests a password reset or a sign-in link. */
function LinkForm({ view, words, email, error, isConnectionError }: LinkFormProps) {
  const texts = words[view];
  return (
    <>
      <h1>{texts.headline}</h1>
      <p className="lead">{texts.lead}</p>
      <div className="sign-in-sheet stack wide">
        <PostForm to={view} className="form" noValidate>
          <Refusal title={words.notSent} message={error} />
          <TextField
            name="email"
            idPrefix={view}
            label={words.email}
            error={isConnectionError ? null : error}
            type="email"
            autoComplete="username"
            inputMode="email"
            isRequired
            defaultValue={email}
          />
          <Submit to={view} label={texts.submit} busy={words.sending} />
        </PostForm>
        <p>
          <Link className="text-link" to="/login">
            {words.back}
          </Link>
        </p>
      </div>
    </>
  );
}

/** The same for every address, so that accounts cannot be enumerated. */
function MailSent({
  words,
  what,
  email,
  name,
}: {
  words: (typeof loginMessages)['en'];
  what: MailedView;
  email: string;
  name: string;
}) {
  return (
    <>
      <h1>{words.sent.headline}</h1>
      <div className="sign-in-sheet stack wide">
        <p role="status" className="notice sunlit">
          {words.sent[what](email)}
        </p>
        <p>{words.sent.nothing}</p>
        <nav className="sign-in-alternatives cluster wide" aria-label={words.otherWays}>
          <Form method="post" action={`/login/another-email?tab=${what}`}>
            <input type="hidden" name="what" value={what} />
            <input type="hidden" name="email" value={email} />
            {name && <input type="hidden" name="name" value={name} />}
            <button type="submit" className="text-link">
              {words.sent.again}
            </button>
          </Form>
          <Link className="text-link" to="/login">
            {words.back}
          </Link>
        </nav>
      </div>
    </>
  );
}

type Words = (typeof loginMessages)['en'];

function Tabs({ words, view, next }: { words: Words; view: 'login' | 'sign-up'; next: string | null }) {
  const onward = next ? `next=${encodeURIComponent(next)}` : '';
  const to = {
    login: onward ? `/login?${onward}` : '/login',
    'sign-up': onward ? `/login?tab=sign-up&${onward}` : '/login?tab=sign-up',
  };
  return (
    <nav className="sign-in-tabs" aria-label={words.tabsLabel}>
      {(['login', 'sign-up'] as const).map((name) => (
        <Link key={name} to={to[name]} aria-current={name === view ? 'page' : undefined}>
          {words.tabs[name]}
        </Link>
      ))}
    </nav>
  );
}
