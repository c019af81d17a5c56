import type { ReactNode } from 'react';
import { Skeleton } from './feedback/skeleton.tsx';
import stylesheet from './table-styles.css?url';

/** Also for a frame whose later pages have tables, so that they load no style sheet of their own. */
export function TableStyles() {
  return <link rel="stylesheet" href={stylesheet} precedence="parts" />;
}

export interface Column {
  key: string;
  name: string;
  /** Right-aligned, tabular figures. */
  isNumber?: boolean;
  /** A sort link with the current order; null: sorted by another column. */
  sort?: { href: string; order: 'ascending' | 'descending' | null };
}

export interface Row {
  key: string;
  cells: Readonly<Record<string, ReactNode>>;
  variant?: 'chosen' | 'off';
}

export interface TableProps {
  caption: string;
  /** A heading before it already names it. */
  isCaptionUnseen?: boolean;
  /** The first one is the row header. */
  columns: readonly Column[];
  rows: readonly Row[];
  /** Shown without rows. */
  empty: ReactNode;
  /** Screen reader text during loading. */
  loading?: string;
}

export function Table({ caption, isCaptionUnseen, columns, rows, empty, loading }: TableProps) {
  const instead = loading ? (
    <Skeleton label={loading} lines={4} variant="rows" />
  ) : (
    rows.length === 0 && empty
  );
  return (
    <div className="table-scroll">
      <TableStyles />
      <table className="table" aria-busy={loading ? true : undefined}>
        <caption className={isCaptionUnseen ? 'unseen' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {instead ? (
            <tr className="silent">
              <td colSpan={columns.length}>{instead}</td>
            </tr>
          ) : (
            rows.map((row) => <BodyRow key={row.key} row={row} columns={columns} />)
          )}
        </tbody>
      </table>
    </div>
  );
}

function HeadCell({ column: { name, isNumber, sort } }: { column: Column }) {
  return (
    <th scope="col" className={isNumber ? 'number' : undefined} aria-sort={sort?.order ?? undefined}>
      {sort ? (
        <a className="sort" href={sort.href}>
          {name}
        </a>
      ) : (
        name
      )}
    </th>
  );
}

function BodyRow({ row, columns }: { row: Row; columns: readonly Column[] }) {
  return (
    <tr className={row.variant}>
      {columns.map(({ key, name, isNumber }, place) =>
        place === 0 ? (
          <th scope="row" key={key}>
            {row.cells[key]}
          </th>
        ) : (
          <td key={key} className={isNumber ? 'number' : undefined} data-name={name}>
            {row.cells[key]}
          </td>
        ),
      )}
    </tr>
  );
}
