import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { publish } from '#studio/shared/events.ts';
import type { Who } from '#studio/shared/who.ts';
import { contactMessages } from './contact.messages.ts';
import { type ContactProblems, contactInput, contactProblems } from './contact-input.ts';
import { insertContactMessage } from './contact-messages.store.ts';
import { isSuspected } from './message.ts';

export type ContactOutcome =
  | { ok: true }
  | ({ ok: false } & ContactProblems)
  | { ok: false; refusal: 'machine'; message: string; fields: Record<string, never> }
  | { ok: false; refusal: 'too-many'; message: string; retryAfterSeconds: number };

/** Wire call 4. Limited per network and email; idempotent for ten minutes; a ticked honeypot is refused once. */
export async function sendContactMessage(world: World, who: Who, input: unknown): Promise<ContactOutcome> {
  const read = contactInput.safeParse(input);
  if (!read.success) return { ok: false, ...contactProblems(read.error, who.language) };
  const { machine, ...from } = read.data;
  const pause = await pauseFor(world, who.address, from.email);
  if (pause !== null) {
    const message = contactMessages[who.language].tooMany(Math.max(1, Math.ceil(pause / 60)));
    return { ok: false, refusal: 'too-many', message, retryAfterSeconds: pause };
  }
  if (machine) {
    return { ok: false, refusal: 'machine', message: contactMessages[who.language].machine, fields: {} };
  }
  await change(world, who, async (c) => {
    const isSpam = who.role === 'visitor' && isSuspected(from);
    const id = await insertContactMessage(c, from, { language: who.language, isSuspected: isSpam });
    if (!id) return;
    await publish(c, { type: 'contact-message.sent', messageId: id });
    if (isSpam) return;
    const { name, email } = from;
    await publish(c, { type: 'contact-message.waiting', messageId: id, name, email, isReopened: false });
  });
  return { ok: true };
}

async function pauseFor(world: World, address: string | null, email: string): Promise<number | null> {
  const byAddress = await world.limits.take('contactPerAddress', address);
  if (!byAddress.ok) return byAddress.retryAfterSeconds;
  const byEmail = await world.limits.take('contactPerEmail', email);
  return byEmail.ok ? null : byEmail.retryAfterSeconds;
}
