import { Alert, ErrorSummary } from '#app/ui/feedback/alert.tsx';
import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import type { CheckoutPageWords } from './checkout.messages.ts';
import { AppliedCodeFields, CodeField, CodeRows } from './codes/checkout-code-parts.tsx';
import { BookingDetails, GiftCardDetails } from './codes/checkout-details-parts.tsx';
import type { CheckoutView } from './codes/checkout-view-types.ts';
import { BillSide } from './summary/bill-side.tsx';

interface PartsProps {
  view: CheckoutView;
  words: CheckoutPageWords;
  prefix: string;
}

export function CheckoutParts({ view, words, prefix }: PartsProps) {
  const wrong = Object.entries(view.errors).map(([name, label]) => ({ control: `checkout-${name}`, label }));
  return (
    <form
      className="wrap checkout"
      method="post"
      action={view.here}
      noValidate
      data-island="checkout-form"
      data-pay={`${view.here}/pay`}
    >
      {/* Implicit submission (Enter) uses the first button: order, not apply a code. */}
      {view.isOpen && (
        <button className="unseen" type="submit" tabIndex={-1} aria-hidden="true" disabled={!view.total} />
      )}
      <input type="hidden" name="attempt" value={view.attempt} />
      <input type="hidden" name="currency" value={view.currency} />
      {view.parcel && <input type="hidden" name="parcel" value={view.parcel} />}
      {view.dateId && <input type="hidden" name="dateId" value={view.dateId} />}
      {view.due && <input type="hidden" name="total" value={view.due.minor} />}
      <AppliedCodeFields view={view} />
      {view.problem && (
        <div className="checkout-problem">
          <ErrorSummary title={words.problem} errors={wrong.length > 0 ? wrong : []}>
            {wrong.length === 0 && <p>{view.problem}</p>}
          </ErrorSummary>
        </div>
      )}
      <BillSide view={view}>
        <Bill view={view} words={words} />
      </BillSide>
      <div className="checkout-who stack">
        {view.booking ? <BookingDetails view={view} words={words} /> : <Who view={view} words={words} />}
        {view.isGiftCard && <GiftCardDetails view={view} words={words} />}
        {view.parcel && <Where view={view} words={words} />}
      </div>
      <Finish view={view} words={words} prefix={prefix} />
    </form>
  );
}

function common(view: CheckoutView, name: 'name' | 'email' | 'street' | 'postcode' | 'city' | 'phone') {
  return {
    idPrefix: 'checkout',
    name,
    defaultValue: view.values[name],
    error: view.errors[name] ?? null,
    takesFocus: true,
  };
}

function Who({ view, words }: Omit<PartsProps, 'prefix'>) {
  return (
    <fieldset className="form part">
      <legend className="ruled">{words.you}</legend>
      <TextField {...common(view, 'name')} label={words.name} isRequired autoComplete="name" />
      <TextField
        {...common(view, 'email')}
        label={words.email}
        hint={words.emailHint}
        isRequired
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </fieldset>
  );
}

function Where({ view, words }: Omit<PartsProps, 'prefix'>) {
  return (
    <fieldset className="form part">
      <legend className="ruled">{words.delivery}</legend>
      <TextField {...common(view, 'street')} label={words.street} isRequired autoComplete="address-line1" />
      <div className="pair">
        <TextField
          {...common(view, 'postcode')}
          label={words.postcode}
          isRequired
          autoComplete="postal-code"
        />
        <TextField {...common(view, 'city')} label={words.city} isRequired autoComplete="address-level2" />
      </div>
      <div className="checkout-country cluster">
        <SelectField
          idPrefix="checkout"
          name="country"
          label={words.country}
          isRequired
          options={view.countries}
          chosen={view.values.country}
          error={view.errors.country ?? null}
          takesFocus
        />
        <button
          className="button ghost plain compact"
          type="submit"
          formAction={`${view.here}/delivery-price`}
        >
          {words.updateTotal}
        </button>
      </div>
      <TextField
        {...common(view, 'phone')}
        label={words.phone}
        optionalNote={words.optional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </fieldset>
  );
}

/** What is ordered and what it costs: first on a phone, beside the fields on a wide screen. */
function Bill({ view, words }: Omit<PartsProps, 'prefix'>) {
  return (
    <section className="checkout-bill" aria-labelledby="bill-heading">
      <h2 className="ruled" id="bill-heading">
        {words.what}
      </h2>
      <Currencies view={view} words={words} />
      {view.dateRows.length > 0 && <Leaders isFull isFacts rows={view.dateRows} />}
      <Leaders isFull rows={view.rows} />
      <Sums view={view} words={words} />
      <CodeRows view={view} words={words} />
      {view.isOpen && (
        <CodeField view={view} words={words} here={view.here} error={view.errors.code ?? null} />
      )}
      <OtherParcel view={view} words={words} />
    </section>
  );
}

function Finish({ view, words, prefix }: PartsProps) {
  return (
    <div className="checkout-finish">
      {view.withdrawal.map((sentence) => (
        <p className="hint" key={sentence}>
          {sentence}
        </p>
      ))}
      <div className="stack">
        {view.consents.map(({ id, text, isTicked }) => (
          <Checkbox
            key={id}
            idPrefix="checkout"
            name={id}
            label={text}
            isRequired
            isChecked={isTicked}
            error={view.errors[id] ?? null}
            takesFocus
          />
        ))}
      </div>
      <p className="error" role="alert" data-answer />
      {view.due && (
        <p className="checkout-due cluster apart">
          <span>{view.codes.rows.length > 0 ? words.codes.due : words.total}</span>{' '}
          <strong>{view.due.text}</strong>
        </p>
      )}
      {view.methods && <p className="hint">{view.methods}</p>}
      <div className="actions stretch">
        {view.isOpen ? (
          <button className="button" type="submit" data-busy-label={words.redirecting} disabled={!view.total}>
            {view.due?.minor === 0 ? words.order : words.orderAndPay}
          </button>
        ) : (
          <p className="remark">{words.closed}</p>
        )}
      </div>
      <p className="checkout-links cluster wide">
        <a className="text-link" href={`${prefix}/terms-of-service`} target="_blank" rel="noopener">
          {words.terms}
        </a>
        {view.cartHref && (
          <a className="text-link" href={view.cartHref}>
            {words.toCart}
          </a>
        )}
      </p>
    </div>
  );
}

function Currencies({ view, words }: Omit<PartsProps, 'prefix'>) {
  if (view.currencies.length < 2) return null;
  return (
    <nav className="tabs" aria-label={words.currency}>
      {view.currencies.map(({ currency, href }) => (
        <a
          className="tab"
          key={currency}
          href={href}
          aria-current={currency === view.currency ? 'page' : undefined}
        >
          {currency}
        </a>
      ))}
    </nav>
  );
}

function Sums({ view, words }: Omit<PartsProps, 'prefix'>) {
  const { total } = view;
  const rows = total
    ? [
        { key: 'total', label: words.total, value: total.text },
        ...total.vat.map(({ key, label, value }) => ({ key, label: <em>{label}</em>, value })),
      ]
    : [];
  return (
    <>
      <div className="checkout-sums">
        <Leaders isFull rows={rows} />
      </div>
      {view.plan && <p className="remark">{view.plan}</p>}
      {!total && !view.errors.country && (
        <Alert variant="wrong">
          <p>{words.deliveryNotKnown}</p>
        </Alert>
      )}
    </>
  );
}

function OtherParcel({ view, words }: Omit<PartsProps, 'prefix'>) {
  if (!view.other || !view.parcel) return null;
  return (
    <Alert title={words.twoParcels.title} headingLevel={3}>
      <p>{words.twoParcels[view.parcel]}</p>
      <p>
        <a className="text-link" href={view.other.href}>
          {words.twoParcels.other[view.other.parcel]}
        </a>
      </p>
    </Alert>
  );
}
