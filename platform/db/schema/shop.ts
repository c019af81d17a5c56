import type { Instant, Made } from './columns.ts';

export interface ProductsTable {
  id: string;
  category: 'music-equipment' | 'clothing-merchandise';
  fulfilment: 'stock' | 'print';
  name_en: string;
  name_da: string;
  description_en: Made<string>;
  description_da: Made<string>;
  facts_en: Made<string>;
  facts_da: Made<string>;
  printful_product_id: string | null;
  image_url: string | null;
  is_published: Made<boolean>;
  is_sample: Made<boolean>;
  is_retired: Made<boolean>;
  sort: Made<number>;
  synced_at: Instant | null;
  version: Made<number>;
  created_at: Made<Instant>;
  changed_at: Made<Instant>;
}

export interface ProductVariantsTable {
  offer_id: string;
  product_id: string;
  label_en: Made<string>;
  label_da: Made<string>;
  printful_variant_id: string | null;
  printful_catalog_id: string | null;
  is_offered: Made<boolean>;
  position: Made<number>;
}

export interface ProductPicturesTable {
  id: Made<string>;
  product_id: string;
  position: Made<number>;
  plate: string | null;
  widths: number[] | null;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  alt_en: Made<string>;
  alt_da: Made<string>;
  created_at: Made<Instant>;
  /** By a trigger, from `id`. */
  media_id: Made<string | null>;
}

export type PrintOrderState =
  | 'due'
  | 'by-hand'
  | 'placed'
  | 'held'
  | 'failed'
  | 'part-shipped'
  | 'shipped'
  | 'returned'
  | 'cancelled';

export interface PrintOrdersTable {
  order_id: string;
  state: PrintOrderState;
  printer_order_id: string | null;
  attempts: Made<number>;
  last_error: string | null;
  created_at: Instant;
  placed_at: Instant | null;
  changed_at: Instant;
}

export interface PrintShipmentsTable {
  order_id: string;
  shipment_id: string;
  carrier: Made<string>;
  tracking_number: Made<string>;
  tracking_url: string | null;
  shipped_at: Instant;
  returned_at: Instant | null;
}

export interface PrintEventsTable {
  event_id: string;
  kind: string;
  order_id: string | null;
  received_at: Instant;
  handled_at: Instant | null;
}
