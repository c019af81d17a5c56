import type { ReactNode } from 'react';
import type { ListProps } from '#app/ui/list.tsx';
import type { Row } from '#app/ui/table.tsx';
import type { Language } from '#studio/shared/language.ts';
import type { ListPage, ListQuery } from '#studio/shared/lists/list.queries.ts';
import { listMessages } from './list.messages.ts';
import { isNarrowed, type ListShape, listFields, listHref } from './list-address.ts';

interface FilterFace {
  label: string;
  /** Labels the unfiltered state. */
  all?: string;
  names: Readonly<Record<string, string>>;
  /** By value; absent or empty: none is shown. */
  counts?: Readonly<Record<string, string>>;
  /** The value whose count waits for the owner. */
  waiting?: string;
}

export interface ListFace<Sort extends string, Filter extends string> {
  shape: ListShape<Sort, Filter>;
  listQuery: ListQuery<Sort, Filter>;
  page: Pick<ListPage<unknown>, 'before' | 'after'>;
  language: Language;
  caption: string;
  /** 'Name, e-mail or order number'. Absent: no search. */
  searchHint?: string;
  columns: ReadonlyArray<{ key: string; name: string; isNumber?: boolean; sort?: Sort }>;
  filters: Record<Filter, FilterFace>;
  rows: readonly Row[];
  empty: ReactNode;
}

/** Props of app/ui/list.tsx: every state is a link or GET form with its own URL. */
export function listFace<Sort extends string, Filter extends string>(
  face: ListFace<Sort, Filter>,
): ListProps {
  const { shape, listQuery, page, language, caption, rows, searchHint } = face;
  const words = listMessages[language];
  const { q: _typed, ...hiddenFields } = listFields(shape, listQuery);
  return {
    caption,
    rows,
    columns: face.columns.map(({ sort, ...column }) =>
      sort ? { ...column, sort: sortOf(face, sort) } : column,
    ),
    filters: (Object.keys(face.filters) as Filter[])
      .filter((name) => Object.keys(face.filters[name].names).length > 0)
      .map((name) => filterOf(face, name)),
    search: searchHint
      ? {
          action: shape.path,
          name: 'q',
          typed: listQuery.search,
          hiddenFields,
          label: words.search,
          hint: searchHint,
          button: words.searchButton,
        }
      : null,
    ways: waysOf(shape, listQuery, page),
    empty: face.empty,
    noHit: isNarrowed(listQuery) ? noHitOf(face) : null,
    isPart: shape.everything !== undefined,
    words: { sortedBy: words.sortedBy, ways: words.ways, previous: words.previous, next: words.next },
  };
}

export function waysOf<Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
  listQuery: ListQuery<Sort, Filter>,
  { before, after }: Pick<ListPage<unknown>, 'before' | 'after'>,
) {
  return {
    previous: before && listHref(shape, listQuery, { at: { way: 'before', cursor: before } }),
    next: after && listHref(shape, listQuery, { at: { way: 'after', cursor: after } }),
  };
}

/** A page beyond the last row is not an empty result. */
function noHitOf<Sort extends string, Filter extends string>({
  shape,
  listQuery,
  language,
}: ListFace<Sort, Filter>): NonNullable<ListProps['noHit']> {
  const words = listMessages[language];
  if (listQuery.at) {
    const ways = [{ href: listHref(shape, listQuery), words: words.toStart }];
    return { title: words.noMore, text: words.noMoreHere, ways };
  }
  const everything = { href: shape.everything ?? shape.path, words: words.everything };
  const wider = { href: widerHref(shape, listQuery), words: words.wider };
  const isNarrower = listQuery.search !== '' && wider.href !== listHref(shape, listQuery);
  return {
    title: words.noHit,
    text: listQuery.search ? words.noHitFor(listQuery.search) : words.noHitHere,
    ways: isNarrower ? [wider, everything] : [everything],
  };
}

function widerHref<Sort extends string, Filter extends string>(
  shape: ListShape<Sort, Filter>,
  listQuery: ListQuery<Sort, Filter>,
): string {
  if (!shape.everything) return listHref(shape, { ...listQuery, filters: {} });
  const [path = '', query = ''] = shape.everything.split('?');
  const requested = new URLSearchParams(query);
  requested.set('q', listQuery.search);
  return `${path}?${requested}`;
}

/** The link of the sorted column reverses its order. */
function sortOf<Sort extends string>({ shape, listQuery }: ListFace<Sort, string>, by: Sort) {
  const isBy = listQuery.sort === by;
  const turned = listQuery.order === 'ascending' ? 'descending' : 'ascending';
  const order = isBy ? turned : shape.sorts[by];
  return { href: listHref(shape, listQuery, { sort: { by, order } }), order: isBy ? listQuery.order : null };
}

function filterOf<Filter extends string>(
  { shape, listQuery, filters, language }: ListFace<string, Filter>,
  name: Filter,
) {
  const { label, all, names, counts = {}, waiting } = filters[name];
  const hrefOf = (value: string | null) =>
    listHref(shape, listQuery, { filters: { [name]: value } as Partial<Record<Filter, string | null>> });
  return {
    key: name as string,
    label,
    current: listQuery.filters[name] ?? '',
    items: [
      { key: '', name: all ?? listMessages[language].all, href: hrefOf(null) },
      ...shape.filters[name].map((value) => ({
        key: value,
        name: names[value] ?? value,
        href: hrefOf(value),
        ...(counts[value] ? { count: counts[value], isWaiting: value === waiting } : {}),
      })),
    ],
  };
}
