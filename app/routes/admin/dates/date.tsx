import { data, Form, redirect, useNavigation } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { readList } from '#app/web/lists/list-state.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { entryTitle } from '#studio/catalogue/offer-title.queries.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { mostSeats } from '#studio/dates/date-input.ts';
import { editionDates } from '#studio/dates/date-range.ts';
import {
  listParticipants,
  ownersEdition,
  participantAddresses,
} from '#studio/dates/dates-for-owner.queries.ts';
import { changeEdition, dropEdition } from '#studio/dates/schedule-date.ts';
import { type ConflictView, describeConflicts } from '../describe-conflict.ts';
import { AdminFrame, adminLinks, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { Done, Refused } from '../refused.tsx';
import type { Route } from './+types/date';
import { EditionForm, type TypedEdition } from './date-form.tsx';
import { editionFromForm, faultOf } from './date-from-form.ts';
import { type EditionsWords, editionsMessages } from './dates.messages.ts';
import editionsStyles from './editions.css?url';
import { emptyDays } from './empty-days.ts';
import { Participants, participantsShape } from './participants.tsx';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/editions/<id>`: one date, who takes part, and its days, seats and sale to change. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const who = await ownerOnly(request, context, url.pathname + url.search);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const edition = await ownersEdition(world.db.query, who, params.edition);
  if (!edition) throw data(null, { status: 404 });
  const { studioName } = await studioIdentity(world);
  const ask = readList(participantsShape(edition.id), url);
  return {
    language,
    studioName,
    edition,
    title: await entryTitle(world.db.query, edition.entryId, language),
    when: editionDates(edition.startsOn, edition.endsOn, language),
    ask,
    participants: await listParticipants(world.db.query, who, ask, edition.id),
    addresses: await participantAddresses(world.db.query, who, edition.id),
    done: doneOf(url.searchParams, editionsMessages[language]),
    idempotencyKey: newIdempotencyKey(),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const who = await ownerOnly(request, context, `/admin/editions/${params.edition}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const words = editionsMessages[language];
  const form = await readForm(request);
  const editionId = params.edition;
  const { typed, wantsMore, version } = editionFromForm(form);
  const nothing = { clashes: [] as ConflictView[] };
  if (textOf(form, 'act') === 'drop') {
    if (await dropEdition(world, who, { editionId })) throw redirect('/admin/editions?did=dropped');
    const fault = { text: words.refusals['not-dropped'], at: null, field: null };
    return data({ typed: null, fault, ...nothing }, { status: 409 });
  }
  if (wantsMore) return data({ typed, fault: null, ...nothing });
  const outcome = await changeEdition(world, who, {
    ...typed,
    editionId,
    version,
    once: withIdempotency(form),
  });
  if (outcome.ok) {
    const told = outcome.told > 0 ? `&told=${outcome.told}` : '';
    throw redirect(`/admin/editions/${editionId}?did=saved${told}`);
  }
  if (outcome.refusal === 'not-found') throw data(null, { status: 404 });
  const clashes =
    outcome.refusal === 'taken' ? await describeConflicts(world, outcome.clashes, language) : [];
  const isConflict = ['taken', 'changed-meanwhile', 'capacity-below-sold'].includes(outcome.refusal);
  return data({ typed, fault: faultOf(outcome, words), clashes }, { status: isConflict ? 409 : 400 });
}

/** What the address says was just done, and how many were written to about it. */
function doneOf(params: URLSearchParams, words: EditionsWords): string | null {
  const did = params.get('did');
  if (did !== 'created' && did !== 'saved') return null;
  const told = Number(params.get('told'));
  const isNotified = Number.isInteger(told) && told > 0 && told <= mostSeats;
  return isNotified ? `${words.did[did]} ${words.told(told)}` : words.did[did];
}

export const links = () => adminLinks(editionsStyles);

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.title, loaderData?.studioName);
}

export default function Edition({ loaderData, actionData }: Route.ComponentProps) {
  const { language, studioName, edition, title, when, ask, participants, addresses, done, idempotencyKey } =
    loaderData;
  const words = editionsMessages[language];
  const isBusy = useNavigation().formMethod === 'POST';
  const known: TypedEdition = {
    entryId: edition.entryId,
    days: [...edition.days, ...emptyDays(1)],
    capacity: String(edition.capacity),
    isOpen: edition.isOpen,
    place: edition.place ?? '',
  };
  const typed = actionData?.typed ?? known;
  return (
    <AdminFrame
      section="editions"
      title={title}
      lead={when}
      back={
        <TextLink href="/admin/editions" leads="back">
          {words.back}
        </TextLink>
      }
      {...{ language, studioName }}
    >
      {actionData?.fault ? (
        <Refused
          title={words.problem}
          text={actionData.fault.text}
          before={words.inTheWay}
          items={actionData.clashes}
        />
      ) : (
        <Done text={done} />
      )}
      <Participants {...{ language, words, ask, addresses }} editionId={edition.id} page={participants} />
      <section className="office-section later">
        <EditionForm
          key={`${edition.version}-${typed.days.length}`}
          {...{ typed, words, isBusy, idempotencyKey }}
          fault={actionData?.fault ?? null}
          entries={null}
          known={{ version: edition.version, taken: edition.taken }}
        />
        {edition.taken === 0 && (
          <details className="second-thought edition-drop">
            <summary className="button ghost plain compact">{words.drop}</summary>
            <div className="notice wrong">
              <p>{words.dropQuestion(`${title}, ${when}`)}</p>
              <Form method="post">
                <Button type="submit" name="act" value="drop" isBusy={isBusy} isCompact isPlain look="wrong">
                  {words.dropYes}
                </Button>
              </Form>
            </div>
          </details>
        )}
      </section>
    </AdminFrame>
  );
}
