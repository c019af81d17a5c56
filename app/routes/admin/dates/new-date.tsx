import { data, redirect, useNavigation } from 'react-router';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { readForm } from '#app/web/forms/read-form.ts';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { namedProgrammes } from '#studio/catalogue/offer-title.queries.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { planEdition } from '#studio/dates/schedule-date.ts';
import { type ConflictView, describeConflicts } from '../describe-conflict.ts';
import { AdminFrame, adminLinks, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/new-date';
import { EditionForm, type TypedEdition } from './date-form.tsx';
import { editionFromForm, faultOf } from './date-from-form.ts';
import { editionsMessages } from './dates.messages.ts';
import editionsStyles from './editions.css?url';
import { emptyDays } from './empty-days.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/editions/new`: a new date of a programme or workshop. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly(request, context, '/admin/editions/new');
  const world = worldOf(context);
  const { language } = factsOf(context);
  const { studioName } = await studioIdentity(world);
  const programmes = await namedProgrammes(world.db.query);
  const entries = programmes.map((one) => ({ value: one.id, label: one[language] }));
  return { language, studioName, entries, idempotencyKey: newIdempotencyKey() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly(request, context, '/admin/editions/new');
  const world = worldOf(context);
  const { language } = factsOf(context);
  const form = await readForm(request);
  const { typed, wantsMore } = editionFromForm(form);
  if (wantsMore) return data({ typed, fault: null, clashes: [] as ConflictView[] });
  const outcome = await planEdition(world, who, { ...typed, once: withIdempotency(form) });
  if (outcome.ok) throw redirect(`/admin/editions/${outcome.editionId}?did=created`);
  const clashes =
    outcome.refusal === 'taken' ? await describeConflicts(world, outcome.clashes, language) : [];
  const fault = faultOf(outcome, editionsMessages[language]);
  return data({ typed, fault, clashes }, { status: outcome.refusal === 'taken' ? 409 : 400 });
}

export const links = () => adminLinks(editionsStyles);

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && editionsMessages[loaderData.language].newTitle, loaderData?.studioName);
}

export default function NewEdition({ loaderData, actionData }: Route.ComponentProps) {
  const { language, studioName, entries, idempotencyKey } = loaderData;
  const words = editionsMessages[language];
  const isBusy = useNavigation().formMethod === 'POST';
  const fresh: TypedEdition = {
    entryId: entries[0]?.value ?? '',
    days: emptyDays(5),
    capacity: '10',
    isOpen: true,
    place: '',
  };
  const typed = actionData?.typed ?? fresh;
  return (
    <AdminFrame
      section="editions"
      title={words.newTitle}
      lead={words.newLead}
      back={
        <TextLink href="/admin/editions" leads="back">
          {words.back}
        </TextLink>
      }
      {...{ language, studioName }}
    >
      {actionData?.fault && (
        <Refused
          title={words.problem}
          text={actionData.fault.text}
          before={words.inTheWay}
          items={actionData.clashes}
        />
      )}
      <EditionForm
        key={typed.days.length}
        {...{ typed, words, entries, isBusy, idempotencyKey }}
        fault={actionData?.fault ?? null}
        known={null}
      />
    </AdminFrame>
  );
}
