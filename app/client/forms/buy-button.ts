import { payMessages } from '#app/routes/money/checkout/pay.messages.ts';
import { readerLanguage } from '../reader-language.ts';
import { makeBusy } from './busy-button.ts';

/** 'Buy Now': requests a checkout (wire call 3) and redirects to it; errors appear under the button. */
export function wake(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) throw new Error('A buy button must be in a form');
  form.addEventListener('submit', (event) => {
    // To another page, or with a code, which the page applies first.
    if (event.submitter?.hasAttribute('formaction') || hasCode(form)) return;
    event.preventDefault();
    pay(form, event.submitter);
  });
}

function hasCode(form: HTMLFormElement): boolean {
  const typed = new FormData(form);
  return ['code', 'discountCode', 'giftCardCode'].some((name) => String(typed.get(name) ?? '').trim() !== '');
}

async function pay(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const chosen = new FormData(form);
  const answer = form.querySelector('[data-answer]');
  answer?.replaceChildren();
  const done = submitter instanceof HTMLButtonElement ? makeBusy(submitter) : () => {};
  const requested = await requestCheckout(
    {
      courseId: String(chosen.get('courseId')),
      currency: String(chosen.get('currency')),
      ...(chosen.get('dateId') ? { dateId: String(chosen.get('dateId')) } : {}),
      ...(chosen.has('application') ? { application: String(chosen.get('application')) } : {}),
    },
    readerLanguage(form),
  );
  // The button stays busy during navigation; Back re-enables it.
  if ('url' in requested) return location.assign(requested.url);
  done();
  const line = document.createElement('span');
  line.textContent = requested.message;
  answer?.replaceChildren(line);
}

interface CheckoutRequest {
  courseId: string;
  currency: string;
  application?: string;
  dateId?: string;
}

/** Never rejects. */
export async function requestCheckout(
  request: CheckoutRequest,
  language: 'en' | 'da',
): Promise<{ url: string } | { message: string }> {
  return postRequest(request, language).catch(() => ({ message: payMessages[language].unknownError }));
}

async function postRequest(
  request: CheckoutRequest,
  language: 'en' | 'da',
): Promise<{ url: string } | { message: string }> {
  const words = payMessages[language];
  const response = await fetch('/functions/v1/create-payment', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-language': language },
    body: JSON.stringify({ ...request, returnPath: location.pathname }),
  }).catch(() => null);
  if (!response) return { message: words.notSent };
  // `null` is valid JSON.
  const body: { url?: unknown; message?: unknown } = (await response.json().catch(() => null)) ?? {};
  if (response.ok) {
    return typeof body.url === 'string' && body.url ? { url: body.url } : { message: words.noPaymentUrl };
  }
  if (typeof body.message === 'string' && body.message) return { message: body.message };
  return { message: response.headers.get('x-relay-error') === 'true' ? words.relay : words.notOk };
}
