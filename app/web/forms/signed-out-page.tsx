import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MiddlewareFunction } from 'react-router';
import stylesheet from '#app/styles/app.css?url';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import type { Language } from '#studio/shared/language.ts';
import { factsOf } from '../request-facts.ts';
import { loginRedirectTarget } from '../session/login-redirect.ts';
import { signedOutMessages } from './signed-out.messages.ts';

type Field = readonly [name: string, value: string];

/** A document POST with an expired session: Back would lose its input, because the pages are no-store. */
export const keepFormWhenSignedOut: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!isSentByBrowser(request)) return next();
  const copy = isTextForm(request) ? request.clone() : null;
  const answer = await next();
  const loginHref = loginRedirectTarget(answer);
  if (loginHref === null) return answer;
  const fields = copy && keepable(await copy.formData());
  const page = <SignedOutPage language={factsOf(context).language} loginHref={loginHref} fields={fields} />;
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
    status: 401,
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
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{words.title}</title>
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main id="main">
          <ErrorPage
            headline={words.title}
            melody={[5, 2, 0]}
            sentence={fields ? words.sendAgain : words.reload}
            actions={
              <>
                <a className="button" href={loginHref} target="_blank" rel="noopener">
                  {words.signIn} <span className="unseen">{words.newTab}</span>
                </a>
                {fields && <SendAgain fields={fields} label={words.again} />}
              </>
            }
          />
        </main>
      </body>
    </html>
  );
}

const hidden = ([name, value]: Field) => <input type="hidden" name={name} value={value} />;

function SendAgain({ fields, label }: { fields: readonly Field[]; label: string }) {
  return (
    <form method="post">
      {createElement(Fragment, null, ...fields.map(hidden))}
      <Button type="submit" variant="ghost">
        {label}
      </Button>
    </form>
  );
}
