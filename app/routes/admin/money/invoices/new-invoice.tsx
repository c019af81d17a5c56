import { data, Form, redirectDocument } from 'react-router';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { useWords } from '#app/web/words.ts';
import { dueDay } from '#studio/money/orders/invoices/invoice.ts';
import { invoiceSettings } from '#studio/money/orders/invoices/invoice-settings.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { readCurrency, readPrice } from '#studio/shared/money.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import { createInvoice, type InvoiceField } from '#studio/teaching/invoices/create-invoice.ts';
import { payableOffers } from '#studio/teaching/students/payable-offers.queries.ts';
import { AdminFrame } from '../../frame.tsx';
import { Refused } from '../../refused.tsx';
import { WhatFields } from '../payments/what-fields.tsx';
import type { Route } from './+types/new-invoice';
import { invoicedSubject } from './invoiced-subject.ts';
import { type NewInvoiceWords, newInvoiceMessages } from './new-invoice.messages.ts';

/** `/admin/invoices/new?booking=…`, `?order=…`, `?student=…` or `?email=…` */
export async function loader(args: Route.LoaderArgs) {
  const { world, language, found } = await invoicedSubject(args);
  if (!found) return { language, form: null };
  const { subject, what, amount, email, back } = found;
  const q = world.db.query;
  const offers = subject.kind === 'student' ? await payableOffers(q) : [];
  const titles = await offerTitles(q, offers, language);
  const today = studioDay(world.clock.now());
  const { dueDays } = await invoiceSettings(q);
  const form = {
    what,
    amount,
    email,
    back,
    isSold: subject.kind === 'student',
    dueOn: dueDay(today, dueDays).toString(),
    offers: offers.map((value) => ({ value, label: titles.get(value) ?? value })),
    idempotencyKey: newIdempotencyKey(),
  };
  return { form };
}

const texts = [
  'companyName',
  'address',
  'vatNumber',
  'reference',
  'email',
  'dueOn',
  'offerId',
  'description',
  'vatClass',
  'amount',
  'currency',
] as const;

type Typed = Record<(typeof texts)[number], string>;

export async function action(args: Route.ActionArgs) {
  const { world, who, language, found } = await invoicedSubject(args);
  if (!found) throw data(null, { status: 404 });
  const form = await readForm(args.request);
  const typed = Object.fromEntries(texts.map((name) => [name, textOf(form, name).slice(0, 600)])) as Typed;
  const { amount, ...fields } = typed;
  const outcome = await createInvoice(world, who, {
    subject: found.subject,
    once: withIdempotency(form),
    ...fields,
    amountMinor: readPrice(amount, readCurrency(fields.currency)),
  });
  if (outcome.ok) throw redirectDocument(`/admin/invoices/${outcome.number}/preview`, 303);
  const { refusal } = outcome;
  const text = refusal ? newInvoiceMessages[language].refusals[refusal] : null;
  return data({ typed, fields: outcome.fields, text }, { status: refusal ? 409 : 400 });
}

export default function NewInvoice({ loaderData, actionData }: Route.ComponentProps) {
  const { form } = loaderData;
  const words = useWords(newInvoiceMessages);
  return (
    <AdminFrame
      page="orders"
      title={words.title}
      lead={form ? words.lead : words.choose}
      back={{ href: form?.back ?? '/admin/invoices', label: words.back }}
    >
      {actionData && <Refused title={words.problem} text={actionData.text ?? words.invalid} />}
      {form ? (
        <InvoiceForm
          form={form}
          typed={actionData?.typed ?? null}
          faults={new Set(actionData?.fields ?? [])}
        />
      ) : (
        <div className="remedies">
          {(['bookings', 'orders', 'students'] as const).map((from) => (
            <ButtonLink key={from} href={`/admin/${from}`} variant="ghost" isPlain isCompact>
              {words.from[from]}
            </ButtonLink>
          ))}
        </div>
      )}
    </AdminFrame>
  );
}

interface InvoiceFormProps {
  form: NonNullable<Route.ComponentProps['loaderData']['form']>;
  typed: Typed | null;
  faults: ReadonlySet<InvoiceField>;
}

function InvoiceForm({ form, typed, faults }: InvoiceFormProps) {
  const { what, amount, offers, isSold, idempotencyKey } = form;
  const words = useWords(newInvoiceMessages);
  return (
    <>
      {what && <Leaders isFull isFacts rows={[{ key: 'what', label: words.what, value: what }]} />}
      <Form method="post" className="admin-form" noValidate>
        <IdempotencyKey value={idempotencyKey} />
        {isSold && <WhatFields offers={offers} typed={typed} faults={faults} />}
        {amount !== null && (
          <TextField
            name="amount"
            idPrefix="invoice"
            label={words.amount}
            inputMode="decimal"
            autoComplete="off"
            isRequired
            defaultValue={typed?.amount ?? amount}
            error={faults.has('amountMinor') ? words.amountFault : null}
          />
        )}
        <CompanyFields
          words={words}
          faults={faults}
          typed={typed ?? { email: form.email, dueOn: form.dueOn }}
        />
        <div className="actions">
          <SubmitButton isPlain label={words.save} />
        </div>
      </Form>
    </>
  );
}

interface CompanyFieldsProps {
  words: NewInvoiceWords;
  faults: ReadonlySet<InvoiceField>;
  typed: Partial<Typed>;
}

function CompanyFields({ words, faults, typed }: CompanyFieldsProps) {
  const about = (name: keyof NewInvoiceWords['labels']) => ({
    name,
    idPrefix: 'invoice',
    label: words.labels[name],
    defaultValue: typed[name] ?? '',
    autoComplete: 'off',
    error: faults.has(name) ? words.faults[name] : null,
  });
  const { optional } = words;
  return (
    <>
      <TextField {...about('companyName')} isRequired maxLength={200} />
      <TextArea {...about('address')} isRequired hint={words.addressHint} rows={4} maxLength={500} />
      <TextField {...about('vatNumber')} optionalNote={optional} maxLength={20} />
      <TextField {...about('reference')} optionalNote={optional} hint={words.referenceHint} maxLength={100} />
      <TextField {...about('email')} isRequired type="email" />
      <TextField {...about('dueOn')} isRequired type="date" />
    </>
  );
}
