import type { World } from '#platform/world.ts';
import { suppressionsOf } from '#studio/shared/email/suppression/suppressions.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { May } from '#studio/shared/who.ts';
import { suppressionMessages } from './suppression.messages.ts';

/** With their texts, so that a student's page loads no script of the inbox. */
export async function readSuppressions(
  world: World,
  who: May<'inbox' | 'students'>,
  emails: readonly string[],
) {
  const words = suppressionMessages[who.language];
  const found = await suppressionsOf(world.db.query, who, emails);
  return found.map(({ email, reason, detail, since }) => {
    const day = formats[who.language].shortDay(since);
    const text = [words.text(day), detail && words.said(detail)].filter(Boolean).join(' ');
    return { email, title: words.titles[reason](email), text, again: words.again };
  });
}

export type ShownSuppression = Awaited<ReturnType<typeof readSuppressions>>[number];
