import { data, type RouterContextProvider } from 'react-router';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { quoteConsents } from '#platform/db/schema/quotes.ts';
import { firstName } from '#studio/shared/texts/first-name.ts';
import { writeQuote } from '#studio/teaching/quote-requests/answer-quote-request.ts';
import { quoteRequestMessages } from '#studio/teaching/quote-requests/quote-request.messages.ts';
import { longestQuoteName, type QuoteField } from '#studio/teaching/quote-requests/quote-request.ts';
import { requestByLink } from '#studio/teaching/quote-requests/quote-requests.queries.ts';
import { ownPath } from '../../calendar/booking/own-path.ts';
import { siteFrame } from '../../site/frame.ts';
import { SitePage } from '../../site/parts/site-page.tsx';
import { unlistedMeta } from '../../site/seo.ts';
import type { Route } from './+types/quote';

/** `/quotes/<token>`: the page of the link by which a person is asked once for a quote. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const view = await readRequest(context, params.token);
  return data(view, { status: view.state === 'gone' ? 404 : 200 });
}

async function readRequest(context: Readonly<RouterContextProvider>, token: string) {
  const request = await requestByLink(worldOf(context), token);
  const frame = await siteFrame(context);
  const facts = factsOf(context);
  const contact = ownPath(facts, '/contact');
  const here = ownPath(facts, `/quotes/${token}`);
  if (!request) return { frame, contact, here: '', state: 'gone' as const, name: '' };
  const { state } = request;
  const shown = state === 'asked' || state === 'declined' ? state : ('written' as const);
  return { frame, contact, here, state: shown, name: firstName(request.name) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = {
    quote: textOf(form, 'quote'),
    name: textOf(form, 'name'),
    consent: textOf(form, 'consent'),
  };
  const outcome = await writeQuote(worldOf(context), { token: params.token, ...typed });
  if (outcome.ok) return data(null);
  if (outcome.refusal === 'not-found') return data(null, { status: 404 });
  return data({ typed, faults: outcome.faults }, { status: 400 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const words = quoteRequestMessages[loaderData?.frame.language ?? 'en'];
  const title = loaderData?.state === 'gone' ? words.gone.title : words.title;
  return unlistedMeta(loaderData?.frame, title);
}

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, contact, here, state, name } = loaderData;
  const words = quoteRequestMessages[frame.language];
  const coach = frame.identity.coachFirstName;
  const lead = { asked: words.lead(coach), gone: words.gone.lead, written: '', declined: '' }[state];
  return (
    <SitePage frame={frame} omits={['newsletter', 'contact']}>
      <PlainHead headline={state === 'gone' ? words.gone.title : words.title} {...(lead ? { lead } : {})} />
      <div className="wrap newsletter-page stack wide">
        {state === 'asked' && (
          <QuoteForm words={words} here={here} name={name} refused={actionData ?? null} />
        )}
        {(state === 'written' || state === 'declined') && (
          <p role="status" className="notice sunlit">
            {words[state]}
          </p>
        )}
        {state === 'gone' && (
          <p className="actions">
            <a className="text-link" href={contact}>
              {words.gone.contact}
            </a>
          </p>
        )}
      </div>
    </SitePage>
  );
}

interface FormProps {
  words: (typeof quoteRequestMessages)['en'];
  here: string;
  name: string;
  refused: Route.ComponentProps['actionData'] | null;
}

function QuoteForm({ words, here, name, refused }: FormProps) {
  const errorOf = (field: QuoteField) => {
    const fault = refused?.faults[field];
    return fault ? words.faults[fault] : null;
  };
  const field = { idPrefix: 'quote', takesFocus: true };
  return (
    <>
      <form method="post" action={here} className="form" noValidate>
        <TextArea
          {...field}
          name="quote"
          label={words.quote}
          rows={5}
          isRequired
          defaultValue={refused?.typed.quote ?? ''}
          error={errorOf('quote')}
        />
        <TextField
          {...field}
          name="name"
          label={words.name}
          hint={words.nameHint}
          maxLength={longestQuoteName}
          autoComplete="off"
          defaultValue={refused?.typed.name ?? name}
          error={errorOf('name')}
        />
        <RadioGroup
          {...field}
          name="consent"
          label={words.consent}
          hint={words.consentHint}
          isRequired
          isStacked
          {...(refused ? { chosen: refused.typed.consent } : {})}
          options={quoteConsents.map((value) => ({ value, label: words.consents[value] }))}
          error={errorOf('consent')}
        />
        <div className="actions">
          <button className="button" type="submit">
            {words.send}
          </button>
        </div>
      </form>
      <form method="post" action={`${here}/rejection`} id="rejection" className="stack">
        <p>{words.declineLead}</p>
        <button className="button ghost plain" type="submit">
          {words.decline}
        </button>
      </form>
    </>
  );
}
