import { pageMessages } from './page.messages.ts';
import type { payerOf } from './payer.ts';
import { StripeRefusal } from './refusal.ts';
import { intentOf, sessionAt } from './sessions.ts';
import type { StandInSession, StripeState } from './state.ts';

/** A response of the hosted page: HTML, or a 303 redirect. */
export type PageAnswer = { status: number; html: string } | { status: 303; location: string };

function escaped(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (letter) => entities[letter]!);
}

function shell(language: string, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

function button(action: string, label: string): string {
  return `<form method="post" action="${action}"><button>${label}</button></form>`;
}

function amountText(session: StandInSession): string {
  const currency = session.currency.toUpperCase();
  return new Intl.NumberFormat(session.locale === 'da' ? 'da' : 'en', { style: 'currency', currency }).format(
    session.amount / 100,
  );
}

function openPage(session: StandInSession, words: (typeof pageMessages)['en'], notice: string): string {
  const at = `/c/pay/${session.id}`;
  const lines = session.lines.map((line) => `<li>${line.quantity} × ${escaped(line.name)}</li>`).join('');
  const back = session.cancelUrl ? `<a href="${escaped(session.cancelUrl)}">${words.back}</a>` : '';
  return `${notice}<ul>${lines}</ul><p>${escaped(amountText(session))}</p>
<form method="post" action="${at}/pay">
<label>${words.email} <input name="email" type="email" autocomplete="email" value="${escaped(session.email ?? '')}"></label>
<label>${words.name} <input name="name" autocomplete="cc-name"></label>
<button>${words.pay}</button></form>
${button(`${at}/action`, words.payWithAction)}${button(`${at}/decline`, words.decline)}${back}`;
}

function render(state: StripeState, session: StandInSession, declined = false): PageAnswer {
  const language = session.locale === 'da' ? 'da' : 'en';
  const words = pageMessages[language];
  const at = `/c/pay/${session.id}`;
  if (session.status !== 'open') {
    return { status: 200, html: shell(language, words.title, `<p>${words.closed}</p>`) };
  }
  if (intentOf(state, session)?.status === 'requires_action') {
    const choice = button(`${at}/approve`, words.approve) + button(`${at}/refuse`, words.refuse);
    return { status: 200, html: shell(language, words.title, `<p>${words.action}</p>${choice}`) };
  }
  const notice = declined ? `<p role="alert">${words.declined}</p>` : '';
  return { status: 200, html: shell(language, words.title, openPage(session, words, notice)) };
}

function toSuccess(session: StandInSession): PageAnswer {
  return { status: 303, location: session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id) };
}

async function press(
  state: StripeState,
  payer: ReturnType<typeof payerOf>,
  session: StandInSession,
  action: string,
  form: URLSearchParams,
): Promise<PageAnswer> {
  if (session.status === 'complete') return toSuccess(session);
  if (session.status === 'expired' && action !== 'approve') return render(state, session);
  const who = {
    ...(form.get('email') ? { email: form.get('email')! } : {}),
    ...(form.get('name') ? { name: form.get('name')! } : {}),
  };
  if (action === 'pay') await payer.pay(session.id, who);
  else if (action === 'decline') await payer.decline(session.id);
  else if (action === 'action') await payer.startAction(session.id);
  else if (action === 'approve') await payer.finishAction(session.id, 'approves');
  else if (action === 'refuse') await payer.finishAction(session.id, 'refuses');
  const after = sessionAt(state, session.id);
  if (after.status === 'complete') return toSuccess(after);
  return render(state, after, action === 'decline' || action === 'refuse');
}

/** The hosted page under `/c/pay/<session>`: plain HTML, works without scripts, in the session's language. */
export async function answerPage(
  state: StripeState,
  payer: ReturnType<typeof payerOf>,
  method: string,
  path: string,
  body: string,
): Promise<PageAnswer> {
  const [, id, action] = /^\/c\/pay\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
  try {
    const session = sessionAt(state, id ?? '');
    if (method === 'POST' && action)
      return await press(state, payer, session, action, new URLSearchParams(body));
    return render(state, session);
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: 404, html: shell('en', pageMessages.en.title, `<p>${pageMessages.en.closed}</p>`) };
  }
}
