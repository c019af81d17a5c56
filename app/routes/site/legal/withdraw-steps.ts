import { data, type RouterContextProvider } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { checkWithdrawal, declareWithdrawal } from '#studio/goods/withdrawals/declare-withdrawal.ts';
import type { WithdrawalErrors, WithdrawalField } from '#studio/goods/withdrawals/withdrawal-input.ts';
import { formats } from '#studio/shared/format.ts';

export type TypedWithdrawal = Record<WithdrawalField, string>;

export type WithdrawState =
  | { step: 'form'; values: TypedWithdrawal; errors: WithdrawalErrors }
  /** `submission` is the idempotency key. */
  | { step: 'confirm'; values: TypedWithdrawal; submission: string; message: string | null }
  | { step: 'done'; values: TypedWithdrawal; receivedAt: string };

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** The confirmation of what would be declared, or the form with its errors. */
export async function checkedWithdrawal({ request, context }: Args) {
  const values = typedIn(await readForm(request));
  const checked = checkWithdrawal(await whoOf(request, context), values);
  if (!checked.ok) return formPage(values, checked.refusal === 'invalid' ? checked.errors : {});
  const submission = crypto.randomUUID();
  return data<WithdrawState>({ step: 'confirm', values: checked.declared, submission, message: null });
}

export async function correctWithdrawal({ request }: Args) {
  return data<WithdrawState>({ step: 'form', values: typedIn(await readForm(request)), errors: {} });
}

export async function confirmWithdrawal({ request, context }: Args) {
  const form = await readForm(request);
  const values = typedIn(form);
  const who = await whoOf(request, context);
  const submission = textOf(form, 'submission');
  const outcome = await declareWithdrawal(worldOf(context), { who, input: values, submission });
  if (outcome.ok) {
    const receivedAt = formats[who.language].instant(outcome.receivedAt);
    return data<WithdrawState>({ step: 'done', values: outcome.declared, receivedAt });
  }
  if (outcome.refusal === 'invalid') return formPage(values, outcome.errors);
  const { message, retryAfterSeconds } = outcome;
  const headers: HeadersInit = retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {};
  return data<WithdrawState>({ step: 'confirm', values, submission, message }, { status: 429, headers });
}

function typedIn(form: FormData): TypedWithdrawal {
  return {
    orderNumber: textOf(form, 'orderNumber'),
    email: textOf(form, 'email'),
    name: textOf(form, 'name'),
    part: textOf(form, 'part'),
  };
}

function formPage(values: TypedWithdrawal, errors: WithdrawalErrors) {
  return data<WithdrawState>({ step: 'form', values, errors }, { status: 400 });
}
