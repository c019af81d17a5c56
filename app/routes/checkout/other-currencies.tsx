import { ButtonLink } from '#app/ui/forms/button.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { CurrencyNotOffered } from '#studio/checkout/checkout-offer.queries.ts';
import type { SiteFrame } from '../site/frame.ts';
import { SitePage } from '../site/parts/site-page.tsx';
import type { CheckoutPageWords } from './checkout.messages.ts';

interface OtherCurrenciesProps {
  view: CurrencyNotOffered;
  words: CheckoutPageWords;
  frame: SiteFrame;
}

/** Instead of a checkout in a currency without a price. */
export function OtherCurrencies({ view, words, frame }: OtherCurrenciesProps) {
  return (
    <SitePage frame={frame}>
      <PageHead headline={words.notOffered.headline} lead={words.notOffered.lead}>
        <p className="actions">
          {view.currencies.map((currency) => (
            <ButtonLink key={currency} href={`${frame.prefix}${frame.path}?currency=${currency}`}>
              {words.notOffered.payIn(currency)}
            </ButtonLink>
          ))}
        </p>
      </PageHead>
    </SitePage>
  );
}
