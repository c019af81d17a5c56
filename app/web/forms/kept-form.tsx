import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MiddlewareFunction } from 'react-router';
import stylesheet from '#app/styles/app.css?url';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import type { Language } from '#studio/shared/language.ts';
import { factsOf } from '../request-facts.ts';
import { loginRedirectTarget } from '../session/login-redirect.ts';
import { failedFormMessages } from './failed-form.messages.ts';
import { signedOutMessages } from './signed-out.messages.ts';

type Field = readonly [name: string, value: string];

/** A document POST that failed or had no session: Back would lose its input, because the pages are no-store. */
export const keepForm: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!isSentByBrowser(request)) return next();
  const copy = isTextForm(request) ? request.clone() : null;
  const response = await next();
  const loginHref = loginRedirectTarget(response);
  const { answer, language, id } = factsOf(context);
  if (loginHref === null && !answer.hasFailed) return response;
  const fields = copy && keepable(await copy.formData());
  if (loginHref === null && !fields) return response;
  const page =
    loginHref === null ? (
      <FailedPage language={language} fields={fields ?? []} requestId={id} />
    ) : (
      <SignedOutPage language={language} loginHref={loginHref} fields={fields} />
    );
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
    status: loginHref === null ? response.status : 401,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
};

function isSentByBrowser({ method, url }: Request): boolean {
  return method === 'POST' && !new URL(url).pathname.endsWith('.data');
}

function isTextForm({ headers }: Request): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');
}

/** Null for forms with secrets, which are never written into a page. */
function keepable(form: FormData): Field[] | null {
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return fields.some(([name]) => /password|code/i.test(name)) ? null : fields;
}

interface Props {
  language: Language;
  loginHref: string;
  fields: readonly Field[] | null;
}

function SignedOutPage({ language, loginHref, fields }: Props) {
  const words = signedOutMessages[language];
  return (
    <KeptFormPage
      language={language}
      title={words.title}
      sentence={fields ? words.sendAgain : words.reload}
      actions={
        <>
          <a className="button" href={loginHref} target="_blank" rel="noopener">
            {words.signIn} <span className="unseen">{words.newTab}</span>
          </a>
          {fields && <SendAgain fields={fields} label={words.again} variant="ghost" />}
        </>
      }
    />
  );
}

interface FailedProps {
  language: Language;
  fields: readonly Field[];
  requestId: string;
}

function FailedPage({ language, fields, requestId }: FailedProps) {
  const { failed, sendAgain, again, number } = failedFormMessages[language];
  return (
    <KeptFormPage
      language={language}
      title={failed.title}
      sentence={sendAgain}
      actions={<SendAgain fields={fields} label={again} />}
      reference={{ label: number, number: requestId }}
    />
  );
}

interface KeptFormProps {
  language: Language;
  title: string;
  sentence: string;
  actions: ReactNode;
  reference?: { label: string; number: string };
}

function KeptFormPage({ language, title, sentence, actions, reference }: KeptFormProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main id="main">
          <ErrorPage
            headline={title}
            melody={[5, 2, 0]}
            sentence={sentence}
            actions={actions}
            reference={reference ?? null}
          />
        </main>
      </body>
    </html>
  );
}

const hidden = ([name, value]: Field) => <input type="hidden" name={name} value={value} />;

interface SendAgainProps {
  fields: readonly Field[];
  label: string;
  variant?: 'ghost';
}

function SendAgain({ fields, label, variant }: SendAgainProps) {
  return (
    <form method="post">
      {createElement(Fragment, null, ...fields.map(hidden))}
      <Button type="submit" {...(variant ? { variant } : {})}>
        {label}
      </Button>
    </form>
  );
}
