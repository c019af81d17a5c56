import { type InstantMethod, methodsIn } from '#platform/payments/instant-methods.ts';
import type { CurrencyCode } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { paymentMethodMessages } from './payment-methods.messages.ts';

/** 'You pay by card, Apple Pay, Google Pay or MobilePay.' Null: buying is closed, or the account's methods are not known. */
export function paymentMethodsText(
  world: Pick<World, 'payments' | 'connections'>,
  currencies: readonly CurrencyCode[],
  language: Language,
): string | null {
  if (world.payments?.provider !== 'stripe') return null;
  const offered = world.connections.methods;
  const usable = offered.filter((method: InstantMethod) =>
    currencies.some((currency) => methodsIn(currency).includes(method)),
  );
  if (usable.length === 0) return null;
  const words = paymentMethodMessages[language];
  const list = new Intl.ListFormat(language === 'da' ? 'da-DK' : 'en-GB', { type: 'disjunction' });
  return words.payBy(list.format(usable.map((method) => words.names[method])));
}
