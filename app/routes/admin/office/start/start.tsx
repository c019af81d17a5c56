import { data, Form, redirect } from 'react-router';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { proportionsOf } from '#app/ui/media/picture.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { type PictureFocus, pictureFocuses } from '#platform/media/picture.ts';
import type { World } from '#platform/world.ts';
import { canStartOwnStudio, sampleContent } from '#studio/office/own-studio/own-studio.queries.ts';
import {
  mostStartOffers,
  type TypedOwnStudio,
  type TypedStartOffer,
} from '#studio/office/own-studio/own-studio.ts';
import { type StartOutcome, startOwnStudio } from '#studio/office/own-studio/start-own-studio.ts';
import { type PictureRefusal, pictureBytes } from '#studio/shared/content/prepare-picture.ts';
import type { May } from '#studio/shared/who.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { ownersAction } from '../../owners-form.ts';
import { Done, Refused } from '../../refused.tsx';
import type { Route } from './+types/start';
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

/** Where the sample studio shows its coach. */
const places = ['coach-singing', 'coach-listening', 'coach-microphone', 'instructor-thea'];

interface StartAnswer {
  outcome: StartOutcome;
  typed: TypedOwnStudio;
  focus: PictureFocus;
  refusal: PictureRefusal | null;
}

function readStart(request: Request, world: World, who: May<'settings'>): Promise<StartAnswer> {
  const rules = { mostFiles: 1, maxFileBytes: pictureBytes };
  return readUpload(request, rules, async ({ form, files: [file], refusal }) => {
    const typed = ownStudioFromForm(form);
    const focus = pictureFocuses.find((one) => one === form.get('focus')) ?? 'automatic';
    if (refusal) {
      const picture =
        refusal.reason === 'too-large' || refusal.reason === 'busy' ? refusal.reason : 'not-a-picture';
      const outcome = { ok: false, refusal: 'invalid', faults: { picture: 'picture' } } as const;
      return { outcome, typed, focus, refusal: picture };
    }
    const isGiven = file !== undefined && file.bytes.length > 0;
    const picture = isGiven ? { bytes: file.bytes, focus, places: croppedPlaces() } : null;
    const once = withIdempotency(form, file?.bytes);
    const outcome = await startOwnStudio(world, who, { typed, picture, once });
    const refused = !outcome.ok && outcome.refusal === 'invalid' ? (outcome.picture ?? null) : null;
    return { outcome, typed, focus, refusal: refused };
  });
}

function ownStudioFromForm(form: FormData): TypedOwnStudio {
  return {
    studioName: textOf(form, 'studioName'),
    coachName: textOf(form, 'coachName'),
    coachFirstName: textOf(form, 'coachFirstName'),
    street: textOf(form, 'street'),
    postcode: textOf(form, 'postcode'),
    city: textOf(form, 'city'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    cvr: textOf(form, 'cvr'),
    mainLanguage: textOf(form, 'mainLanguage'),
    currencies: form.getAll('currencies').map(String),
    offers: Array.from({ length: mostStartOffers }, (_, at) => offerFromForm(form, at)),
  };
}

function offerFromForm(form: FormData, at: number): TypedStartOffer {
  const text = (field: string) => textOf(form, `offer-${at}-${field}`);
  return {
    kind: text('kind'),
    nameEn: text('nameEn'),
    nameDa: text('nameDa'),
    length: text('length'),
    prices: { DKK: text('DKK'), EUR: text('EUR'), USD: text('USD') },
  };
}

function croppedPlaces() {
  return places.flatMap((place) => {
    const proportions = proportionsOf(place);
    return proportions
      ? [{ place, proportions: { width: proportions.width, height: proportions.height } }]
      : [];
  });
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
