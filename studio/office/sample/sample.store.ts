import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import { sampleNote } from '#studio/calendar/block-note.messages.ts';
import type { Write } from '#studio/shared/change.ts';
import { blocksSchema } from '#studio/shared/content/blocks.ts';
import { currencies } from '#studio/shared/money.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { sampleOffers } from '../../../db/sample/catalogue.ts';
import { futureConcerts, sampleDates } from '../../../db/sample/dates.ts';
import { sampleDiary } from '../../../db/sample/diary.ts';
import { sampleDocuments } from '../../../db/sample/documents.ts';
import { sampleIdentity } from '../../../db/sample/identity.ts';

/** Sample prices are valid from the beginning. */
const pricesSince = Temporal.Instant.from('2025-01-01T00:00:00Z');

/** False: this database has been started before. Serialises concurrent starts. */
export async function insertFirstStart(
  { tx, now }: Write,
  { isSample }: { isSample: boolean },
): Promise<boolean> {
  const first = await tx
    .insertInto('settings')
    .values({ key: 'first-start', value: json({ at: now.toString(), isSample }), updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return first !== undefined;
}

export async function insertIdentity({ tx, now }: Write): Promise<void> {
  await tx
    .insertInto('settings')
    .values({ key: 'studio', value: json(sampleIdentity), updated_at: now })
    .execute();
}

export async function insertCatalogue(tx: Tx): Promise<void> {
  await tx
    .insertInto('offers')
    .values(
      sampleOffers.map((entry, index) => ({
        id: entry.id,
        kind: entry.kind,
        grants: entry.grants,
        capture: entry.capture ?? 'now',
        vat_class: entry.vatClass,
        withdrawal_regime: entry.withdrawalRegime,
        credit_valid_months: entry.creditValidMonths ?? null,
        is_buyable: entry.isBuyable ?? false,
        needs_checkout_page: entry.needsCheckoutPage ?? false,
        course_id: entry.courseId ?? null,
        instalments: entry.instalments ?? 1,
        sessions: entry.sessions ?? null,
        name_en: entry.name?.en ?? null,
        name_da: entry.name?.da ?? null,
        summary_en: entry.summary?.en ?? '',
        summary_da: entry.summary?.da ?? '',
        sort: index * 10,
      })),
    )
    .execute();
  const prices = sampleOffers.flatMap((entry) =>
    currencies.flatMap((currency) => {
      const amount = entry.prices[currency];
      return amount === undefined
        ? []
        : [{ offer_id: entry.id, currency, amount_minor: amount * 100, valid_from: pricesSince }];
    }),
  );
  await tx.insertInto('prices').values(prices).execute();
  const stock = sampleOffers.flatMap((entry) =>
    Array.from({ length: entry.stock ?? 0 }, (_, index) => ({
      kind: 'stock' as const,
      offer_id: entry.id,
      number: index + 1,
      state: 'free' as const,
    })),
  );
  await tx.insertInto('units').values(stock).execute();
}

export async function insertDates({ tx, now }: Write): Promise<void> {
  const today = studioDay(now);
  for (const date of sampleDates(today)) {
    const { id } = await tx
      .insertInto('dates')
      .values({
        offer_id: date.offerId,
        starts_on: date.days[0]!.date,
        ends_on: date.days.at(-1)!.date,
        days: json(date.days),
        capacity: date.capacity,
        place: date.place ?? null,
        is_open: date.isOpen,
        is_sample: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (!date.isOpen) continue;
    await tx
      .insertInto('units')
      .values(
        Array.from({ length: date.capacity }, (_, index) => ({
          kind: 'seat' as const,
          date_id: id,
          number: index + 1,
          state: 'free' as const,
        })),
      )
      .execute();
    await tx
      .insertInto('claims')
      .values(
        date.days.map((day) => ({
          kind: 'date' as const,
          state: 'booked' as const,
          ...claimed(day),
          date_id: id,
        })),
      )
      .execute();
  }
}

/** One series, which the owner releases at once under Bookings. */
export async function insertDiary({ tx, now }: Write): Promise<void> {
  const today = studioDay(now);
  const series = { note: sampleNote, series_id: crypto.randomUUID() };
  await tx
    .insertInto('claims')
    .values(
      sampleDiary(today).map((block) => ({
        kind: 'block' as const,
        state: 'blocked' as const,
        ...claimed(block),
        ...series,
      })),
    )
    .execute();
}

function claimed({ date, from, to }: { date: string; from: string; to: string }) {
  const [start, end] = [from, to].map((time) =>
    Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: studioTimeZone, plainTime: time }).toInstant(),
  ) as [Temporal.Instant, Temporal.Instant];
  return { slot_start: start, slot_end: end, claimed: `[${start},${end})` };
}

export async function insertDocuments({ tx, now }: Write): Promise<void> {
  const today = studioDay(now);
  await tx
    .insertInto('content_documents')
    .values(
      sampleDocuments.flatMap((document) =>
        (['en', 'da'] as const).map((language) => ({
          key: document.key,
          language,
          blocks: json(blocksSchema.parse(document[language].map((block) => futureConcerts(block, today)))),
          is_sample: true,
          updated_at: now,
        })),
      ),
    )
    .execute();
}
