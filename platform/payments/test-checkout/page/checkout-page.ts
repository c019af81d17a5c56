import { type Arrival, arrivals, type Card, cards, type SessionRow } from '../session-row.ts';
import { isPlan } from '../subscription.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { html, type Markup } from './html.ts';
import { type PageWords, pageWords } from './page.messages.ts';
import { pageFrame } from './page-frame.ts';

type Filled = Pick<CheckoutForm, 'email' | 'name' | 'arrival' | 'card' | 'mistakes'>;

export function checkoutPage(session: SessionRow, form: CheckoutForm | null): string {
  const words = pageWords[session.language];
  const filled: Filled = form ?? {
    email: session.payer_email ?? 'test@example.com',
    name: session.payer_name ?? 'Test Person',
    arrival: session.arrival,
    card: session.card,
    mistakes: [],
  };
  const isDeclined = form === null && session.intent === 'requires_payment_method';
  const body = html`${notice(words, isDeclined, filled)}
<h1>${words.title}</h1>
${orderLines(session, words)}
<form method="post" action="/test-checkout/${session.id}" novalidate>
<fieldset><legend>${words.payerLegend}</legend>
${field('email', { label: words.email, mistake: words.emailMistake, filled })}
${field('name', { label: words.name, mistake: words.nameMistake, filled })}
</fieldset>
${isPlan(session) && cardChoices(words, filled.card)}
<fieldset class="arrivals" aria-describedby="arrival-hint"><legend>${words.arrivalLegend}</legend>
<p class="hint" id="arrival-hint">${words.arrivalHint}</p>
${arrivals.map((arrival) => choice(arrival, words, filled.arrival))}
</fieldset>
${session.note && html`<p class="hint">${session.note}</p>`}
<fieldset class="actions"><legend>${words.actionsLegend}</legend>
<p><button class="button main" name="action" value="pay">${words.pay} <span>${price(session, session.amount_minor)}</span></button></p>
<p><button class="button" name="action" value="slow" aria-describedby="slow-hint">${words.slow}</button> <span class="hint" id="slow-hint">${words.slowHint}</span></p>
<p><button class="button" name="action" value="decline" aria-describedby="decline-hint">${words.decline}</button> <span class="hint" id="decline-hint">${words.declineHint}</span></p>
<p><a class="back" href="${session.cancel_url}">${words.cancel}</a></p>
</fieldset>
</form>`;
  return pageFrame(session.language, words.title, body);
}

function notice(words: PageWords, isDeclined: boolean, { mistakes }: Filled): Markup | null {
  if (mistakes.length === 0 && !isDeclined) return null;
  const sentence = isDeclined ? words.declined : words.mistakes;
  return html`<p class="notice" role="alert" tabindex="-1" autofocus>${sentence}</p>`;
}

function orderLines(session: SessionRow, words: PageWords): Markup {
  const lines = session.lines.map(
    (line) =>
      html`<tr><th scope="row">${line.quantity > 1 && html`${line.quantity} × `}${line.name}${line.description && html`<small>${line.description}</small>`}</th><td>${price(session, line.quantity * line.unitAmountMinor)}</td></tr>`,
  );
  return html`<table><caption>${words.order} ${session.order_number}</caption>
<tbody>${lines}</tbody>
<tfoot><tr><th scope="row">${words.total}</th><td>${price(session, session.amount_minor)}</td></tr></tfoot></table>`;
}

function field(
  name: 'email' | 'name',
  { label, mistake, filled }: { label: string; mistake: string; filled: Filled },
): Markup {
  const isWrong = filled.mistakes.includes(name);
  const kind =
    name === 'email'
      ? html`type="email" inputmode="email" autocomplete="email"`
      : html`type="text" autocomplete="name"`;
  const state = isWrong && html` aria-invalid="true" aria-describedby="${name}-mistake"`;
  return html`<p class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" ${kind} value="${filled[name]}" aria-required="true"${state}>
${isWrong && html`<span class="mistake" id="${name}-mistake">${mistake}</span>`}</p>`;
}

function choice(arrival: Arrival, words: PageWords, chosen: Arrival): Markup {
  return html`<label class="choice"><input type="radio" name="arrival" value="${arrival}"${arrival === chosen && html` checked`}> <span>${words.arrivals[arrival]}</span></label>`;
}

function cardChoices(words: PageWords, chosen: Card): Markup {
  return html`<fieldset class="arrivals" aria-describedby="card-hint"><legend>${words.cardLegend}</legend>
<p class="hint" id="card-hint">${words.cardHint}</p>
${cards.map((card) => html`<label class="choice"><input type="radio" name="card" value="${card}"${card === chosen && html` checked`}> <span>${words.cards[card]}</span></label>`)}
</fieldset>`;
}

function price({ currency, language }: SessionRow, amountMinor: number): string {
  return new Intl.NumberFormat(language === 'da' ? 'da-DK' : 'en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  }).format(amountMinor / 100);
}
