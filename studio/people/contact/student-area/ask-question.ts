import type { World } from '#platform/world.ts';
import { nameProblem } from '#studio/shared/person-name.ts';
import type { Who } from '#studio/shared/who.ts';
import { type ContactOutcome, sendContactMessage } from '../send-contact-message.ts';
import { nameOfAccount } from './conversations.queries.ts';

/** A question of a signed-in person, in the inbox like a contact message, with its limits. */
export async function askQuestion(
  world: World,
  who: Who & { userId: string; email: string },
  message: string,
): Promise<ContactOutcome> {
  const stored = await nameOfAccount(world.db.query, who.userId);
  const name = stored && !nameProblem(stored) ? stored : nameFrom(who.email);
  return sendContactMessage(world, who, { name, email: who.email, phone: '', message });
}

/** Accounts of early imports have none. */
function nameFrom(email: string): string {
  const words = email.split('@')[0]?.replaceAll(/[^\p{L}\p{N}]+/gu, ' ') ?? '';
  return words.trim() || '–';
}
