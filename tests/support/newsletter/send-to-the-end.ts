import { sendDueIssues } from '#studio/messages/newsletter-sending/send-issue.ts';
import { sendEmail } from '#studio/shared/email/send-email.ts';
import type { TestWorld } from '../world.ts';

/** What reconciliation does in the following hours, until nothing waits. */
export async function sendToTheEnd(world: TestWorld): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    world.setNow(world.clock.now().add({ hours: 1 }));
    await sendDueIssues(world);
    const waiting = await world.db.query
      .selectFrom('emails')
      .select('id')
      .where('kind', '=', 'newsletter-issue')
      .where('state', '=', 'waiting')
      .execute();
    for (const { id } of waiting) await sendEmail(world, id);
  }
}
