import { Price } from '#app/ui/price.tsx';
import { useLanguage } from '#app/web/words.ts';
import type { TypedOffer } from '#studio/offers/catalogue/typed-offer.ts';
import { type Language, languages } from '#studio/shared/language.ts';
import { currencies, formatAmount, readPrice } from '#studio/shared/money.ts';
import type { OfferWords } from './offer.messages.ts';

/** What the card of an offer shows of its form. */
export type PreviewedOffer = Pick<
  TypedOffer,
  'nameEn' | 'nameDa' | 'summaryEn' | 'summaryDa' | 'descriptionEn' | 'descriptionDa' | 'prices'
>;

/** The fields as they are now; a field that the offer has not keeps its stored text. */
export function previewOf(form: HTMLFormElement, stored: PreviewedOffer): PreviewedOffer {
  const typed = new FormData(form);
  const text = (name: string, before: string) => (typed.has(name) ? String(typed.get(name)) : before);
  return {
    nameEn: text('nameEn', stored.nameEn),
    nameDa: text('nameDa', stored.nameDa),
    summaryEn: text('summaryEn', stored.summaryEn),
    summaryDa: text('summaryDa', stored.summaryDa),
    descriptionEn: text('descriptionEn', stored.descriptionEn),
    descriptionDa: text('descriptionDa', stored.descriptionDa),
    prices: {
      DKK: text('DKK', stored.prices.DKK),
      EUR: text('EUR', stored.prices.EUR),
      USD: text('USD', stored.prices.USD),
    },
  };
}

interface OfferPreviewProps {
  offer: PreviewedOffer;
  words: OfferWords;
}

/** The offer's texts beside its form, in the language chosen; the choice needs no script. */
export function OfferPreview({ offer, words }: OfferPreviewProps) {
  const language = useLanguage();
  return (
    <section className="offer-preview" aria-labelledby="offer-preview-title">
      <h2 id="offer-preview-title">{words.preview}</h2>
      <fieldset>
        <legend className="unseen">{words.previewLanguage}</legend>
        {languages.map((code) => (
          <label key={code}>
            <input
              type="radio"
              className="unseen"
              name="preview"
              value={code}
              defaultChecked={code === language}
            />
            <span lang={code}>{words.languageNames[code]}</span>
          </label>
        ))}
      </fieldset>
      {languages.map((code) => (
        <PreviewCard key={code} offer={offer} code={code} />
      ))}
    </section>
  );
}

function PreviewCard({ offer, code }: { offer: PreviewedOffer; code: Language }) {
  const suffix = code === 'da' ? 'Da' : 'En';
  const priced = currencies.find((currency) => readPrice(offer.prices[currency], currency) !== null);
  const amountMinor = priced ? readPrice(offer.prices[priced], priced) : null;
  const description = withoutSigns(offer[`description${suffix}`].trim());
  return (
    <div className={`preview-card in-${code}`} lang={code}>
      <h3>{offer[`name${suffix}`]}</h3>
      {offer[`summary${suffix}`].trim() !== '' && <p className="summary">{offer[`summary${suffix}`]}</p>}
      {description !== '' && <p className="description">{description}</p>}
      {priced && amountMinor !== null && <Price currency={priced} figure={formatAmount(amountMinor, code)} />}
    </div>
  );
}

/** Its words alone: reading the formatting would load half the editor. */
function withoutSigns(source: string): string {
  return source.replaceAll(/\[([^[\]]+)\]\([^()]*\)/g, '$1').replaceAll(/\*{1,2}([^*]+)\*{1,2}/g, '$1');
}
