import { TextLink } from '#app/ui/navigation/text-link.tsx';
import type { Language } from '#studio/shared/language.ts';
import { currencies } from '#studio/shared/money.ts';
import { catalogueMessages } from './catalogue.messages.ts';

export interface OfferRow {
  id: string;
  title: string;
  /** By currency, formatted; a missing one is not offered. */
  prices: Partial<Record<(typeof currencies)[number], string>>;
  facts: string | null;
  isOnSale: boolean;
  page: string;
}

interface OfferListProps {
  groups: ReadonlyArray<{ key: string; name: string; rows: readonly OfferRow[] }>;
  language: Language;
}

/** One table with a body per kind; on a phone two lines per offer with the price to the right. */
export function OfferList({ groups, language }: OfferListProps) {
  const words = catalogueMessages[language];
  const { columns } = words;
  return (
    <table className="offer-list">
      <caption className="unseen">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.offer}</th>
          {currencies.map((currency) => (
            <th scope="col" className="number" key={currency}>
              {currency}
            </th>
          ))}
          <th scope="col">{columns.facts}</th>
          <th scope="col">{columns.page}</th>
          <th scope="col">{columns.sale}</th>
        </tr>
      </thead>
      {groups.map(({ key, name, rows }) => (
        <tbody key={key}>
          <tr className="offer-group">
            <th scope="rowgroup" colSpan={7}>
              {name}
            </th>
          </tr>
          {rows.map((row) => (
            <OfferLine key={row.id} {...{ row, language }} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function OfferLine({ row, language }: { row: OfferRow; language: Language }) {
  const words = catalogueMessages[language];
  const first = currencies.find((currency) => row.prices[currency]);
  return (
    <tr className={row.isOnSale ? 'offer' : 'offer off'}>
      <th scope="row">
        <a href={`/admin/catalogue/${row.id}`}>{row.title}</a>
      </th>
      {currencies.map((currency) => (
        <td className={currency === first ? 'number price first' : 'number price'} key={currency}>
          {row.prices[currency] ? (
            <>
              <small>{currency} </small>
              {row.prices[currency]}
            </>
          ) : (
            '–'
          )}
        </td>
      ))}
      <td className="facts">{row.facts}</td>
      <td className="page">
        <TextLink href={row.page}>
          {words.view}
          <span className="unseen">: {row.title}</span>
        </TextLink>
      </td>
      <td className="sale">{row.isOnSale ? words.onSale : words.notOnSale}</td>
    </tr>
  );
}
