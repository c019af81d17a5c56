import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import { calendarFailures } from '#studio/calendar/external-calendars/external-calendar.ts';
import { externalCalendars } from '#studio/calendar/external-calendars/external-calendars.queries.ts';
import { ownerReader } from '#studio/messages/notifications/bookings/booking-email.queries.ts';
import { lastBackupSchema } from '#studio/office/backups/backup.ts';
import { lastBackup } from '#studio/office/backups/backups.queries.ts';
import { livePaymentsAddress } from '#studio/office/connections/connections.queries.ts';
import {
  addressesOnceComposed,
  readComposition,
} from '#studio/office/reconciliation/composition/composition.queries.ts';
import { compositionSchema } from '#studio/office/reconciliation/composition/composition.ts';
import { system } from '#studio/shared/who.ts';
import { hasOwnPageAt } from '#studio/site/pages/own-pages.queries.ts';
import { rangeSlug } from '#studio/site/pages/range-address.ts';

const factsSchema = z.object({
  backup: lastBackupSchema.nullable(),
  calendars: z
    .array(z.object({ name: z.string(), failure: z.enum(calendarFailures).nullable() }))
    .default([]),
  texts: z
    .object({ collisions: compositionSchema.shape.collisions, addresses: z.array(z.string()) })
    .default({ collisions: [], addresses: [] }),
  ownPageAtRange: z.boolean().default(false),
  livePaymentsAddress: z.string().nullable().default(null),
  owner: z.object({ email: z.string(), language: z.enum(['da', 'en']) }).nullable(),
});

/** What the checks need from the database, which an embedded studio that is running has open. */
export type StudioFacts = z.output<typeof factsSchema>;

export async function readFacts(q: Queries): Promise<StudioFacts> {
  const [backup, owner, calendars, composition, addresses, liveAddress, ownPageAtRange] = await Promise.all([
    lastBackup(q),
    ownerReader(q),
    externalCalendars(q),
    readComposition(q),
    addressesOnceComposed(q),
    livePaymentsAddress(q),
    hasOwnPageAt(q, rangeSlug),
  ]);
  return {
    backup,
    owner,
    livePaymentsAddress: liveAddress,
    ownPageAtRange,
    texts: { collisions: composition.state.collisions, addresses },
    calendars: calendars.map(({ name, failure, writeFailure }) => ({
      name,
      failure: failure ?? writeFailure,
    })),
  };
}

export function ownerOf(owner: NonNullable<StudioFacts['owner']>) {
  return { ...system, role: 'owner' as const, ...owner };
}

export function factsFrom(answer: unknown): StudioFacts {
  return factsSchema.parse(answer);
}
