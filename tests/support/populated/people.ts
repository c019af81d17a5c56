import type { World } from '#platform/world.ts';
import { studioDay } from '#studio/shared/time/studio-time.ts';
import type { BrowserContext } from '#tests/packages/playwright.ts';
import type { SignedInRole } from '../browser/signed-in-pages.ts';
import { signedIn, signInBrowser } from '../site/signed-in.ts';

export const åse = { name: 'Åse Ærlig Ørsted-Kjærsgård', email: 'aase.aerlig@eksempel.dk' };
export const newcomer = { name: 'Bo', email: 'bo@eksempel.dk' };

export const longName = 'Søren-Maximilian Ægidius von Blåbjerg-Østergaard Christoffersen';
export const others = [
  { name: longName, email: 'soeren.maximilian.blaabjerg.oestergaard@post.kulturskolen.eksempel.dk' },
  { name: 'Mia Holm', email: 'mia@eksempel.dk' },
  { name: 'Nanna Kjærgård', email: 'nanna.kjaergaard@eksempel.dk' },
  { name: 'André Lund', email: 'andre@example.com' },
] as const;

export const idOf = (kind: 'b' | 'c' | 'd' | 'e' | 'f', number: number) =>
  `11${kind}00000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export type Place = Pick<World, 'db' | 'clock'>;

export function momentOf({ clock }: Place, days: number, time = '10:00'): Temporal.Instant {
  const today = studioDay(clock.now());
  return today.add({ days }).toZonedDateTime({ timeZone: 'Europe/Copenhagen', plainTime: time }).toInstant();
}

export async function seedPeople(world: World): Promise<{ åseId: string }> {
  const place = { world, db: world.db };
  for (const person of [åse, newcomer, ...others.slice(0, 3)]) await signedIn(place, 'student', person);
  return { åseId: `s-${åse.email}` };
}

/**
 * Signs a browser in as one of the seeded people. Call after `movePeopleIn`. They have no preferred language: that
 * of the URL applies.
 */
export async function signInAs(
  context: BrowserContext,
  site: Parameters<typeof signInBrowser>[1],
  role: SignedInRole,
): Promise<void> {
  if (role === 'owner') await signInBrowser(context, site, 'owner', { name: 'Thea Lindehav' });
  else await signInBrowser(context, site, 'student', role === 'student' ? åse : newcomer);
  await site.db.query.updateTable('users').set({ language: null }).execute();
}
