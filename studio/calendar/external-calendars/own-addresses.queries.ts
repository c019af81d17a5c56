import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { ownAddressesKey } from './external-calendar.ts';

const stored = z.object({ addresses: z.array(z.string()).default([]) });

export async function enteredAddresses(q: Queries): Promise<{ addresses: string[]; version: number }> {
  const { value, version } = await readSetting(q, ownAddressesKey);
  return { ...stored.parse(value ?? {}), version };
}

/** With those that owners sign in with. */
export async function ownAddresses(q: Queries): Promise<string[]> {
  const owners = await q.selectFrom('users').select('email').where('role', '=', 'owner').execute();
  return [...(await enteredAddresses(q)).addresses, ...owners.map(({ email }) => email)];
}
