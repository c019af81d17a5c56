import { Badge } from '#app/ui/feedback/badge.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Price } from '#app/ui/price.tsx';
import { type Column, type Row, Table } from '#app/ui/table.tsx';
import { Exhibit, State } from '../exhibit.tsx';

export function Prices() {
  return (
    <Exhibit id="price" name="Price" use="Amounts only: dot leaders, figures of one width.">
      <State name="Alone">
        <Price currency="DKK" figure="18,500" />
      </State>
      <State name="The lowest of several, Danish">
        <Price currency="DKK" figure="1.950" from="fra" />
      </State>
      <State name="Before and now">
        <Price currency="EUR" figure="240" before={{ figure: '262', label: 'before' }} />
      </State>
      <State name="Cannot be had">
        <Price currency="USD" figure="9,950" isOff />
      </State>
      <State name="Listed">
        <Leaders
          isPrices
          rows={[
            { key: 'DKK', label: 'Fire weekender, DKK', value: '18.500' },
            { key: 'EUR', label: 'EUR', value: '2.485' },
          ]}
        />
      </State>
      <State name="A bill">
        <Leaders
          isFull
          rows={[
            { key: 'when', label: 'Thursday 12 March', value: '13:30–14:30' },
            { key: 'with', label: 'With', value: 'Thea Lindehav' },
            {
              key: 'long',
              label: 'Celebrity Vocal Experience, date of January 2026',
              value: 'DKK 68,500',
            },
          ]}
        />
      </State>
    </Exhibit>
  );
}

const columns: readonly Column[] = [
  { key: 'name', name: 'Name', sort: { href: '#table', order: 'ascending' } },
  { key: 'course', name: 'Course', sort: { href: '#table', order: null } },
  { key: 'state', name: 'State' },
  { key: 'amount', name: 'DKK', isNumber: true, sort: { href: '#table', order: null } },
];

const rows: readonly Row[] = [
  {
    key: '1',
    cells: {
      name: <TextLink href="#table">Nanna Kjærgård</TextLink>,
      course: 'Private Coaching',
      state: <Badge variant="done">Paid</Badge>,
      amount: '1,950',
    },
  },
  {
    key: '2',
    variant: 'chosen',
    cells: {
      name: <TextLink href="#table">Søren Ægidius Blåbjerg</TextLink>,
      course: 'Voice Elevated',
      state: <Badge variant="waiting">Waits for its answer</Badge>,
      amount: '18,500',
    },
  },
  {
    key: '3',
    cells: {
      name: <TextLink href="#table">Maximiliane von Hohenfels-Østergaard Christoffersen</TextLink>,
      course: 'Celebrity Vocal Experience, with the two single lessons and the house by the water',
      state: <Badge variant="wrong">Payment failed</Badge>,
      amount: '68,500',
    },
  },
  {
    key: '4',
    variant: 'off',
    cells: {
      name: 'Åse Møllegård',
      course: 'Studio day',
      state: <Badge variant="quiet">Refunded</Badge>,
      amount: '9,500',
    },
  },
];

export function Tables() {
  return (
    <Exhibit
      id="table"
      name="Table"
      use="Figures to compare, between hairlines; on a phone each row is an entry."
    >
      <State name="Rest: sorted, chosen, over, long text" isWide>
        <Table caption="Orders in November" columns={columns} rows={rows} empty={null} />
      </State>
      <State name="Hover on a row" isWide force="hover" on="tbody tr">
        <Table caption="Hover" isCaptionUnseen columns={columns} rows={rows.slice(0, 1)} empty={null} />
      </State>
      <State name="Loading" isWide>
        <Table
          caption="Orders, on their way"
          isCaptionUnseen
          columns={columns}
          rows={[]}
          empty={null}
          loading="Fetching orders"
        />
      </State>
      <State name="Empty" isWide>
        <Table
          caption="Orders, none"
          isCaptionUnseen
          columns={columns}
          rows={[]}
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
