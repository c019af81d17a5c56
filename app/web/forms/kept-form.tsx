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
import { isSecretField } from './secret-field.ts';
import { type SentForm, withSentForm } from './sent-form.ts';
import { signedOutMessages } from './signed-out.messages.ts';

interface Kept {
  fields: ReadonlyArray<readonly [name: string, value: string]>;
  fileFields: readonly string[];
}

const nothing: Kept = { fields: [], fileFields: [] };

/** A document POST that failed or had no session: Back would lose its input, because the pages are no-store. */
export const keepForm: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!isSentByBrowser(request)) return next();
  const copy = isTextForm(request) ? request.clone() : null;
  return withSentForm(async (sent) => {
    const response = await next();
    const loginHref = loginRedirectTarget(response);
    const { answer, language, id } = factsOf(context);
    // A form without a page of its own has no error boundary.
    const hasFailed = answer.hasFailed || (answer.isOutage && response.status >= 500);
    if (loginHref === null && !hasFailed) return response;
    const form = keepable(
      copy ? { texts: await copy.formData(), fileFields: new Set() } : sent(),
      new URL(request.url),
    );
    if (loginHref === null && !form) return response;
    answer.isFormKept = loginHref === null;
    const page =
      loginHref === null ? (
        <FailedPage language={language} form={form ?? nothing} requestId={id} />
      ) : (
        <SignedOutPage language={language} loginHref={loginHref} form={form} />
      );
    return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
      status: loginHref === null ? response.status : 401,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    });
  });
};

function isSentByBrowser({ method, url }: Request): boolean {
  return method === 'POST' && !new URL(url).pathname.endsWith('.data');
}

function isTextForm({ headers }: Request): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');
}

/** Where a code signs in; elsewhere it is of a discount or a gift card. */
const signsIn = /^(?:\/(?:da|en))?\/(?:login|outbox|dashboard\/account|admin\/account)(?:\/|$)/;

/** Null for forms with secrets, which are never written into a page. */
function keepable(sent: SentForm | null, { pathname }: URL): Kept | null {
  if (!sent) return null;
  const fields = [...sent.texts].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const isSecret = fields.some(
    ([name]) => isSecretField(name) || (name === 'code' && signsIn.test(pathname)),
  );
  return isSecret ? null : { fields, fileFields: [...sent.fileFields] };
}

interface Props {
  language: Language;
  loginHref: string;
  form: Kept | null;
}

function SignedOutPage({ language, loginHref, form }: Props) {
  const words = signedOutMessages[language];
  return (
    <KeptFormPage
      language={language}
      title={words.title}
      sentence={form ? words.sendAgain : words.reload}
      actions={
        <>
          <a className="button" href={loginHref} target="_blank" rel="noopener">
            {words.signIn} <span className="unseen">{words.newTab}</span>
          </a>
          {form && <SendAgain form={form} label={words.again} language={language} variant="ghost" />}
        </>
      }
    />
  );
}

interface FailedProps {
  language: Language;
  form: Kept;
  requestId: string;
}

function FailedPage({ language, form, requestId }: FailedProps) {
  const { failed, sendAgain, again, number } = failedFormMessages[language];
  return (
    <KeptFormPage
      language={language}
      title={failed.title}
      sentence={sendAgain}
      actions={<SendAgain form={form} label={again} language={language} />}
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

const hidden = ([name, value]: Kept['fields'][number]) => <input type="hidden" name={name} value={value} />;

interface SendAgainProps {
  form: Kept;
  label: string;
  language: Language;
  variant?: 'ghost';
}

function SendAgain({ form: { fields, fileFields }, label, language, variant }: SendAgainProps) {
  return (
    <form method="post" {...(fileFields.length > 0 && { encType: 'multipart/form-data' })}>
      {createElement(Fragment, null, ...fields.map(hidden))}
      {fileFields.map((name) => (
        <p key={name}>
          <label>
            {failedFormMessages[language].chooseAgain} <input type="file" name={name} multiple />
          </label>
        </p>
      ))}
      <Button type="submit" {...(variant ? { variant } : {})}>
        {label}
      </Button>
    </form>
  );
}
