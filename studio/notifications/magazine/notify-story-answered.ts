import { readBranding } from '#studio/email/branding.queries.ts';
import { siteAddress } from '#studio/email/branding.ts';
import { queueEmail } from '#studio/email/queue-email.ts';
import { isConfirmedAddress } from '#studio/people/confirmed-addresses.queries.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { storyAnswered } from './story-answered.ts';

/** Name and title only to a confirmed address. */
export const notifyStoryAnswered: DomainEventHandler<'story.answered'> = async (
  world,
  tx,
  { storyId, path },
) => {
  const { name, email, title, language } = await tx
    .selectFrom('stories')
    .select(['name', 'email', 'title', 'language'])
    .where('id', '=', storyId)
    .executeTakeFirstOrThrow();
  const branding = await readBranding(tx, world.settings);
  const isConfirmed = await isConfirmedAddress(tx, email);
  await queueEmail(world, tx, {
    ...storyAnswered({
      branding,
      language,
      name: isConfirmed ? name : '',
      title: isConfirmed ? title : null,
      url: path && siteAddress(branding, path, language),
    }),
    kind: 'story-answered',
    language,
    to: email,
    dedupeKey: `story-answered:${storyId}`,
  });
};
