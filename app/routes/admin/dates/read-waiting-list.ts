import type { World } from '#platform/world.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { listVersion } from '#studio/teaching/learning/list-version.ts';
import { waitingListForOwner } from '#studio/teaching/waiting-list/waiting-list.queries.ts';
import type { WaitingEntry } from './waiting-list.tsx';

export async function readWaitingList(
  world: World,
  who: May<'catalogue'>,
  { dateId, language }: { dateId: string; language: Language },
): Promise<{ waiting: WaitingEntry[]; seen: string }> {
  const rows = await waitingListForOwner(world.db.query, who, dateId);
  const isWaiting = ({ state }: (typeof rows)[number]) => state === 'waiting';
  return {
    waiting: rows.map(({ id, email, state, joinedAt, offerExpiresAt }) => ({
      id,
      email,
      state,
      joined: formats[language].instant(joinedAt),
      until: state === 'offered' && offerExpiresAt ? formats[language].instant(offerExpiresAt) : null,
    })),
    seen: listVersion(rows.filter(isWaiting).map(({ id }) => id)),
  };
}
