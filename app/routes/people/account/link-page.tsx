import type { RouterContextProvider } from 'react-router';
import { TextField } from '#app/ui/forms/field.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { passwordLength } from '#platform/accounts/password-length.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { CodeForm } from './code-form.tsx';
import { linkPageMessages } from './link-pages.messages.ts';
import { loginMessages } from './login.messages.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export interface LinkFrame {
  language: Language;
  studioName: string;
  prefix: string;
}

/** In the language of the email, whose link has its prefix. */
export async function linkFrame(context: Readonly<RouterContextProvider>): Promise<LinkFrame> {
  const { language, prefix } = factsOf(context);
  const { studioName } = await studioIdentity(worldOf(context));
  return { language, studioName, prefix: prefix ? `/${prefix}` : '' };
}

/** The result, unless it was a redirect. */
export type PressedLink =
  | { state: 'gone' }
  | { state: 'refused'; refusal: string; message: string }
  | { state: 'code'; ticket: string };

export interface LinkPageProps {
  frame: LinkFrame;
  kind: 'signUp' | 'signIn' | 'guest' | 'reset' | 'email';
  /** Null: the link is unknown or expired. */
  email: string | null;
  asks: 'nothing' | 'own password' | 'new password';
  pressed: PressedLink | null;
}

/** One button and at most one field. Not hydrated. */
export function LinkPage({ frame, kind, email, asks, pressed }: LinkPageProps) {
  const words = linkPageMessages[frame.language];
  const isGone = pressed?.state === 'gone' || (email === null && pressed?.state !== 'code');
  return (
    <SignInFrame studioName={frame.studioName} homeHref={frame.prefix || '/'}>
      {pressed?.state === 'code' ? (
        <CodeForm
          words={loginMessages[frame.language].code}
          failed={loginMessages[frame.language].failed}
          ticket={pressed.ticket}
          next={null}
          error={null}
        />
      ) : isGone ? (
        <Gone words={words.gone} kind={kind} prefix={frame.prefix} />
      ) : (
        <OneButton frame={frame} kind={kind} email={email ?? ''} asks={asks} pressed={pressed} />
      )}
    </SignInFrame>
  );
}

function OneButton({ frame, kind, email, asks, pressed }: LinkPageProps & { email: string }) {
  const words = linkPageMessages[frame.language];
  const texts = words[kind];
  const refused = pressed?.state === 'refused' ? pressed : null;
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead sign-in-lead">{texts.lead(email)}</p>
      <div className="sign-in-sheet stack wide">
        <form method="post" className="form" noValidate>
          {refused ? (
            <div role="alert" className="notice wrong">
              <h2>{words.failed}</h2>
              <p>{refused.message}</p>
            </div>
          ) : null}
          {asks === 'nothing' ? null : (
            <>
              {/* Password managers store a password with its username. */}
              <input type="hidden" name="username" autoComplete="username" value={email} />
              <TextField
                name="password"
                idPrefix={kind}
                label={asks === 'own password' ? words.signUp.password : words.reset.password}
                hint={
                  asks === 'own password'
                    ? words.signUp.passwordHint
                    : loginMessages[frame.language].passwordHint(passwordLength.min)
                }
                error={refused?.refusal.endsWith('password') ? refused.message : null}
                type="password"
                autoComplete={asks === 'own password' ? 'current-password' : 'new-password'}
                isRequired
              />
            </>
          )}
          <button type="submit" className="button">
            {texts.button}
          </button>
        </form>
        {kind === 'signUp' ? <p>{words.signUp.elsewhere}</p> : null}
      </div>
    </>
  );
}

function Gone({
  words,
  kind,
  prefix,
}: {
  words: (typeof linkPageMessages)['en']['gone'];
  kind: LinkPageProps['kind'];
  prefix: string;
}) {
  const again = { signUp: 'sign-up', signIn: 'link', guest: 'link', reset: 'reset', email: null }[kind];
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead sign-in-lead">{words.lead}</p>
      <div className="sign-in-sheet stack wide">
        <div className="actions">
          {again ? (
            <a className="button" href={`${prefix}/login?tab=${again}`}>
              {words.again}
            </a>
          ) : null}
          <a className={again ? 'button ghost' : 'button'} href={`${prefix}/login`}>
            {words.login}
          </a>
        </div>
      </div>
    </>
  );
}

export function linkMeta(frame: LinkFrame | undefined, kind: LinkPageProps['kind']) {
  const title = frame ? `${linkPageMessages[frame.language][kind].title} · ${frame.studioName}` : '';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}
