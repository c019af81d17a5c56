import { TextField } from '#app/ui/forms/field.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import type { CheckoutPageWords } from '../checkout.messages.ts';
import type { CheckoutView } from './checkout-view-types.ts';
import type { PageCodes } from './no-page-codes.ts';

interface CodePartsProps {
  view: Pick<CheckoutView, 'codes' | 'due'>;
  words: CheckoutPageWords;
}

interface CodeFieldProps extends CodePartsProps {
  /** The page's address; codes are posted below it. */
  here: string;
  error: string | null;
}

/** What discount and gift card take off, and what is left to pay. */
export function CodeRows({ view, words }: CodePartsProps) {
  const { codes, due } = view;
  if (codes.rows.length === 0 || !due) return null;
  const toPay = { key: 'due', label: <strong>{words.codes.due}</strong>, value: <strong>{due.text}</strong> };
  return (
    <>
      <Leaders isFull rows={[...codes.rows, toPay]} />
      {codes.note && <p className="quiet">{codes.note}</p>}
    </>
  );
}

/** Its buttons are never the first of the form: Enter in another field orders. */
export function CodeField({ view: { codes }, words, here, error }: CodeFieldProps) {
  return (
    <details className="checkout-codes" open={codes.rows.length > 0 || error !== null}>
      <summary>{words.codes.title}</summary>
      <div className="form">
        <TextField
          idPrefix="checkout"
          name="code"
          label={words.codes.label}
          hint={words.codes.hint}
          defaultValue={codes.typed}
          error={error}
          autoComplete="off"
          takesFocus
        />
        <div className="actions">
          <button className="button ghost compact" type="submit" formAction={`${here}/codes`}>
            {words.codes.apply}
          </button>
          {codes.rows.map(({ key, remove }) => (
            <button
              className="button ghost plain compact"
              type="submit"
              key={key}
              name="removed"
              value={key}
              formAction={`${here}/code-removal`}
            >
              {remove}
            </button>
          ))}
        </div>
      </div>
    </details>
  );
}

/** Applied codes travel with the form. */
export function AppliedCodeFields({ view: { codes } }: { view: Pick<CheckoutView, 'codes'> }) {
  const { discount, giftCard } = codes.applied;
  return (
    <>
      {discount && <input type="hidden" name="discountCode" value={discount} />}
      {giftCard && <input type="hidden" name="giftCardCode" value={giftCard} />}
    </>
  );
}

/** Hidden values of a page with codes; before its pay button. */
export function PageCodeSums({ coded, words }: { coded: PageCodes; words: CheckoutPageWords }) {
  return (
    <>
      <AppliedCodeFields view={coded} />
      {coded.due && <input type="hidden" name="total" value={coded.due.minor} />}
      <CodeRows view={coded} words={words} />
    </>
  );
}
