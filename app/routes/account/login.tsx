import { data, Link, redirect } from 'react-router';
import { localPath } from '#app/web/page-language.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { readForm, textOf } from '#app/web/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { flagCookie } from '#app/web/session-cookies.ts';
import { whoOf } from '#app/web/who.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { signIn } from '#studio/people/sign-in.ts';
import type { Route } from './+types/login';
import doorStyles from './door.css?url';
import { Door } from './door.tsx';
import { loginMessages } from './login.messages.ts';
import { SignInForm } from './sign-in-form.tsx';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/login`: two tabs. Whoever is signed in already is shown to their own room. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await whoOf(request, context);
  if (who.role !== 'visitor') throw redirect(ownRoom(who.role));
  const { searchParams } = new URL(request.url);
  const { language, prefix } = factsOf(context);
  const { studioName } = await studioIdentity(worldOf(context));
  const tab = searchParams.get('tab') === 'sign-up' ? ('sign-up' as const) : ('login' as const);
  return {
    words: loginMessages[language],
    studioName,
    tab,
    next: searchParams.has('next') ? localPath(searchParams.get('next')) : null,
    prefix: prefix ? `/${prefix}` : '',
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const world = worldOf(context);
  const form = await readForm(request);
  if (textOf(form, 'intent') === 'sign-out') {
    const cookies = await world.accounts.signOut(request.headers);
    throw redirect('/', { headers: cookies.map((line) => ['set-cookie', line]) });
  }
  const email = textOf(form, 'email');
  const outcome = await signIn(world, await whoOf(request, context), {
    email,
    password: textOf(form, 'password'),
  });
  if (outcome.ok) {
    const cookies = [...outcome.cookies, flagCookie(world.settings)];
    const next = form.has('next') ? localPath(textOf(form, 'next')) : ownRoom(outcome.account.role);
    throw redirect(next, { headers: cookies.map((line) => ['set-cookie', line]) });
  }
  const refused = { error: outcome.message, email };
  if (outcome.refusal !== 'too-many')
    return data(refused, { status: outcome.refusal === 'wrong' ? 401 : 400 });
  return data(refused, { status: 429, headers: { 'retry-after': String(outcome.retryAfterSeconds) } });
}

/** Where somebody belongs after signing in. */
function ownRoom(role: string): string {
  return role === 'owner' ? '/admin' : '/dashboard';
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function links() {
  return [{ rel: 'stylesheet', href: doorStyles }];
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData ? `${loaderData.words.title} · ${loaderData.studioName}` : '' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { words, studioName, tab, next, prefix } = loaderData;
  const to = (name: 'login' | 'sign-up') => (name === 'login' ? '/login' : '/login?tab=sign-up');
  return (
    <Door studioName={studioName} homeHref={prefix || '/'}>
      <h1>{words.headline}</h1>
      <div className="door-sheet">
        <nav className="door-tabs" aria-label={words.tabsLabel}>
          {(['login', 'sign-up'] as const).map((name) => (
            <Link key={name} to={to(name)} aria-current={name === tab ? 'page' : undefined}>
              {words.tabs[name]}
            </Link>
          ))}
        </nav>
        {tab === 'login' ? (
          <SignInForm
            words={words}
            next={next}
            email={actionData?.email ?? ''}
            error={actionData?.error ?? null}
          />
        ) : (
          <SignUpTab words={words.signUp} prefix={prefix} />
        )}
      </div>
    </Door>
  );
}

function SignUpTab({ words, prefix }: { words: (typeof loginMessages)['en']['signUp']; prefix: string }) {
  return (
    <>
      <p className="lead">{words.lead}</p>
      <p>{words.text}</p>
      <div className="actions">
        <a className="button" href={`${prefix}/private-coaching/book`}>
          {words.book}
        </a>
        <a className="button ghost" href={`${prefix}/courses`}>
          {words.courses}
        </a>
      </div>
    </>
  );
}
