/** Objects of a Printful store as published at developers.printful.com. */
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

/** A failure of the next matching call, before or after it took effect. */
export interface Fault {
  on: string;
  how: '500' | '500-after' | '429' | 'cut' | 'cut-after' | 'garbage' | '401' | 'slow';
}

export interface StandInState {
  token: string;
  products: StandInProduct[];
  orders: StandInOrder[];
  faults: Fault[];
  /** Every call, as 'POST /orders'. */
  calls: string[];
  lastId: number;
  notTo: string[];
  ratesIn: string;
  webhook: { url: string; types: string[] } | null;
}

export function emptyState(token: string): StandInState {
  return {
    token,
    products: [],
    orders: [],
    faults: [],
    calls: [],
    lastId: 9_000,
    notTo: ['AQ'],
    ratesIn: 'DKK',
    webhook: null,
  };
}
