import { CurrencyChoice } from '#app/ui/currency-choice.tsx';
import type { Language } from '#studio/shared/language.ts';
import { payMessages } from './pay.messages.ts';
import type { PayFailure } from './pay-from-form.ts';

export interface BuyFormProps {
  /** Catalogue id, as wire call 3 takes it. */
  courseId: string;
  /** What it is called: makes the buttons of several cards distinct to those who listen. */
  title: string;
  /** Where the form posts without scripts: the page it stands on. */
  action: string;
  currencies: readonly string[];
  language: Language;
  failure?: PayFailure | null;
}

/** Currency and 'Buy Now': a plain form, which the island `buy-button` carries out over the wire when it can. */
export function BuyForm({ courseId, title, action, currencies, language, failure }: BuyFormProps) {
  const words = payMessages[language];
  const failed = failure?.failedId === courseId ? failure : null;
  return (
    <form method="post" action={action} data-island="buy-button">
      <input type="hidden" name="courseId" value={courseId} />
      <CurrencyChoice
        name="currency"
        legend={`${words.currency}, ${title}`}
        options={currencies}
        {...(failed ? { chosen: failed.currency } : {})}
      />
      <div className="actions">
        <button className="button compact" type="submit" data-busy-label={words.redirecting}>
          {words.buyNow}
          <span className="unseen"> {title}</span>
        </button>
      </div>
      <p className="error" role="alert" data-answer>
        {failed && <span>{failed.message}</span>}
      </p>
    </form>
  );
}

/** The green button of test mode: one dollar, granting nothing. */
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
