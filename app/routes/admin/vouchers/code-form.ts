import { textOf } from '#app/web/forms/read-form.ts';
import { readPrice } from '#studio/catalogue/read-price.ts';

export interface TypedCode {
  code: string;
  value: string;
  percent: string;
  amount: string;
  currency: string;
  fromDay: string;
  untilDay: string;
  maxUses: string;
  maxUsesPerPerson: string;
  offerIds: string[];
}

const texts = ['code', 'percent', 'amount', 'fromDay', 'untilDay', 'maxUses', 'maxUsesPerPerson'] as const;

export const emptyCode: TypedCode = {
  code: '',
  value: 'percent',
  percent: '10',
  amount: '',
  currency: 'DKK',
  fromDay: '',
  untilDay: '',
  maxUses: '',
  maxUsesPerPerson: '1',
  offerIds: [],
};

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
