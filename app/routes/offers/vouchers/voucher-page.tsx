import { NumberedSteps } from '#app/ui/numbered-steps.tsx';
import { blockOf } from '#studio/shared/content/document.ts';
import { SitePage } from '../../site/parts/site-page.tsx';
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
      <section className={of === 'packs' ? 'voucher-head packs' : 'voucher-head gift-cards'}>
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
            <div className="night-panel">
              <ul className="voucher-offers">
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
              {data.factsOfAll.length > 0 && <p className="hint">{data.factsOfAll.join(' ')}</p>}
            </div>
          )}
        </div>
      </section>
      <div className="wrap voucher-page">
        <NumberedSteps id="how-it-works" title={all.howItWorks} steps={words.steps} />
        <section aria-labelledby="good-to-know">
          <h2 className="ruled" id="good-to-know">
            {all.goodToKnow}
          </h2>
          <ul className="points">
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
  const facts = [...others.map(({ currency, amount }) => `${currency} ${amount}`), offer.valid];
  return (
    <li className={offer.isBest ? 'best' : undefined}>
      {offer.sessions !== null && <PackFace sessions={offer.sessions} />}
      <h2>
        {offer.title} <span className="unseen">{first && `${first.currency} ${first.amount}`}</span>
      </h2>
      <p className="amount" aria-hidden="true">
        {first && `${first.currency} ${first.amount}`}
      </p>
      <p className="quiet">
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact} </span>
        ))}
      </p>
      {offer.perSession && <p className="each">{offer.perSession}</p>}
      {offer.note && <p className="hint">{offer.note}</p>}
      {offer.summary && <p>{offer.summary}</p>}
      {offer.saving && <p className="saving">{offer.saving}</p>}
      {isBuyingOpen && (
        <a
          className={offer.sessions === null || offer.isBest ? 'button compact' : 'button compact ghost'}
          href={`${prefix}/checkout/${offer.id}`}
        >
          {buy}
          <span className="unseen"> {first && `${first.currency} ${first.amount}`}</span>
        </a>
      )}
    </li>
  );
}
