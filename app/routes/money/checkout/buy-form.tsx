import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { CurrencyChoice } from '#app/ui/forms/currency-choice.tsx';
import { type Language, pageAddress } from '#studio/shared/language.ts';
import { payMessages } from './pay.messages.ts';
import type { PayFailure } from './pay-from-form.ts';

export interface BuyFormProps {
  /** Catalogue id, as wire call 3 takes it. */
  courseId: string;
  /** Makes the accessible names of several buttons unique. */
  title: string;
  /** Form action without scripts: the current page. */
  action: string;
  currencies: readonly string[];
  language: Language;
  failure?: PayFailure | null;
  /** Open dates of an offer with seats; the buyer chooses among several. */
  dates?: BuyDates;
  /** Why it is unavailable, beside the disabled button. */
  whyNot?: string | null;
  isCompact?: boolean;
  /** For buttons outside of the form. */
  id?: string;
}

export interface BuyDates {
  legend: string;
  options: ReadonlyArray<{ id: string; when: string; where: string; seats: string | null; isFree: boolean }>;
  /** The default date; null: none is open. */
  chosen: string | null;
}

/** Currency and 'Buy Now': a plain form, enhanced by the island `buy-button`. */
export function BuyForm(props: BuyFormProps) {
  const {
    courseId,
    title,
    action,
    currencies,
    language,
    failure,
    dates,
    whyNot,
    isCompact = false,
    id,
  } = props;
  const words = payMessages[language];
  const failed = failure?.failedId === courseId ? failure : null;
  return (
    <form method="post" action={action} data-island="buy-button" id={id}>
      <input type="hidden" name="courseId" value={courseId} />
      {dates && <DateChoice dates={dates} courseId={courseId} failed={failed} />}
      <CurrencyChoice
        name="currency"
        legend={`${words.currency}, ${title}`}
        options={currencies}
        {...(failed ? { chosen: failed.currency } : {})}
      />
      <div className="actions">
        <button
          className="button compact"
          type="submit"
          data-busy-label={words.redirecting}
          disabled={Boolean(whyNot)}
        >
          {words.buyNow}
          <span className="unseen"> {title}</span>
        </button>
      </div>
      {whyNot && <p className="remark">{whyNot}</p>}
      {!whyNot && !isCompact && (
        <p>
          <button
            className="text-link"
            type="submit"
            formMethod="get"
            formAction={pageAddress(`/checkout/${courseId}`, language)}
          >
            {words.useCode}
            <span className="unseen"> {title}</span>
          </button>
        </p>
      )}
      <p className="error" role="alert" data-answer>
        {failed && <span>{failed.message}</span>}
      </p>
    </form>
  );
}

function DateChoice({
  dates,
  courseId,
  failed,
}: {
  dates: BuyDates;
  courseId: string;
  failed: PayFailure | null;
}) {
  const { options, legend } = dates;
  const isThere = options.some(({ id, isFree }) => id === failed?.dateId && isFree);
  const chosen = (isThere && failed?.dateId) || dates.chosen;
  if (options.length < 2) {
    return chosen ? <input type="hidden" name="dateId" value={chosen} /> : null;
  }
  return (
    <RadioGroup
      name="dateId"
      idPrefix={`buy-${courseId}`}
      label={legend}
      isStacked
      {...(chosen ? { chosen } : {})}
      options={options.map(({ id, when, where, seats, isFree }) => ({
        value: id,
        label: when,
        note: [where, seats].filter(Boolean).join(' · '),
        isDisabled: !isFree,
      }))}
    />
  );
}

/** Test mode only: one dollar, grants nothing. */
export function TestPaymentForm({
  courseId,
  action,
  language,
  failure,
}: {
  courseId: string;
  action: string;
  language: Language;
  failure?: PayFailure | null;
}) {
  const words = payMessages[language];
  const failed = failure?.failedId === courseId ? failure : null;
  return (
    <form method="post" action={action} data-island="buy-button">
      <input type="hidden" name="courseId" value={courseId} />
      <input type="hidden" name="currency" value="USD" />
      <button className="button test" type="submit" data-busy-label={words.redirecting}>
        {words.testPayment}
      </button>
      <p className="error" role="alert" data-answer>
        {failed && <span>{failed.message}</span>}
      </p>
    </form>
  );
}
