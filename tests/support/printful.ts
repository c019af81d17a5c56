import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type PrintfulStandIn, startPrintful } from '#tests/stand-ins/printful/printful-stand-in.ts';
import { emptyState, type StandInOrder, type StandInShipment } from '#tests/stand-ins/printful/state.ts';

export const printfulToken = 'pf-token-for-tests';
export const printfulSecret = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';

/** A hoodie in four sizes as a Printful store has it; the product's id is 5001, its sizes' 71 to 74. */
export function aHoodie() {
  const sizes = ['S', 'M', 'L', 'XL'];
  return {
    id: 5001,
    name: 'Hoodie',
    variants: sizes.map((size, index) => ({
      id: 71 + index,
      name: `Hoodie / Black / ${size}`,
      variant_id: 4011 + index,
      retail_price: '52.00',
      currency: 'EUR',
      synced: true,
      is_ignored: false,
    })),
  };
}

/** `const printful = testPrintful();`: a local stand-in, reset before each test. */
export function testPrintful(): PrintfulStandIn {
  const given = {} as PrintfulStandIn;
  beforeAll(async () => {
    Object.assign(given, await startPrintful(printfulToken));
  });
  beforeEach(() => {
    Object.assign(given.state, emptyState(printfulToken), { products: [aHoodie()] });
  });
  afterAll(() => given.close?.());
  return given;
}

let parcels = 0;

/** The printer sends off a parcel of an order. */
export function ship(order: StandInOrder, status: StandInOrder['status'] = 'fulfilled'): StandInShipment {
  parcels += 1;
  const shipment: StandInShipment = {
    id: 300 + parcels,
    carrier: 'PostNord',
    service: 'MyPack',
    tracking_number: `PN${1000 + parcels}DK`,
    tracking_url: `https://track.example.com/PN${1000 + parcels}DK`,
    created: 1_795_000_000,
    ship_date: '2026-11-24',
    shipped_at: 1_795_000_000,
    reshipment: false,
    items: [{ item_id: 1, quantity: 1 }],
    state: 'shipped',
  };
  order.shipments.push(shipment);
  order.status = status;
  return shipment;
}
