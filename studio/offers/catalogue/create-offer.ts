import type { SoldPer } from '#platform/db/schema/catalogue.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { slugOf } from '#studio/shared/content/slug.ts';
import { contentChanged, slotsKey } from '#studio/shared/content-changed.ts';
import { publish } from '#studio/shared/events.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { currencies } from '#studio/shared/money.ts';
import type { May } from '#studio/shared/who.ts';
import { type OfferOutcome, refusedOffer } from './change-offer.ts';
import { isSessionId, privateLessonsId, sessionMinutes, specifiedPages } from './offer.ts';
import { type OfferInput, readOffer } from './offer-input.ts';
import { setOfferInstructors } from './offer-instructors.store.ts';
import { fieldsOf, type NewKind, newKinds, termsOfNew } from './offer-kind.ts';
import { offerRow, offerValues } from './offer-values.ts';
import { appendPrices, insertOffer } from './offers.store.ts';
import { classesWithTerms, lastOfferSort } from './offers-for-owner.queries.ts';
import { withQuestionIds } from './question-ids.ts';
import type { TypedOffer } from './typed-offer.ts';

/** Second segments of /courses used by pages of its own. */
const reservedIds = new Set(['notify', 'private-coaching', 'new', 'application']);

interface Create {
  kind: string;
  typed: TypedOffer;
  /** Idempotency key. */
  once?: string | null;
  /** The coach whose usual session it becomes; there is no other one. */
  usualOf?: string | null;
}

/** Creates an offer with its prices; an online course also gets its course. */
export async function createOffer(
  world: World,
  who: May<'catalogue' | 'settings'>,
  create: Create,
): Promise<OfferOutcome> {
  const kind = newKinds.find((known) => known === create.kind);
  if (!kind) return refusedOffer('not-found');
  const now = world.clock.now();
  const terms = termsOfNew[kind];
  const fields = fieldsOf({ kind, isOwn: true }).filter((field) => field !== 'access');
  const typed = { ...create.typed, group: create.typed.group || (terms.course_group ?? '') };
  const read = readOffer({ ...typed, vatClass: typed.vatClass || terms.vat_class }, { fields, now });
  if ('faults' in read) return refusedOffer('invalid', read.faults);
  const input = withQuestionIds(read.input);
  if (kind === 'pack' && input.sessions === null) {
    return refusedOffer('invalid', { sessions: 'bad-number' });
  }
  if (kind === 'session' && input.durationMinutes === null) {
    return refusedOffer('invalid', { durationMinutes: 'bad-number' });
  }
  const sale = saleOfClass(kind, typed);
  const isTerm = sale.term_of !== null;
  if (isTerm && !(await classesWithTerms(world.db.query)).some(({ id }) => id === sale.term_of)) {
    return refusedOffer('invalid', { termOf: 'no-class' });
  }
  return change(world, who, async (c): Promise<OfferOutcome> => {
    const id = await runOnce(c.tx, {
      key: create.once,
      at: c.now,
      make: () => write(c, { kind, input, sale, usualOf: create.usualOf ?? null }),
    });
    return { ok: true, id };
  });
}

interface SaleOfClass {
  sold_per: SoldPer | null;
  term_of: string | null;
}

function saleOfClass(kind: NewKind, { soldPer, termOf }: TypedOffer): SaleOfClass {
  if (kind !== 'group-class') return { sold_per: null, term_of: null };
  if (soldPer === 'class') return { sold_per: 'class', term_of: null };
  return { sold_per: 'term', term_of: termOf || null };
}

interface NewOffer {
  kind: NewKind;
  input: OfferInput;
  sale: SaleOfClass;
  usualOf: string | null;
}

async function write(c: Change, { kind, input, sale, usualOf }: NewOffer): Promise<string> {
  const { tx, now } = c;
  const fields = fieldsOf({ kind, isOwn: true }).filter((field) => field !== 'access');
  const row = {
    ...termsOfNew[kind],
    ...offerRow(offerValues(fields, input)),
    name_en: input.name.en,
    name_da: input.name.da,
    is_own: true,
    sort: (await lastOfferSort(tx)) + 10,
  };
  const insert = (free: string) =>
    insertOffer(tx, { ...row, id: free, course_id: kind === 'course' ? free : null, ...sale });
  const usual = { is_own: false, duration_minutes: sessionMinutes };
  const id = usualOf
    ? await insertNumbered(privateLessonsId(usualOf), (free) =>
        insertOffer(tx, { ...row, ...usual, id: free }),
      )
    : await insertNumbered(
        slugOf(input.name.en, 60) || 'offer',
        async (free) => isFreeId(free) && insert(free),
      );
  await setOfferInstructors(tx, id, input.instructorIds);
  const prices = currencies.flatMap((currency) => {
    const amountMinor = input.prices[currency];
    return amountMinor === undefined ? [] : [{ currency, amountMinor }];
  });
  await appendPrices(tx, { offerId: id, prices, from: input.priceFrom ?? now });
  await publish(c, { type: 'offer.created', offerId: id, kind, name: input.name });
  await audit(c, { actor: 'owner', action: 'offer.created', subject: `offer:${id}` });
  await contentChanged(tx, 'prices', 'courses', slotsKey);
  return id;
}

const isFreeId = (id: string) => !reservedIds.has(id) && !specifiedPages.has(id) && !isSessionId(id);

async function insertNumbered(name: string, insert: (id: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; number < 1000; number += 1) {
    const id = number === 1 ? name : `${name}-${number}`;
    if (await insert(id)) return id;
  }
  throw new Error('no free id for an offer');
}
