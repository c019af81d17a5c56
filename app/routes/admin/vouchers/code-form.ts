import { textOf } from '#app/web/forms/read-form.ts';
import { readPrice } from '#studio/offers/catalogue/read-price.ts';
import { emptyCode, type TypedCode } from './typed-code.ts';

const texts = ['code', 'percent', 'amount', 'fromDay', 'untilDay', 'maxUses', 'maxUsesPerPerson'] as const;

export function typedCode(form: FormData): TypedCode {
  const typed = Object.fromEntries(texts.map((name) => [name, textOf(form, name).trim().slice(0, 60)]));
  return {
    ...emptyCode,
    ...typed,
    value: textOf(form, 'value') === 'amount' ? 'amount' : 'percent',
    currency: textOf(form, 'currency') || 'DKK',
    offerIds: form.getAll('offerIds').map(String),
  };
}

export function codeInput(typed: TypedCode) {
  return { ...typed, amountMinor: readPrice(typed.amount) };
}
