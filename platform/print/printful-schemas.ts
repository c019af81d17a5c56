import { z } from 'zod';

const id = z.union([z.number(), z.string()]).transform(String);
const idOrNone = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => (value ? String(value) : null));
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''));

export const productSchema = z.object({
  sync_product: z.object({ id, name: z.string(), is_ignored: z.boolean().nullish() }),
  sync_variants: z.array(
    z.object({
      id,
      name: z.string(),
      synced: z.boolean().nullish(),
      variant_id: idOrNone,
      retail_price: text,
      currency: z.string().nullish(),
      is_ignored: z.boolean().nullish(),
    }),
  ),
});

export const ratesSchema = z.array(z.object({ id: z.string(), rate: text, currency: z.string() }));

const shipment = z.object({
  id,
  carrier: text,
  tracking_number: text,
  tracking_url: text,
  created: z.number().nullish(),
  shipped_at: z.union([z.string(), z.number()]).nullish(),
});

export const orderSchema = z.object({
  id,
  external_id: z.string().nullish(),
  status: z.string(),
  shipments: z.array(shipment).nullish(),
});

export type OrderAnswer = z.infer<typeof orderSchema>;
export type ShipmentAnswer = z.infer<typeof shipment>;

/** Only version 2 reports whether a shipment was returned. */
export const shipmentStatesSchema = z.object({
  data: z.array(z.object({ id, shipment_status: z.string().nullish() })),
});

export const eventSchema = z.object({
  type: z
    .string()
    .max(80)
    .regex(/^[\w.:-]+$/),
  // Version 1: Unix seconds; version 2: ISO 8601.
  created: z.number().nullish(),
  occurred_at: z.string().nullish(),
  store: z.unknown().optional(),
  store_id: z.unknown().optional(),
  data: z
    .object({
      order: z.object({ id: idOrNone, external_id: z.string().nullish() }).nullish(),
      shipment: z.object({ id: idOrNone, order_external_id: z.string().nullish() }).nullish(),
    })
    .nullish(),
});
