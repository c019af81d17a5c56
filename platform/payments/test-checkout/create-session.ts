import { randomBytes } from 'node:crypto';
import { json } from '#platform/db/json.ts';
import {
  type CheckoutSession,
  type ListedSession,
  PaymentRefused,
  type SessionRequest,
} from '../payments.ts';
import type { Books, SessionRow } from './session-row.ts';

const shortestMinutes = 30;
const longestMinutes = 24 * 60;

export async function createTestSession(
  books: Books,
  publicUrl: string,
  request: SessionRequest,
): Promise<CheckoutSession> {
  const found = await findByPayment(books, request.paymentId);
  if (found) return same(found, request, publicUrl);
  const now = books.clock.now();
  check(request, now);
  const id = `tcs_${randomBytes(16).toString('base64url')}`;
  const inserted = await books.db.query
    .insertInto('test_checkout_sessions')
    .values({
      id,
      payment_id: request.paymentId,
      state: 'open',
      intent: 'none',
      capture_mode: request.capture,
      amount_minor: totalOf(request),
      currency: request.currency,
      lines: json(request.lines),
      instalments: request.instalments ?? 1,
      note: request.note ?? null,
      order_number: request.orderNumber,
      slot_start: request.slot?.start ?? null,
      slot_end: request.slot?.end ?? null,
      language: request.language,
      payer_email: request.customerEmail,
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
      expires_at: request.expiresAt,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { sessionId: id, url: pageOf(id, publicUrl) };
  return same((await findByPayment(books, request.paymentId))!, request, publicUrl);
}

export async function listTestSessions(
  { db }: Books,
  since: Temporal.Instant,
): Promise<readonly ListedSession[]> {
  const rows = await db.query
    .selectFrom('test_checkout_sessions')
    .selectAll()
    .where('created_at', '>=', since)
    .execute();
  return rows.map((row) => ({
    sessionId: row.id,
    paymentId: row.payment_id,
    orderNumber: row.order_number,
    successUrl: row.success_url,
    what: row.lines.map(({ name }) => name).join(', '),
    slot: row.slot_start && row.slot_end ? { start: row.slot_start, end: row.slot_end } : null,
  }));
}

function findByPayment({ db }: Books, paymentId: string) {
  return db.query
    .selectFrom('test_checkout_sessions')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
}

function same(found: SessionRow, request: SessionRequest, publicUrl: string): CheckoutSession {
  const isSame =
    found.amount_minor === totalOf(request) &&
    found.currency === request.currency &&
    found.capture_mode === request.capture &&
    found.instalments === (request.instalments ?? 1) &&
    found.success_url === request.successUrl;
  if (!isSame) throw refused('this payment id was used for another purchase', 'idempotency_error');
  return { sessionId: found.id, url: pageOf(found.id, publicUrl) };
}

function pageOf(sessionId: string, publicUrl: string): string {
  return `${publicUrl}/test-checkout/${sessionId}`;
}

function totalOf(request: SessionRequest): number {
  return request.lines.reduce((sum, line) => sum + line.quantity * line.unitAmountMinor, 0);
}

function check(request: SessionRequest, now: Temporal.Instant): void {
  const total = totalOf(request);
  if (!Number.isSafeInteger(total) || total <= 0)
    throw refused('the amount is not payable', 'amount_invalid');
  if ((request.instalments ?? 1) > 1 && request.capture === 'manual')
    throw refused('instalments are taken at once', 'capture_invalid');
  const minutes = request.expiresAt.since(now).total('minutes');
  if (minutes < shortestMinutes || minutes > longestMinutes) {
    throw refused('a session lives between 30 minutes and 24 hours', 'expires_at_invalid');
  }
  for (const address of [request.successUrl, request.cancelUrl]) {
    if (!/^https?:\/\//.test(address) || !URL.canParse(address))
      throw refused('a return address is not absolute', 'url_invalid');
  }
}

function refused(sentence: string, code: string): PaymentRefused {
  return new PaymentRefused(`Test checkout: ${sentence}`, code);
}
