import { blockOf } from '#studio/shared/content/document.ts';
import { SitePage } from '../site/parts/site-page.tsx';
import { GiftCardFace, PackFace } from './voucher-face.tsx';
import type { VoucherOffer, VoucherPageData } from './vouchers.data.ts';
import { vouchersMessages } from './vouchers.messages.ts';

interface VoucherPageProps {
  data: VoucherPageData;
  of: 'packs' | 'giftCards';
}

/** Packs or gift cards with their prices; each is bought on its checkout page. */
export function VoucherPage({ data, of }: VoucherPageProps) {
  const { frame, document, offers, isBuyingOpen } = data;
  const all = vouchersMessages[frame.language];
  const words = all[of];
  return (
    <SitePage frame={frame} document={document} closing={data.closing} omits={['newsletter']}>
      <section className="voucher-head">
        <div className="pane" />
        <div className="wrap">
          <div>
            <h1>{blockOf(document, 'headline')?.text ?? words.title}</h1>
            <p className="lead">
              {offers.length > 0 ? (blockOf(document, 'lead')?.text ?? words.lead) : words.none}
            </p>
            {of === 'giftCards' && <GiftCardFace />}
          </div>
          {offers.length > 0 && (
            <ul className="voucher-offers night-panel">
              {offers.map((offer) => (
                <Offer
                  key={offer.id}
                  offer={offer}
                  isBuyingOpen={isBuyingOpen}
                  prefix={frame.prefix}
                  buy={words.buy}
                />
              ))}
            </ul>
          )}
        </div>
      </section>
      <div className="wrap voucher-page">
        <section aria-labelledby="how-it-works">
          <h2 className="ruled" id="how-it-works">
            {all.howItWorks}
          </h2>
          <ol className="steps">
            {words.steps.map((step) => (
              <li key={step}>
                <div>{step}</div>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="good-to-know">
          <h2 className="ruled" id="good-to-know">
            {all.goodToKnow}
          </h2>
          <ul className="voucher-points">
            {words.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {data.hasOther && (
            <p>
              {words.other.text}{' '}
              <a className="text-link" href={frame.prefix + words.other.href}>
                {words.other.label}
              </a>
            </p>
          )}
        </section>
      </div>
    </SitePage>
  );
}

interface OfferProps {
  offer: VoucherOffer;
  prefix: string;
  buy: string;
  isBuyingOpen: boolean;
}

function Offer({ offer, prefix, buy, isBuyingOpen }: OfferProps) {
  const [first, ...others] = offer.prices;
  const facts = [offer.perSession, offer.valid].filter(Boolean).join(' · ');
  return (
    <li>
      {offer.sessions !== null && <PackFace sessions={offer.sessions} />}
      <h2>
        {offer.title} <span className="unseen">{first && `${first.currency} ${first.amount}`}</span>
      </h2>
      <p className="amount" aria-hidden="true">
        {first && `${first.currency} ${first.amount}`}
      </p>
      <p className="quiet">
        {[...others.map(({ currency, amount }) => `${currency} ${amount}`), facts].join(' · ')}
      </p>
      {offer.note && <p className="hint">{offer.note}</p>}
      {offer.summary && <p>{offer.summary}</p>}
      {offer.saving && <p className="saving">{offer.saving}</p>}
      {isBuyingOpen && (
        <a className="button compact" href={`${prefix}/checkout/${offer.id}`}>
          {buy}
          <span className="unseen"> {first && `${first.currency} ${first.amount}`}</span>
        </a>
      )}
    </li>
  );
}
