import type { Selectable } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { OffersTable } from '#platform/db/schema/catalogue.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { contentChanged, slotsKey } from '#studio/shared/content-changed.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { changesBetween } from '#studio/shared/records/audit-changes.ts';
import { requestHash } from '#studio/shared/request-hash.ts';
import type { May } from '#studio/shared/who.ts';
import { setOfferStarts } from './offer-hours.store.ts';
import { type OfferInput, readOffer } from './offer-input.ts';
import { setOfferInstructors } from './offer-instructors.store.ts';
import { fieldsOf, isEditedElsewhere, type OfferField } from './offer-kind.ts';
import { offerTitle } from './offer-title.queries.ts';
import { type OfferValues, offerRow, offerValues } from './offer-values.ts';
import { pricesOf } from './offers.queries.ts';
import { appendPrices, lockOffer, updateOffer } from './offers.store.ts';
import { editedOffer, isCourse } from './offers-for-owner.queries.ts';
import { priceChanges } from './price.ts';
import { withQuestionIds } from './question-ids.ts';
import { fieldValues, typedOf } from './stored-offer.ts';
import type { OfferFaults, TypedOffer } from './typed-offer.ts';

export type OfferRefusal = 'not-found' | 'changed' | 'invalid';

export type OfferOutcome =
  | { ok: true; id: string }
  | { ok: false; refusal: OfferRefusal; faults: OfferFaults };

type OfferRow = Selectable<OffersTable>;

/** Saves an offer's page. Prices are appended; orders keep what they were placed at. `version`: optimistic lock. */
export async function changeOffer(
  world: World,
  who: May<'catalogue'>,
  edit: { id: string; version: number; typed: TypedOffer },
): Promise<OfferOutcome> {
  return change(world, who, async (c): Promise<OfferOutcome> => {
    const row = await lockOffer(c.tx, edit.id);
    const isEditable = row && !isEditedElsewhere(row.kind);
    if (!isEditable) return refusedOffer('not-found');
    const fields = fieldsOf({ kind: row.kind, isOwn: row.is_own });
    const read = readOffer(edit.typed, { fields, now: c.now });
    if ('faults' in read) return refusedOffer('invalid', read.faults);
    let outcome: OfferOutcome = { ok: true, id: row.id };
    await runOnce(c.tx, {
      key: requestHash('offer.changed', { ...edit }),
      at: c.now,
      make: async () => {
        outcome =
          row.version === edit.version
            ? await save({ ...c, who }, { row, fields, input: withQuestionIds(read.input) })
            : refusedOffer('changed');
        return outcome.ok ? row.id : null;
      },
    });
    return outcome;
  });
}

async function save(
  c: Change & { who: May<'catalogue'> },
  { row, fields, input }: { row: OfferRow; fields: readonly OfferField[]; input: OfferInput },
): Promise<OfferOutcome> {
  const { tx, now } = c;
  const from = input.priceFrom ?? now;
  const prices = priceChanges(await pricesOf(tx, row.id), input.prices, from);
  if (input.priceFrom && prices.length === 0) return refusedOffer('invalid', { priceFrom: 'same-price' });
  if (fields.includes('access') && !(await isCourse(tx, input.courseId ?? row.id))) {
    return refusedOffer('invalid', { courseId: 'no-course' });
  }
  // The database rounds the moment that a price begins.
  const inForce = from.add({ milliseconds: 1 });
  const shown = async () => {
    const offer = await editedOffer(tx, c.who, row.id);
    return offer ? fieldValues(typedOf(offer, inForce, 'en')) : {};
  };
  const before = await shown();
  await appendPrices(tx, { offerId: row.id, prices, from });
  const values = { ...offerValues(fields, input), ...(await nameValues(tx, row, input)) };
  if (fields.includes('instructors')) await setOfferInstructors(tx, row.id, input.instructorIds);
  if (fields.includes('hours')) await setOfferStarts(tx, row.id, input.hours.starts);
  await updateOffer(tx, { ...row, at: now }, offerRow(values));
  await audit(c, {
    action: 'offer.changed',
    subject: `offer:${row.id}`,
    details: {
      changes: changesBetween(before, await shown()),
      ...(input.priceFrom ? { from: input.priceFrom.toString() } : {}),
    },
  });
  await contentChanged(tx, 'prices', 'courses', slotsKey);
  return { ok: true, id: row.id };
}

/** The specified names are those of the content documents until the owner changes one. */
async function nameValues(tx: Tx, row: OfferRow, { name }: OfferInput): Promise<OfferValues> {
  if (row.name_en === null) {
    const [en, da] = [await offerTitle(tx, row.id, 'en'), await offerTitle(tx, row.id, 'da')];
    if (name.en === en && name.da === da) return {};
  }
  return { name_en: name.en, name_da: name.da };
}

export function refusedOffer(refusal: OfferRefusal, faults: OfferFaults = {}): OfferOutcome & { ok: false } {
  return { ok: false, refusal, faults };
}
