import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { useWords } from '#app/web/words.ts';
import { currencies } from '#studio/shared/money.ts';
import { catalogueMessages } from './catalogue.messages.ts';

/** Null: not said of this kind. */
export interface OfferFacts {
  length: string | null;
  places: string | null;
  access: string | null;
}

export interface OfferRow {
  id: string;
  title: string;
  /** By currency, formatted; a missing one is not offered. */
  prices: Partial<Record<(typeof currencies)[number], string>>;
  facts: OfferFacts;
  isOnSale: boolean;
  page: string;
}

interface OfferListProps {
  groups: ReadonlyArray<{ key: string; name: string; rows: readonly OfferRow[] }>;
}

/** One table with a body per kind; on a phone two lines per offer with the price to the right. */
export function OfferList({ groups }: OfferListProps) {
  const words = useWords(catalogueMessages);
  const { columns } = words;
  return (
    <div className="offers">
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
            <th scope="col">{columns.length}</th>
            <th scope="col">{columns.places}</th>
            <th scope="col">{columns.access}</th>
            <th scope="col">{columns.page}</th>
            <th scope="col">{columns.sale}</th>
          </tr>
        </thead>
        {groups.map(({ key, name, rows }) => (
          <tbody key={key}>
            <tr className="offer-group">
              <th scope="rowgroup" colSpan={9}>
                {name}
              </th>
            </tr>
            {rows.map((row) => (
              <OfferLine key={row.id} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function OfferLine({ row }: { row: OfferRow }) {
  const words = useWords(catalogueMessages);
  const { columns } = words;
  const { length, places, access } = row.facts;
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
      {/* On a phone the three are one line. */}
      <td className="summary">{[length, places ?? access].filter(Boolean).join(' · ')}</td>
      <td className="facts">{length}</td>
      <td className="facts">{places}</td>
      <td className="facts quiet">{access}</td>
      <td className="page">
        <TextLink href={row.page}>
          {words.view}
          <span className="unseen">: {row.title}</span>
        </TextLink>
      </td>
      <td className="sale">
        <span>{row.isOnSale ? words.onSale : words.notOnSale}</span>
        <PostForm to={`${row.id}/sale`} preventScrollReset>
          <button
            type="submit"
            role="switch"
            className="sale-switch"
            name="isOnSale"
            value={row.isOnSale ? 'no' : 'yes'}
            aria-checked={row.isOnSale}
            aria-label={`${columns.sale}: ${row.title}`}
          />
        </PostForm>
      </td>
    </tr>
  );
}
