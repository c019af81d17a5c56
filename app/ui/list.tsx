import { type ReactNode, useEffect, useRef } from 'react';
import { EmptyState } from './feedback/empty-state.tsx';
import { ListLinks } from './list-links.tsx';
import { type TabItem, TabLinks } from './navigation/tab-links.tsx';
import { TextLink } from './navigation/text-link.tsx';
import { type Column, type Row, Table } from './table.tsx';

export interface ListSearch {
  action: string;
  name: string;
  typed: string;
  /** Other list parameters, submitted with the search. */
  hiddenFields: Readonly<Record<string, string>>;
  label: string;
  hint: string;
  button: string;
}

export interface ListFilter {
  key: string;
  label: string;
  current: string;
  items: ReadonlyArray<TabItem & { href: string }>;
}

export interface ListProps {
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Shown instead of the table of the rows. */
  body?: ReactNode;
  filters: readonly ListFilter[];
  search: ListSearch | null;
  ways: { previous: string | null; next: string | null };
  empty: ReactNode;
  /** For a search or filter without results; null: nothing is filtered. */
  noHit: { title: string; text: string; ways: ReadonlyArray<{ href: string; words: string }> } | null;
  /** The default view is filtered: an empty list keeps its filters. */
  isPart?: boolean;
  words: { sortedBy: string; ways: string; previous: string; next: string };
}

/** Search, filters, sorting and pages are links and a GET form, so that each state has a URL. */
export function List({
  caption,
  columns,
  rows,
  body,
  filters,
  search,
  ways,
  empty,
  noHit,
  isPart,
  words,
}: ListProps) {
  const isBare = rows.length === 0 && !noHit && !isPart;
  const asks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const tabs of asks.current?.querySelectorAll('.tabs') ?? []) showChosen(tabs);
  });
  return (
    <div className="list">
      {isBare ? null : (
        <div className="list-filters" ref={asks}>
          {search && <Search {...search} />}
          {filters.map(({ key, ...filter }) => (
            <TabLinks key={key} {...filter} />
          ))}
        </div>
      )}
      {rows.length > 0 && <SortedBy columns={columns} words={words} />}
      {rows.length > 0 ? (
        (body ?? <Table caption={caption} isCaptionUnseen columns={columns} rows={rows} empty={null} />)
      ) : noHit ? (
        <EmptyState
          title={noHit.title}
          actions={noHit.ways.map(({ href, words: name }) => (
            <TextLink key={href} href={href}>
              {name}
            </TextLink>
          ))}
        >
          <p>{noHit.text}</p>
        </EmptyState>
      ) : (
        empty
      )}
      <ListLinks {...ways} words={words} />
    </div>
  );
}

/** For browsers without `scroll-initial-target` (list.css): on a phone the filters overflow. */
function showChosen(tabs: Element): void {
  const tab = tabs.querySelector('[aria-current]')?.getBoundingClientRect();
  const row = tabs.getBoundingClientRect();
  if (tab && (tab.left < row.left || tab.right > row.right)) tabs.scrollLeft += tab.left - row.left - 56;
}

function Search({ action, name, typed, hiddenFields, label, hint, button }: ListSearch) {
  const id = `list-${name}`;
  return (
    <search>
      <form action={action} method="get" className="list-search">
        {Object.entries(hiddenFields).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <label htmlFor={id}>{label}</label>
        <input
          className="input"
          type="search"
          id={id}
          name={name}
          defaultValue={typed}
          placeholder={hint}
          maxLength={100}
          key={typed}
        />
        <button type="submit" className="button ghost compact">
          {button}
        </button>
      </form>
    </search>
  );
}

/** On a phone the table has no header: sort links appear above it. */
function SortedBy({ columns, words }: Pick<ListProps, 'columns' | 'words'>) {
  const sortable = columns.filter(({ sort }) => sort);
  if (sortable.length === 0) return null;
  return (
    <nav className="list-sorts" aria-label={words.sortedBy}>
      <span aria-hidden="true">{words.sortedBy}</span>
      <ul>
        {sortable.map(({ key, name, sort }) => (
          <li key={key}>
            <a
              className={sort?.order ? `sort ${sort.order}` : 'sort'}
              href={sort?.href}
              aria-current={sort?.order ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
