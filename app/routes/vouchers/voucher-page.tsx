import { PlainHead } from '#app/ui/plain-head.tsx';
import { PriceLeaders } from '#app/ui/price-leaders.tsx';
import { blockOf } from '#studio/shared/content/document.ts';
import { SitePage } from '../site/parts/site-page.tsx';
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
      <PlainHead
        headline={blockOf(document, 'headline')?.text ?? words.title}
        lead={offers.length > 0 ? (blockOf(document, 'lead')?.text ?? words.lead) : words.none}
      />
      <div className="wrap voucher-page">
        {offers.length > 0 && (
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
        )}
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
  const [first] = offer.prices;
  return (
    <li>
      <VoucherFace sessions={offer.sessions} amount={first?.amount ?? ''} />
      <h2>
        {offer.title} <span className="unseen">{first && `${first.currency} ${first.amount}`}</span>
      </h2>
      {offer.summary && <p>{offer.summary}</p>}
      <PriceLeaders prices={offer.prices} note={offer.note} />
      {offer.saving && <p className="saving">{offer.saving}</p>}
      <p className="quiet">{[offer.perSession, offer.valid].filter(Boolean).join(' · ')}</p>
      {isBuyingOpen && (
        <p className="actions">
          <a className="button compact" href={`${prefix}/checkout/${offer.id}`}>
            {buy}
          </a>
        </p>
      )}
    </li>
  );
}

interface VoucherFaceProps {
  /** Sessions of a pack, each a note; null: a gift card, one long note with its amount. */
  sessions: number | null;
  amount: string;
}

const lines = [34, 49, 64, 79, 94];
/** In half steps of the stave, from the lowest line. */
const melody = [1, 3, 2, 4, 6, 5, 7, 4, 3, 5];
/** Where the stave ends: before the edge of the card, or before the light behind an amount. */
const ends = { notes: 300, amount: 146 };

/** What is sold, drawn as music on a card. Decorative. */
function VoucherFace({ sessions, amount }: VoucherFaceProps) {
  const end = sessions === null ? ends.amount : ends.notes;
  return (
    <svg className="voucher-face" viewBox="0 0 320 128" aria-hidden="true">
      <path className="sheet" d="M1 1h318v126H1z" />
      <path className="sun" d="M206 1h113v126h-154z" />
      {lines.map((y) => (
        <path className="line" key={y} d={`M1 ${y}.5H${end}`} />
      ))}
      {sessions === null ? <LongNote amount={amount} /> : <Notes count={Math.min(sessions, 20)} />}
      <path className="end" d={`M${end - 8} 34v61`} />
      <path className="end heavy" d={`M${end} 34v61`} />
      <path className="frame" d="M1 1h318v126H1z" />
    </svg>
  );
}

function Notes({ count }: { count: number }) {
  const step = 270 / count;
  return Array.from({ length: count }, (_, at) => {
    const x = 12 + step * (at + 0.5);
    const y = 94 - (melody[at % melody.length] ?? 0) * 7.5;
    const stem = y > 64 ? `M${x + 6.6} ${y - 2}v-38` : `M${x - 6.6} ${y + 2}v38`;
    return (
      <g key={x}>
        <path className="stem" d={stem} />
        <ellipse className="head" cx={x} cy={y} rx="7.4" ry="5.4" transform={`rotate(-20 ${x} ${y})`} />
      </g>
    );
  });
}

function LongNote({ amount }: { amount: string }) {
  return (
    <>
      <ellipse className="whole" cx="56" cy="64" rx="15" ry="10.5" transform="rotate(-18 56 64)" />
      <path className="end" d="M38 26a18 16 0 0 1 36 0" />
      <circle className="head" cx="56" cy="22" r="3" />
      <text className="amount" x="249" y="78" textAnchor="middle">
        {amount}
      </text>
    </>
  );
}
