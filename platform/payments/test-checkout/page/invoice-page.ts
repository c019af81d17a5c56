import type { Books, SessionRow } from '../session-row.ts';
import type { InvoiceRow } from '../subscription.ts';
import { inPlan } from '../subscriptions.store.ts';
import { html } from './html.ts';
import { pageWords } from './page.messages.ts';
import { calmPage, pageFrame } from './page-frame.ts';

export interface FoundCharge {
  session: SessionRow;
  invoice: InvoiceRow;
}

export async function findCharge(books: Books, invoiceId: string): Promise<FoundCharge | null> {
  if (!/^tin_[0-9a-f-]{36}$/.test(invoiceId)) return null;
  const row = await books.db.query
    .selectFrom('test_checkout_invoices')
    .select('subscription_id')
    .where('id', '=', invoiceId)
    .executeTakeFirst();
  if (!row) return null;
  return inPlan(books, row.subscription_id, ({ session, invoices }) => {
    const invoice = invoices.find(({ id }) => id === invoiceId);
    return { answer: invoice ? { session, invoice } : null };
  });
}

export function invoicePage({ session, invoice }: FoundCharge): string {
  const { language } = session;
  const words = pageWords[language];
  const back = { href: session.success_url, label: words.doneLink };
  if (invoice.state === 'paid')
    return calmPage(language, { title: words.invoicePaid, sentence: words.done, link: back });
  if (invoice.state === 'void' || invoice.decides_at) {
    return calmPage(language, { title: words.closedTitle, sentence: words.invoiceGone, link: back });
  }
  const price = new Intl.NumberFormat(language === 'da' ? 'da-DK' : 'en-GB', {
    style: 'currency',
    currency: session.currency,
    currencyDisplay: 'code',
  }).format(invoice.amount_minor / 100);
  const body = html`<h1>${words.invoiceTitle}</h1>
<p class="lead">${words.invoiceLead}</p>
<form class="actions" method="post" action="/test-checkout/invoices/${invoice.id}">
<p><button class="button main">${words.pay} <span>${price}</span></button></p>
</form>`;
  return pageFrame(language, words.invoiceTitle, body);
}
