import { describe, expect, test } from 'vitest';
import { orderUrlOf } from '#studio/messages/notifications/orders/order.queries.ts';
import { receiptInput, receiptText } from '#studio/money/documents/receipt-text.ts';
import { orderLineOf } from '#studio/money/orders/basket.ts';
import { issueInvoice } from '#studio/money/orders/invoices/issue-invoice.ts';
import { insertOrder, lockOrder } from '#studio/money/orders/orders.store.ts';
import { sendReceiptAgain } from '#studio/money/orders/send-receipt-again.ts';
import { vatRows } from '#studio/money/orders/vat/vat-rows.ts';
import { settleReceived } from '#studio/money/settlement/settle-received.ts';
import { vatIncluded, vatRatePermille } from '#studio/offers/catalogue/vat.ts';
import { change } from '#studio/shared/change.ts';
import { unnamedStudio } from '#studio/shared/content/identity.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { testApp } from '#tests/support/site/app.ts';
import { pieces, textOf } from '#tests/support/site/html.ts';
import { signedIn } from '#tests/support/site/signed-in.ts';
import { owner as ownersRole } from '#tests/support/who.ts';

const now = Temporal.Instant.from('2026-11-23T09:00:00Z');
const given = testApp({}, { clock: { now: () => now } });
const plain = (text: string) => text.replaceAll(/[\u00a0\s]+/g, ' ');
const mainOf = async (path: string, headers: Record<string, string> = {}) =>
  plain(textOf(pieces(await (await given.fetch(path, { headers })).text(), 'main')[0] ?? ''));

const taxed = { description: 'Mug', vatClass: 'standard', unitMinor: 8_900 } as const;
const exempt = { description: 'Workshop', vatClass: 'exempt', unitMinor: 120_000 } as const;
const cases = [
  ['with VAT', [taxed]],
  ['without VAT', [exempt]],
  ['with mixed lines', [exempt, taxed]],
] as const;

describe.each(['en', 'da'] as const)('VAT in %s', (language) => {
  describe.each(['DKK', 'EUR'] as const)('in %s', (currency) => {
    test.each(cases)(
      'reads alike of an order %s: pages, invoice, receipt and email',
      async (_title, sold) => {
        const owner = await signedIn(given, 'owner');
        const choice = new URLSearchParams({ language });
        await given.fetch('/admin/language', { method: 'POST', body: choice, headers: owner });
        const lines = sold.map((line) =>
          orderLineOf({ ...line, offerId: 'private-coaching-5', quantity: 1, withdrawalRegime: 'none' }),
        );
        const expected = vatRows(lines, { currency, language }).map((row) =>
          plain(`${row.label} ${row.value}`),
        );
        const { id } = await change(given.world, ownersRole, (c) =>
          insertOrder(c, {
            currency,
            language,
            lines,
            capture: 'now',
            name: 'Åse',
            email: 'aase@example.dk',
            termsVersion: `${language}-1`,
            consents: [],
            returnPath: '/',
          }),
        );
        const says = (text: string) => expected.map((row) => plain(text).replaceAll(': ', ' ').includes(row));
        const all = expected.map(() => true);
        const url = await orderUrlOf(given.world, given.db.query, { id, language });
        expect(says(await mainOf(new URL(url).pathname))).toEqual(all);

        const company = { name: 'Åse', addressLines: [], vatNumber: '', reference: '' };
        const dueOn = Temporal.PlainDate.from('2027-01-01');
        const invoice = await change(given.world, ownersRole, async (c) =>
          issueInvoice(c, (await lockOrder(c.tx, id))!, { company, email: 'aase@example.dk', dueOn }),
        );
        expect(says(await mainOf(`/admin/invoices/${invoice}`, owner))).toEqual(all);

        await change(given.world, ownersRole, (c) =>
          settleReceived(c, id, { method: 'cash', receivedOn: null }),
        );
        expect(says(await mainOf(`/admin/orders/${id}`, owner))).toEqual(all);
        const row = await given.db.query.selectFrom('receipts').selectAll().executeTakeFirstOrThrow();
        const document = { ...row, language, ships_to: null } as unknown as Parameters<
          typeof receiptInput
        >[0];
        const receipt = receiptText(receiptInput(document, unnamedStudio));
        expect(says(receipt.rows.map(({ label, value }) => `${label} ${value}`).join('\n'))).toEqual(all);
        await sendReceiptAgain(given.world, ownersRole, { orderId: id });
        const email = await given.db.query
          .selectFrom('emails')
          .select('body')
          .where('kind', '=', 'order-receipt')
          .executeTakeFirstOrThrow();
        expect(says(email.body ?? '')).toEqual(all);
      },
    );
  });

  test('reads alike before an order: on the checkout page and on the screen of a held time', async () => {
    const prefix = language === 'da' ? '/da' : '';
    const rowOf = (amountMinor: number, vatClass: 'standard' | 'exempt', currency: 'DKK' | 'EUR' | 'USD') => {
      const vatMinor = vatIncluded(amountMinor, vatClass);
      const line = { vatRatePermille: vatRatePermille(vatClass), vatMinor };
      const [row] = vatRows([line], { currency, language });
      return plain(`${row?.label} ${row?.value}`);
    };
    const checkout = (offerId: string) => mainOf(`${prefix}/checkout/${offerId}`);
    expect(await checkout('main-course?currency=USD')).toContain(rowOf(29_700, 'standard', 'USD'));
    expect(await checkout('private-coaching-5?currency=EUR')).toContain(rowOf(117_900, 'exempt', 'EUR'));
    const browser = visit(given);
    const book = `${prefix}/private-coaching/book`;
    const hour = { name: 'Åse', email: 'aase@example.dk', slot_start: '2026-11-25T12:00:00Z' };
    expect((await browser.post(book, hour)).status).toBe(303);
    expect(plain(textOf((await browser.get(book)).text))).toContain(rowOf(195_000, 'exempt', 'DKK'));
  });
});
