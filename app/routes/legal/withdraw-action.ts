import { data, type RouterContextProvider } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { formatInstant } from '#studio/shared/format-time.ts';
import { studioTimeZone } from '#studio/shared/time-zone.ts';
import { checkWithdrawal, declareWithdrawal } from '#studio/withdrawals/declare-withdrawal.ts';
import type { WithdrawalErrors, WithdrawalField } from '#studio/withdrawals/withdrawal-input.ts';

export type TypedWithdrawal = Record<WithdrawalField, string>;

export type WithdrawState =
  | { step: 'form'; values: TypedWithdrawal; errors: WithdrawalErrors }
  /** `submission` is the idempotency key. */
  | { step: 'confirm'; values: TypedWithdrawal; submission: string; message: string | null }
  | { step: 'done'; values: TypedWithdrawal; receivedAt: string };

/** `step=check` shows the confirmation, `step=confirm` withdraws, `step=change` keeps the input. */
export async function withdrawAction(args: { request: Request; context: Readonly<RouterContextProvider> }) {
  const form = await readForm(args.request);
  const values: TypedWithdrawal = {
    orderNumber: textOf(form, 'orderNumber'),
    email: textOf(form, 'email'),
    name: textOf(form, 'name'),
    part: textOf(form, 'part'),
  };
  const who = await whoOf(args.request, args.context);
  const step = textOf(form, 'step');
  if (step === 'change') return data<WithdrawState>({ step: 'form', values, errors: {} }, { status: 200 });
  if (step !== 'confirm') {
    const checked = checkWithdrawal(who, values);
    if (checked.ok) return confirmPage(checked.declared, crypto.randomUUID(), null, 200);
    return formPage(values, checked.refusal === 'invalid' ? checked.errors : {});
  }
  const submission = textOf(form, 'submission');
  const outcome = await declareWithdrawal(worldOf(args.context), who, values, submission);
  if (outcome.ok) {
    const receivedAt = formatInstant(outcome.receivedAt, studioTimeZone, who.language);
    return data<WithdrawState>({ step: 'done', values: outcome.declared, receivedAt }, { status: 200 });
  }
  if (outcome.refusal === 'invalid') return formPage(values, outcome.errors);
  return confirmPage(values, submission, outcome.message, 429, outcome.retryAfterSeconds);
}

function formPage(values: TypedWithdrawal, errors: WithdrawalErrors) {
  return data<WithdrawState>({ step: 'form', values, errors }, { status: 400 });
}

function confirmPage(
  values: TypedWithdrawal,
  submission: string,
  message: string | null,
  status: number,
  retryAfterSeconds?: number,
) {
  const headers: HeadersInit = retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {};
  return data<WithdrawState>({ step: 'confirm', values, submission, message }, { status, headers });
}
