import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import { readSetting } from '../settings.queries.ts';

/** Per network, email or account. The defaults are specified; the owner can change them. */
export const limitsSchema = z.object({
  unpaidHoldsPerAddress: z.int().min(1).default(10),
  unpaidHoldsPerEmail: z.int().min(1).default(3),
  unpaidSeatsPerAddress: z.int().min(1).default(3),
  unpaidOrdersPerAddress: z.int().min(1).default(3),
  /** Per hour from here on. The first two are counted per process. */
  searchesPerAddress: z.int().min(1).default(300),
  missingPagesPerAddress: z.int().min(1).default(1200),
  holdsPerAddress: z.int().min(1).default(60),
  paymentsPerAddress: z.int().min(1).default(30),
  cartChangesPerAddress: z.int().min(1).default(300),
  deliveryPricesPerAddress: z.int().min(1).default(60),
  wrongCodesPerAddress: z.int().min(1).default(20),
  contactPerEmail: z.int().min(1).default(5),
  contactPerAddress: z.int().min(1).default(20),
  inboundEmailsPerSender: z.int().min(1).default(20),
  inboundEmailsPerThread: z.int().min(1).default(30),
  confirmationMailsPerRecipient: z.int().min(1).default(3),
  confirmationMailsPerAddress: z.int().min(1).default(20),
  applicationsPerEmail: z.int().min(1).default(3),
  applicationsPerAddress: z.int().min(1).default(10),
  uploadTokensPerAddress: z.int().min(1).default(10),
  uploadsPerAccount: z.int().min(1).default(300),
  uploadPiecesPerAccount: z.int().min(1).default(5000),
  withdrawalsPerEmail: z.int().min(1).default(5),
  withdrawalsPerAddress: z.int().min(1).default(20),
  failedSignInsPerAccount: z.int().min(1).default(10),
  /** From all unknown devices together; beyond it a password also needs an emailed link. */
  failedSignInsPerAccountAndDay: z.int().min(1).default(100),
  failedSignInsPerAddress: z.int().min(1).default(50),
  failedCodesPerAccount: z.int().min(1).default(5),
  accountMailsPerRecipient: z.int().min(1).default(5),
  accountMailsPerRecipientFromAll: z.int().min(1).default(20),
  accountMailsPerAddress: z.int().min(1).default(20),
  /** Total, not per hour. */
  anonymousUploadMegabytes: z.int().min(1).default(2000),
});

export type Limits = z.infer<typeof limitsSchema>;

export async function readLimits(q: Queries): Promise<Limits> {
  const { value } = await readSetting(q, 'limits');
  return limitsSchema.parse(value ?? {});
}
