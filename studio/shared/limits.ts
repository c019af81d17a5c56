import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';

/** How much one network, e-mail or account may ask for. Defaults are the specification's; the owner may change them. */
export const limitsSchema = z.object({
  unpaidHoldsPerAddress: z.int().min(1).default(10),
  unpaidHoldsPerEmail: z.int().min(1).default(3),
  /** Of one dated offer, and of one product in any quantity. */
  unpaidSeatsPerAddress: z.int().min(1).default(3),
  unpaidOrdersPerAddress: z.int().min(1).default(3),
  /** From here on per hour. Sessions held, or booked without paying first, and payment pages opened. */
  holdsPerAddress: z.int().min(1).default(60),
  paymentsPerAddress: z.int().min(1).default(30),
  cartChangesPerAddress: z.int().min(1).default(300),
  deliveryPricesPerAddress: z.int().min(1).default(60),
  contactPerEmail: z.int().min(1).default(5),
  contactPerAddress: z.int().min(1).default(20),
  confirmationMailsPerRecipient: z.int().min(1).default(3),
  confirmationMailsPerAddress: z.int().min(1).default(20),
  applicationsPerEmail: z.int().min(1).default(3),
  applicationsPerAddress: z.int().min(1).default(10),
  uploadTokensPerAddress: z.int().min(1).default(10),
  /** Recordings begun, or gone on with, by the owner. */
  uploadsPerAccount: z.int().min(1).default(300),
  /** Pieces of 4 MB: room for nine films of 2 GB. */
  uploadPiecesPerAccount: z.int().min(1).default(5000),
  withdrawalsPerEmail: z.int().min(1).default(5),
  withdrawalsPerAddress: z.int().min(1).default(20),
  /** Per network; a device that has signed in to the account before has a count of its own. */
  failedSignInsPerAccount: z.int().min(1).default(10),
  /** From all devices that have not signed in before; then a password needs an emailed link first. */
  failedSignInsPerAccountAndDay: z.int().min(1).default(100),
  failedSignInsPerAddress: z.int().min(1).default(50),
  /** Codes of the second step, after a right password. */
  failedCodesPerAccount: z.int().min(1).default(5),
  /** Sign-up, reset, sign-in link and a new address together; per network, and for the account holder apart. */
  accountMailsPerRecipient: z.int().min(1).default(5),
  /** From all networks together, without the account holder's. */
  accountMailsPerRecipientFromAll: z.int().min(1).default(20),
  accountMailsPerAddress: z.int().min(1).default(20),
  /** In all, not per hour: megabytes of files that visitors have sent with applications and stories. */
  anonymousUploadMegabytes: z.int().min(1).default(2000),
});

export type Limits = z.infer<typeof limitsSchema>;

/** The limits in force: settings key 'limits' over the defaults. */
export async function readLimits(q: Queries): Promise<Limits> {
  const row = await q.selectFrom('settings').select('value').where('key', '=', 'limits').executeTakeFirst();
  return limitsSchema.parse(row?.value ?? {});
}
