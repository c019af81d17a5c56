import { beginnerVocalsId } from '#studio/offers/catalogue/offer.ts';
import type { Language } from '#studio/shared/language.ts';
import { overviewMessages } from '../overview.messages.ts';
import { programmesMessages } from '../programmes.messages.ts';

export interface JoinProps {
  /** 'DKK 1,290' */
  price: string;
  currency: string;
  /** The overview: redirects to the checkout, or shows the error in the new tab. */
  action: string;
  language: Language;
  /** The owner's external page; null: our checkout. */
  paymentUrl: string | null;
  isBuyingOpen: boolean;
}

/** The weekly class: pays in a new tab, on the owner's external page or in our checkout. */
export function Join({ price, currency, action, language, paymentUrl, isBuyingOpen }: JoinProps) {
  const words = programmesMessages[language];
  const overview = overviewMessages[language];
  const label = (
    <>
      {overview.joinFor(price)}
      <span className="unseen"> {words.newTab}</span>
    </>
  );
  if (paymentUrl) {
    return (
      <p className="actions">
        <a className="button" href={paymentUrl} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      </p>
    );
  }
  if (isBuyingOpen) {
    return (
      <form className="actions" method="post" action={action} target="_blank" rel="noopener">
        <input type="hidden" name="courseId" value={beginnerVocalsId} />
        <input type="hidden" name="currency" value={currency} />
        <button className="button" type="submit">
          {label}
        </button>
      </form>
    );
  }
  return (
    <div>
      <p className="hint">{overview.paymentsOpenSoon}</p>
      <p className="actions">
        <a className="button" href="/contact">
          {words.writeToJoin}
        </a>
      </p>
    </div>
  );
}
