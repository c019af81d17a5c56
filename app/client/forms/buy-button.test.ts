import { afterEach, expect, test } from 'vitest';
import { payMessages } from '#app/routes/money/checkout/pay.messages.ts';
import { requestCheckout } from './buy-button.ts';

const words = payMessages.en;
const request = { courseId: 'studio-day', currency: 'DKK' };

const browser = { fetch: globalThis.fetch, location: globalThis.location };
function answered(response: () => Response, location: unknown = { pathname: '/courses' }) {
  Object.assign(globalThis, { fetch: async () => response(), location });
}
afterEach(() => {
  Object.assign(globalThis, browser);
});

test('buy button: an answer with a URL navigates there', async () => {
  answered(() => Response.json({ url: 'https://pay.example/x' }));
  expect(await requestCheckout(request, 'en')).toEqual({ url: 'https://pay.example/x' });
});

test.each([
  ['null', 'null', 200, words.noPaymentUrl],
  ['null with a failure status', 'null', 500, words.notOk],
  ['no JSON', 'oops', 200, words.noPaymentUrl],
  ['something else than an object', '"yes"', 200, words.noPaymentUrl],
])(
  'buy button: an answer that is %s shows a message, and the button is enabled again',
  async (_name, body, status, message) => {
    answered(() => new Response(body, { status }));
    expect(await requestCheckout(request, 'en')).toEqual({ message });
  },
);

test("buy button: an unexpected failure shows 'Unknown error' in both languages [S8.04]", async () => {
  answered(() => Response.json({}), null);
  expect(await requestCheckout(request, 'en')).toEqual({ message: 'Unknown error' });
  expect(await requestCheckout(request, 'da')).toEqual({ message: 'Ukendt fejl' });
});
