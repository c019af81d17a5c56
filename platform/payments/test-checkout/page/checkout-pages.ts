import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { LanguageCode } from '#platform/db/schema/columns.ts';
import { PaymentRefused } from '../../payments.ts';
import type { payerAt } from '../payer.ts';
import type { Books, SessionRow } from '../session-row.ts';
import { readSession } from '../sessions.store.ts';
import type { InvoiceRow } from '../subscription.ts';
import { inPlan } from '../subscriptions.store.ts';
import { readCheckoutForm } from './checkout-form.ts';
import { checkoutPage } from './checkout-page.ts';
import { html } from './html.ts';
import { pageWords } from './page.messages.ts';
import { calmPage, pageFrame } from './page-frame.ts';
import { pageStyle } from './page-style.ts';

type Payer = Pick<ReturnType<typeof payerAt>, 'pay' | 'takeTime' | 'decline' | 'payCharge'>;

const formLimit = 32 * 1024;
const policy =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/** Post/Redirect/Get pages. Sets all headers itself, because it may run on a port of its own. */
export function checkoutPages(books: Books, payer: Payer): Hono {
  const app = new Hono();

  app.get('/test-checkout/style.css', (c) =>
    c.body(pageStyle, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    }),
  );

  app.get('/test-checkout/invoices/:id', async (c) => {
    const found = await findCharge(books, c.req.param('id'));
    return found ? show(c, { session: found.session, status: 200, page: invoicePage(found) }) : unknown(c);
  });

  app.post('/test-checkout/invoices/:id', bodyLimit({ maxSize: formLimit }), async (c) => {
    const found = await findCharge(books, c.req.param('id'));
    if (!found) return unknown(c);
    const { session } = found;
    if (!isOwnForm(c)) {
      const words = pageWords[session.language];
      return show(c, {
        session,
        status: 403,
        page: calmPage(session.language, { title: words.foreignTitle, sentence: words.foreign, link: null }),
      });
    }
    await payer.payCharge(found.invoice.id).catch(unlessRefused);
    const location = `/test-checkout/invoices/${found.invoice.id}`;
    return new Response(null, { status: 303, headers: { location, ...headersFor(session) } });
  });

  app.get('/test-checkout/:id', async (c) => {
    const session = await find(books, c.req.param('id'));
    return session ? show(c, { session, status: 200, page: pageOf(session) }) : unknown(c);
  });

  app.post('/test-checkout/:id', bodyLimit({ maxSize: formLimit }), async (c) => {
    const session = await find(books, c.req.param('id'));
    if (!session) return unknown(c);
    if (!isOwnForm(c)) {
      const words = pageWords[session.language];
      return show(c, {
        session,
        status: 403,
        page: calmPage(session.language, { title: words.foreignTitle, sentence: words.foreign, link: null }),
      });
    }
    const form = readCheckoutForm(await c.req.parseBody());
    if (session.state === 'open' && form.mistakes.length > 0) {
      return show(c, { session, status: 422, page: checkoutPage(session, form) });
    }
    await act(payer, session.id, form);
    return leadOn(await readSession(books, { sessionId: session.id }));
  });

  app.notFound((c) => unknown(c));
  // The shell logs errors, and knows an outage.
  app.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse();
    throw error;
  });
  return app;
}

interface FoundCharge {
  session: SessionRow;
  invoice: InvoiceRow;
}

async function findCharge(books: Books, invoiceId: string): Promise<FoundCharge | null> {
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

function invoicePage({ session, invoice }: FoundCharge): string {
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

function unlessRefused(error: unknown): void {
  if (!(error instanceof PaymentRefused)) throw error;
}

async function find(books: Books, sessionId: string): Promise<SessionRow | null> {
  if (!/^tcs_[\w-]{22}$/.test(sessionId)) return null;
  try {
    return await readSession(books, { sessionId });
  } catch (error) {
    if (error instanceof PaymentRefused) return null;
    throw error;
  }
}

/** The page may have closed meanwhile: the redirect shows the current state. */
async function act(
  payer: Payer,
  sessionId: string,
  form: ReturnType<typeof readCheckoutForm>,
): Promise<void> {
  const { action, email, name, arrival, card } = form;
  const given = { arrival, card, ...(email ? { email } : {}), ...(name ? { name } : {}) };
  try {
    if (action === 'pay') await payer.pay(sessionId, given);
    else if (action === 'slow') await payer.takeTime(sessionId, given);
    else await payer.decline(sessionId, given);
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
  }
}

function leadOn(session: SessionRow): Response {
  const to = session.state === 'complete' ? session.success_url : `/test-checkout/${session.id}`;
  return new Response(null, { status: 303, headers: { location: to, ...headersFor(session) } });
}

function pageOf(session: SessionRow): string {
  const { language, state } = session;
  const words = pageWords[language];
  if (state === 'open') return checkoutPage(session, null);
  return state === 'expired'
    ? calmPage(language, {
        title: words.closedTitle,
        sentence: words.closed,
        link: {
          href: session.cancel_url,
          label: words.closedLink,
        },
      })
    : calmPage(language, {
        title: words.doneTitle,
        sentence: words.done,
        link: { href: session.success_url, label: words.doneLink },
      });
}

function show(
  c: Context,
  { session, status, page }: { session: SessionRow | null; status: 200 | 403 | 404 | 422; page: string },
): Response {
  return c.html(page, status, headersFor(session));
}

function unknown(c: Context): Response {
  const language: LanguageCode = /^\s*da\b/i.test(c.req.header('accept-language') ?? '') ? 'da' : 'en';
  const words = pageWords[language];
  return show(c, {
    session: null,
    status: 404,
    page: calmPage(language, { title: words.unknownTitle, sentence: words.unknown, link: null }),
  });
}

/** form-action names the redirect target too: Chromium enforces it after redirects. */
function headersFor(session: SessionRow | null): Record<string, string> {
  const returns = session ? [...new Set([session.success_url, session.cancel_url].map(originOf))] : [];
  return {
    'content-security-policy': [policy, ...returns].join(' '),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

function originOf(address: string): string {
  return new URL(address).origin;
}

function isOwnForm(c: Context): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = c.req.header('origin');
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host);
}
