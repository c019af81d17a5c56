import { type ActionFunctionArgs, data, redirectDocument } from 'react-router';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { payerHeaders } from '#app/web/session/payer-cookie.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import type { EnteredCodes, Payable } from '#studio/money/checkout/apply-codes.ts';
import { checkoutMessages } from '#studio/money/checkout/checkout.messages.ts';
import type { CreatePaymentOutcome } from '#studio/money/checkout/create-payment.ts';
import type { TypedCodes } from '#studio/money/orders/basket.ts';
import { formats } from '#studio/shared/format.ts';
import { payHeaders, payStatus } from '../../../calendar/booking/answer-refusal.ts';
import { checkoutPageMessages } from '../checkout.messages.ts';
import { requestOf } from '../checkout-form.ts';
import { addCode, codesView, usableCodes } from './checkout-codes.ts';
import { noPageCodes, type PageCodes, type PageCodesResult } from './no-page-codes.ts';

type Args = Pick<ActionFunctionArgs, 'request' | 'context' | 'params'>;

/** Null: nothing can be paid now. */
type ReadPayable = (args: Args, currency: string) => Promise<Payable | null>;

export async function addPageCode(args: Args, read: ReadPayable) {
  const { codes, code, currency } = await enteredIn(args.request);
  if (code.trim() === '') {
    const { empty } = checkoutPageMessages[factsOf(args.context).language].codes;
    const coded = await pageCodes(args, read, { codes, code, currency });
    return data<PageCodesResult>({ coded: { ...coded, error: empty }, currency }, { status: 400 });
  }
  const coded = await pageCodes(args, read, { codes: addCode(codes, code), code, currency });
  return data<PageCodesResult>({ coded, currency }, coded.error ? { status: 400 } : {});
}

export async function removePageCode(args: Args, read: ReadPayable) {
  const { codes, currency, removed } = await enteredIn(args.request);
  const left = { ...codes, ...(removed === 'giftCard' ? { giftCard: '' } : { discount: '' }) };
  return data({ coded: await pageCodes(args, read, { codes: left, code: '', currency }), currency });
}

/** Pays; a code that was typed and not applied changes the amount, which is shown first. */
export async function payWithCodes(
  args: Args,
  read: ReadPayable,
  pay: (entered: EnteredCodes & { currency: string }) => Promise<CreatePaymentOutcome>,
) {
  const { codes, code, currency, dueMinor } = await enteredIn(args.request);
  if (code.trim() !== '') {
    const coded = await pageCodes(args, read, { codes: addCode(codes, code), code, currency });
    return data<PageCodesResult>({ coded, currency }, coded.error ? { status: 400 } : {});
  }
  const outcome = await pay({ codes, dueMinor, currency });
  // The checkout is outside the router, also on our own origin.
  if (outcome.ok)
    return redirectDocument(outcome.url, {
      status: 303,
      headers: payerHeaders(worldOf(args.context).settings, outcome),
    });
  const coded = await pageCodes(args, read, { codes, code, currency });
  return data(
    { problem: outcome.message, coded, currency },
    { status: payStatus[outcome.refusal], headers: payHeaders(outcome) },
  );
}

async function enteredIn(request: Request) {
  const form = await readForm(request);
  const { codes, code, currency, shownTotalMinor } = requestOf(form);
  const removed = textOf(form, 'removed');
  return { codes, code, currency: currency || 'DKK', dueMinor: shownTotalMinor, removed };
}

async function pageCodes(
  args: Args,
  read: ReadPayable,
  { codes, code, currency }: { codes: TypedCodes; code: string; currency: string },
): Promise<PageCodes> {
  const payable = await read(args, currency);
  if (!payable) {
    const problem = checkoutMessages[factsOf(args.context).language].refusals['not-for-sale'];
    return { ...noPageCodes, error: problem };
  }
  const who = await whoOf(args.request, args.context);
  const { language } = factsOf(args.context);
  const reader = { ...who, language };
  const coded = await usableCodes(worldOf(args.context), reader, { payable, codes, code });
  const money = formats[language].moneyIn(payable.currency);
  const words = checkoutPageMessages[language];
  const { dueMinor } = coded.applied;
  return {
    codes: codesView(coded, { words, money, language }),
    due: { minor: dueMinor, text: money(dueMinor) },
    error: coded.error,
  };
}
