import { data, Form, redirectDocument } from 'react-router';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { readCurrency, readPrice } from '#studio/shared/money.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { payableOffers } from '#studio/teaching/students/payable-offers.queries.ts';
import { type PaymentField, recordPayment } from '#studio/teaching/students/record-payment.ts';
import { AdminFrame } from '../../frame.tsx';
import { Refused } from '../../refused.tsx';
import { requestedStudent } from '../../teaching/students/requested-student.ts';
import type { Route } from './+types/student-payment';
import { paymentMessages } from './payment.messages.ts';
import { ReceivedFields } from './received-fields.tsx';
import { WhatFields } from './what-fields.tsx';

/** `/admin/students/<account>/payment`, or `/admin/students/guest/payment?email=…`. */
export async function loader(args: Route.LoaderArgs) {
  const { url, path, world, student } = await requestedStudent(args);
  const { language } = factsOf(args.context);
  const offers = await payableOffers(world.db.query);
  const titles = await offerTitles(world.db.query, offers, language);
  return {
    page: path + url.search,
    invoiceHref: `/admin/invoices/new?${new URLSearchParams(student.userId ? { student: student.userId } : { email: student.email })}`,
    name: student.name || student.email,
    today: studioDay(world.clock.now()).toString(),
    offers: offers.map((value) => ({ value, label: titles.get(value) ?? value })),
    idempotencyKey: newIdempotencyKey(),
  };
}

type Typed = Record<Exclude<PaymentField, 'amountMinor'> | 'amount', string>;

const texts = ['offerId', 'description', 'vatClass', 'amount', 'currency', 'method', 'receivedOn'] as const;

/** Records the payment, and shows the email of its receipt before it is sent. */
export async function action(args: Route.ActionArgs) {
  const { world, who, student } = await requestedStudent(args);
  const form = await readForm(args.request);
  const typed = Object.fromEntries(texts.map((name) => [name, textOf(form, name).slice(0, 300)])) as Typed;
  const once = withIdempotency(form);
  const { amount, ...fields } = typed;
  const amountMinor = readPrice(amount, readCurrency(fields.currency));
  const outcome = await recordPayment(world, who, { student, once, ...fields, amountMinor });
  if (!outcome.ok) return data({ typed, fields: outcome.fields }, { status: 400 });
  throw redirectDocument(`/admin/orders/${outcome.orderId}/receipt-preview`, 303);
}

export default function StudentPayment({ loaderData, actionData }: Route.ComponentProps) {
  const { page, name, today, offers, idempotencyKey } = loaderData;
  const words = useWords(paymentMessages);
  const faults = new Set<PaymentField>(actionData?.fields ?? []);
  const typed = actionData?.typed ?? null;
  return (
    <AdminFrame
      page="students"
      title={words.title(name)}
      lead={words.lead}
      back={{ href: page.replace('/payment', ''), label: name }}
    >
      <p>
        <TextLink href={loaderData.invoiceHref}>{words.notPaidYet}</TextLink>
      </p>
      {actionData && <Refused title={words.problem} text={words.invalid} />}
      <Form method="post" className="admin-form" noValidate>
        <IdempotencyKey value={idempotencyKey} />
        <WhatFields offers={offers} typed={typed} faults={faults} />
        <ReceivedFields
          idPrefix="payment"
          typed={{ method: typed?.method ?? '', receivedOn: typed?.receivedOn ?? '' }}
          faults={{ method: faults.has('method'), receivedOn: faults.has('receivedOn') }}
          today={today}
        />
        <div className="actions">
          <SubmitButton isPlain label={words.save} />
        </div>
      </Form>
    </AdminFrame>
  );
}
