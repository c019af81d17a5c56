import { Badge } from '#app/ui/feedback/badge.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { List, type ListProps } from '#app/ui/list.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Exhibit, State } from '../exhibit.tsx';

const href = '#list';

const list: ListProps = {
  caption: 'Orders',
  columns: [
    { key: 'name', name: 'Name', sort: { href, order: null } },
    { key: 'placed', name: 'Placed', sort: { href, order: 'descending' } },
    { key: 'state', name: 'State' },
    { key: 'amount', name: 'Amount', isNumber: true },
  ],
  rows: [
    {
      key: '1',
      cells: {
        name: <TextLink href={href}>Nanna Kjærgård</TextLink>,
        placed: '21 November 2026, 10:40',
        state: <Badge variant="done">Paid</Badge>,
        amount: 'DKK 1,950',
      },
    },
    {
      key: '2',
      cells: {
        name: <TextLink href={href}>Maximiliane von Hohenfels-Østergaard Christoffersen</TextLink>,
        placed: '20 November 2026, 08:15',
        state: <Badge variant="waiting">Authorised</Badge>,
        amount: 'DKK 18,500',
      },
    },
  ],
  filters: [
    {
      key: 'state',
      label: 'State',
      current: '',
      items: ['All', 'Paid', 'Authorised', 'Refunded', 'Expired'].map((name, place) => ({
        key: place === 0 ? '' : name,
        name,
        href,
      })),
    },
  ],
  search: {
    action: '/ui',
    name: 'rest',
    typed: '',
    hiddenFields: {},
    label: 'Search',
    hint: 'Name, e-mail or number',
    button: 'Find',
  },
  ways: { previous: null, next: href },
  empty: null,
  noHit: null,
  words: { sortedBy: 'Sorted by', ways: 'Pages of the list', previous: 'Previous', next: 'Next' },
};

const quiet = { rows: [], filters: [], ways: { previous: null, next: null } };

export function Lists() {
  return (
    <Exhibit
      id="list"
      name="List"
      use="Many records to search, filter and sort, in pages; each state has an address."
    >
      <State name="First page" isWide>
        <List {...list} />
      </State>
      <State name="Searched without a hit" isWide>
        <List
          {...list}
          {...quiet}
          search={list.search && { ...list.search, name: 'nothing', typed: 'Ægidius' }}
          noHit={{
            title: 'Nothing found',
            text: 'Nothing is found for “Ægidius”.',
            ways: [
              { href: `${href}?q=`, words: 'Search without the filter' },
              { href, words: 'Show everything' },
            ],
          }}
        />
      </State>
      <State name="Nothing there yet" isWide>
        <List
          {...list}
          {...quiet}
          empty={
            <EmptyState title="No orders yet" headingLevel={3}>
              <p>The first one appears here as soon as someone presses Buy Now.</p>
            </EmptyState>
          }
        />
      </State>
    </Exhibit>
  );
}
