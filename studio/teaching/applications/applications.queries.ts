import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { ApplicationState } from '#platform/db/schema/applications.ts';
import type { Currency, LanguageCode } from '#platform/db/schema/columns.ts';
import { type Tender, tenderOf } from '#studio/money/orders/tender/tender.ts';
import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { currentPrice } from '#studio/offers/catalogue/offers.queries.ts';
import { isKept } from '#studio/offers/entitlements/kept-orders.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { dueDays, isInstalmentCount, type ProgrammeId, splitPrice } from './application.ts';
import { fieldsOfProgramme } from './application-input.ts';
import { questionMessages } from './question.messages.ts';

export interface InstalmentFacts {
  number: number;
  amount: Money;
  dueOn: Temporal.PlainDate;
  isPaid: boolean;
}

export interface ApplicationFacts {
  id: string;
  programme: ProgrammeId;
  title: string;
  state: ApplicationState;
  language: LanguageCode;
  name: string;
  firstName: string;
  email: string;
  phone: string;
  /** Additional questions follow, as they were asked. */
  answers: Array<readonly [question: string, answer: string]>;
  sentAt: Temporal.Instant;
  answerBy: Temporal.PlainDate;
  decidedAt: Temporal.Instant | null;
  files: Array<{ id: string; key: string; name: string; bytes: number }>;
  reserved: Money | null;
  reservedBy: Tender;
  taken: Money | null;
  instalments: InstalmentFacts[];
  seatKeptUntil: Temporal.Instant | null;
}

export async function applicationFacts(
  q: Queries,
  {
    applicationId,
    reader,
    now,
  }: { applicationId: string; reader: Language | 'applicant'; now: Temporal.Instant },
): Promise<ApplicationFacts | null> {
  if (!z.guid().safeParse(applicationId).success) return null;
  const row = await q
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return null;
  const language = reader === 'applicant' ? row.language : reader;
  const programme = row.offer_id;
  const orders = await q
    .selectFrom('orders')
    .select(['state', 'capture', 'instalment', 'total_minor', 'gift_card_minor', 'currency'])
    .select(isKept.as('isKept'))
    .where('application_id', '=', row.id)
    .orderBy('created_at')
    .execute();
  const money = (isOf: (order: OrderOfApplication) => boolean) => {
    const order = orders.find((each) => each.capture === 'on-acceptance' && isOf(each));
    return order ? { amountMinor: order.total_minor, currency: order.currency } : null;
  };
  const seat = await q
    .selectFrom('units')
    .select('expires_at')
    .where('application_id', '=', row.id)
    .where('state', '=', 'kept')
    .executeTakeFirst();
  const files = await filesOfApplication(q, row.id);
  return {
    id: row.id,
    programme,
    title: await offerTitle(q, programme, language),
    state: row.state,
    language: row.language,
    name: `${row.first_name} ${row.last_name}`,
    firstName: row.first_name,
    email: row.email,
    phone: row.phone,
    answers: [
      ...answersIn(programme, row.answers, language),
      ...row.additional_answers.map(({ question, answer }) => [question, answer] as const),
    ],
    sentAt: row.created_at,
    answerBy: Temporal.PlainDate.from(row.answer_by),
    decidedAt: row.decided_at,
    files,
    reserved: money(({ state }) => state === 'authorised'),
    reservedBy: tenderOfReserved(orders),
    taken: money((order) => order.isKept),
    instalments: await instalmentsOf(q, { row, orders, now }),
    seatKeptUntil: seat?.expires_at ?? null,
  };
}

async function filesOfApplication(q: Queries, applicationId: string) {
  return q
    .selectFrom('application_files')
    .select(['id', 'key', 'name', 'bytes'])
    .where('application_id', '=', applicationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

function answersIn(programme: ProgrammeId, answers: Record<string, string>, language: Language) {
  return fieldsOfProgramme(programme).flatMap((field): Array<readonly [string, string]> => {
    const answer = answers[field];
    if (field === 'agreedToTerms' || answer === undefined) return [];
    return [[questionMessages[language][field].label, answer]];
  });
}

function tenderOfReserved(orders: readonly OrderOfApplication[]): Tender {
  const order = orders.find(({ state }) => state === 'authorised');
  return order ? tenderOf({ totalMinor: order.total_minor, giftCardMinor: order.gift_card_minor }) : 'card';
}

interface OrderOfApplication {
  state: string;
  isKept: boolean;
  gift_card_minor: number;
  instalment: number | null;
  total_minor: number;
  currency: Currency;
}

/** Paid instalments keep their amount; the rest uses the price of the day of acceptance. */
async function instalmentsOf(
  q: Queries,
  {
    row,
    orders,
    now,
  }: {
    row: { offer_id: string; state: string; instalments: number | null; decided_at: Temporal.Instant | null };
    orders: readonly OrderOfApplication[];
    now: Temporal.Instant;
  },
): Promise<InstalmentFacts[]> {
  const { instalments: parts, decided_at: decidedAt } = row;
  if (row.state !== 'accepted' || !parts || !isInstalmentCount(parts) || !decidedAt) return [];
  const price = await currentPrice(q, { offerId: row.offer_id, currency: paidIn, at: decidedAt ?? now });
  if (price === null) return [];
  const days = dueDays(studioDay(decidedAt), parts);
  return splitPrice(price, parts).map((amountMinor, at) => {
    const paid = orders.find((order) => order.instalment === at + 1 && order.isKept);
    return {
      number: at + 1,
      amount: paid
        ? { amountMinor: paid.total_minor, currency: paid.currency }
        : { amountMinor, currency: paidIn },
      dueOn: days[at] ?? Temporal.PlainDate.from('2100-01-01'),
      isPaid: paid !== undefined,
    };
  });
}

/** What an applicant who is accepted now pays, and when. */
export function instalmentsIfAccepted(
  q: Queries,
  { programme, instalments, now }: { programme: ProgrammeId; instalments: number; now: Temporal.Instant },
): Promise<InstalmentFacts[]> {
  const row = { offer_id: programme, state: 'accepted', instalments, decided_at: now };
  return instalmentsOf(q, { row, orders: [], now });
}

export async function isAccepted(q: Queries, applicationId: string): Promise<boolean> {
  const row = await q
    .selectFrom('applications')
    .select('id')
    .where('id', '=', applicationId)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  return row !== undefined;
}

/** The retreat's success screen sends dkk (wire call 3). */
export const paidIn: Currency = 'DKK';

/** With the number of paid instalments. Applicants refunded in full are left out, so they get no reminders. */
export async function acceptedInInstalments(q: Queries) {
  return q
    .selectFrom('applications')
    .select(['id', 'instalments', 'decided_at'])
    .select((from) => [
      from
        .selectFrom('orders')
        .select((select) => select.fn.countAll<number>().as('count'))
        .whereRef('orders.application_id', '=', 'applications.id')
        .where('orders.instalment', 'is not', null)
        .where(isKept)
        .as('paid'),
    ])
    .where('state', '=', 'accepted')
    .where('instalments', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.application_id', '=', 'applications.id')
            .where('orders.state', 'in', ['refund-due', 'refunded'])
            .where(sql<boolean>`not ${isKept}`),
        ),
      ),
    )
    .execute();
}

export async function sentReminders(q: Queries, applicationIds: readonly string[]) {
  return q
    .selectFrom('application_reminders')
    .select(['application_id', 'instalment', 'step'])
    .where('application_id', 'in', applicationIds)
    .execute();
}

/** Received and undecided, with the same content. */
export async function pendingDuplicate(q: Queries, digest: string) {
  return q
    .selectFrom('applications')
    .select(['id', 'answer_by as answerBy'])
    .where('digest', '=', digest)
    .where('state', '=', 'received')
    .executeTakeFirst();
}

/** Files that no application took over. */
export async function abandonedFiles(q: Queries, before: Temporal.Instant) {
  return q
    .selectFrom('application_files')
    .select('key')
    .where('application_id', 'is', null)
    .where('created_at', '<=', before)
    .execute();
}
