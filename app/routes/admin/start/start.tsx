import { data, Form, redirect } from 'react-router';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { newIdempotencyKey } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { canStartOwnStudio, sampleContent } from '#studio/office/own-studio/own-studio.queries.ts';
import { mostStartOffers, type TypedOwnStudio } from '#studio/office/own-studio/own-studio.ts';
import { AdminFrame } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { ownersAction } from '../owners-form.ts';
import { Done, Refused } from '../refused.tsx';
import type { Route } from './+types/start';
import { ownStudioFromForm } from './own-studio-from-form.ts';
import { readStart } from './read-start.ts';
import stylesheet from './start.css?url';
import { type StartWords, startMessages } from './start.messages.ts';
import { OfferFields, PictureFields, SellingFields, StudioFields } from './start-fields.tsx';

const path = '/admin/start';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await ownerOnly('settings', { request, context }, path);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const canStart = await canStartOwnStudio(world.db.query);
  const sample = canStart ? await sampleContent(world.db.query) : null;
  const counts = sample && Object.entries(sample).map(([what, found]) => [what, found.length] as const);
  return {
    counts: counts ? (Object.fromEntries(counts) as Record<string, number>) : null,
    typed: { ...nothing, email: who.email ?? '', mainLanguage: language },
    idempotencyKey: newIdempotencyKey(),
    isStarted: new URL(request.url).searchParams.get('flash') === 'started',
  };
}

export async function action(args: Route.ActionArgs) {
  const { who, world } = await ownersAction('settings', args, path);
  const { outcome, typed, focus, refusal } = await readStart(args.request, world, who);
  if (outcome.ok || outcome.refusal === 'started') throw redirect(`${path}?flash=started`, 303);
  const faults = outcome.refusal === 'invalid' ? outcome.faults : {};
  return data({ typed, focus, faults, picture: refusal }, { status: refusal === 'busy' ? 503 : 400 });
}

const empty = ownStudioFromForm(new FormData());
const nothing: TypedOwnStudio = {
  ...empty,
  currencies: ['DKK'],
  offers: empty.offers.map((offer) => ({ ...offer, kind: 'session', length: '60' })),
};

export default function Start({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const { counts, idempotencyKey, isStarted } = loaderData;
  const words = useWords(startMessages);
  const fields = {
    typed: actionData?.typed ?? loaderData.typed,
    faults: actionData?.faults ?? {},
    words,
    language,
  };
  return (
    <AdminFrame page="settings" title={words.title} {...(counts ? { lead: words.lead } : {})}>
      {actionData ? (
        <Refused title={words.notStarted} text={words.check} />
      ) : (
        <Done text={isStarted ? words.started : null} />
      )}
      {counts ? (
        <Form method="post" encType="multipart/form-data" className="admin-form start-form" noValidate>
          <IdempotencyKey value={idempotencyKey} />
          <StudioFields {...fields} />
          <SellingFields {...fields} />
          <section className="admin-section">
            <h2>{words.offers}</h2>
            <p className="hint">{words.offersHint}</p>
            {Array.from({ length: mostStartOffers }, (_, at) => (
              <OfferFields key={words.offer(at)} at={at} {...fields} />
            ))}
          </section>
          <PictureFields
            {...fields}
            refusal={actionData?.picture ?? null}
            focus={actionData?.focus ?? 'automatic'}
          />
          <WhatHappens counts={counts} words={words} />
          <div className="actions">
            <SubmitButton isPlain label={words.submit} />
          </div>
        </Form>
      ) : (
        <>
          <p>{words.startedText}</p>
          <p className="actions">
            <ButtonLink href="/admin" isPlain>
              {words.back}
            </ButtonLink>
          </p>
        </>
      )}
    </AdminFrame>
  );
}

function WhatHappens({ counts, words }: { counts: Readonly<Record<string, number>>; words: StartWords }) {
  const { identity, offers, counts: texts, kept, once } = words.happens;
  const count = (what: string) => counts[what] ?? 0;
  const lines = [
    identity,
    offers(count('offers')),
    ...Object.entries(texts).flatMap(([what, text]) => (count(what) > 0 ? [text(count(what))] : [])),
    kept,
    once,
  ];
  return (
    <section className="admin-section">
      <h2>{words.willHappen}</h2>
      <ul className="start-lines stack tight">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
