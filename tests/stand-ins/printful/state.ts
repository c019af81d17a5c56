/** What the stand-in keeps: a store of Printful as its published description (developers.printful.com) has it. */
export interface StandInVariant {
  id: number;
  name: string;
  variant_id: number;
  retail_price: string;
  currency: string;
  synced: boolean;
  is_ignored: boolean;
}

export interface StandInProduct {
  id: number;
  name: string;
  variants: StandInVariant[];
}

export type StandInStatus =
  | 'draft'
  | 'pending'
  | 'failed'
  | 'canceled'
  | 'onhold'
  | 'inprocess'
  | 'partial'
  | 'fulfilled';

export interface StandInShipment {
  id: number;
  carrier: string;
  service: string;
  tracking_number: string;
  tracking_url: string;
  created: number;
  ship_date: string;
  shipped_at: number;
  reshipment: boolean;
  items: Array<{ item_id: number; quantity: number }>;
  /** Only version 2 says it. */
  state: 'shipped' | 'returned';
}

export interface StandInOrder {
  id: number;
  external_id: string;
  status: StandInStatus;
  recipient: Record<string, string>;
  items: Array<{ sync_variant_id: number; quantity: number; retail_price?: string; name?: string }>;
  shipments: StandInShipment[];
}

/** What happens to the next call that fits: before or after it took effect. */
export interface Trouble {
  /** 'POST /orders'; a path matches by its beginning. */
  on: string;
  how: '500' | '500-after' | '429' | 'cut' | 'cut-after' | 'garbage' | '401' | 'slow';
}

export interface StandInState {
  token: string;
  products: StandInProduct[];
  orders: StandInOrder[];
  troubles: Trouble[];
  /** Every call, as 'POST /orders'. */
  calls: string[];
  lastId: number;
  /** Countries it does not send to. */
  notTo: string[];
  ratesIn: string;
}

export function emptyState(token: string): StandInState {
  return {
    token,
    products: [],
    orders: [],
    troubles: [],
    calls: [],
    lastId: 9_000,
    notTo: ['AQ'],
    ratesIn: 'DKK',
  };
}
