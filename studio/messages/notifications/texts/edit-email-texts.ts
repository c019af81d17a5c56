import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { saveEditedTexts } from '#studio/shared/email/edited-texts.store.ts';
import { type EditedTexts, noEditedTexts } from '#studio/shared/email/edited-texts.ts';
import type { May } from '#studio/shared/who.ts';
import { textsOfEmail } from '../emails.ts';
import { type ReadTexts, readEmailTexts, type TypedTexts } from './email-text-input.ts';

export type EditEmailRefusal = 'changed' | 'invalid';
export type EditEmailOutcome =
  | { ok: true }
  | { ok: false; refusal: EditEmailRefusal; problems: ReadTexts['problems'] };

interface OfEmail {
  key: string;
  /** The version that the form was rendered from. */
  version: number;
}

const refuse = (refusal: EditEmailRefusal, problems: ReadTexts['problems'] = {}): EditEmailOutcome => ({
  ok: false,
  refusal,
  problems,
});

/** For emails written from now on: those in the queue are already rendered. */
export async function editEmailTexts(
  world: World,
  who: May<'website'>,
  { typed, ...email }: OfEmail & { typed: TypedTexts },
): Promise<EditEmailOutcome> {
  const { texts, problems } = readEmailTexts(textsOfEmail(email.key), typed);
  return Object.keys(problems).length > 0
    ? refuse('invalid', problems)
    : save(world, who, { ...email, texts });
}

export async function resetEmailTexts(
  world: World,
  who: May<'website'>,
  email: OfEmail,
): Promise<EditEmailOutcome> {
  return save(world, who, { ...email, texts: noEditedTexts });
}

function save(
  world: World,
  who: May<'website'>,
  email: OfEmail & { texts: EditedTexts },
): Promise<EditEmailOutcome> {
  return change(world, who, async (c) => {
    if (!(await saveEditedTexts(c.tx, { ...email, at: c.now }))) return refuse('changed');
    await audit(c, { action: 'email-texts.changed', subject: `email:${email.key}` });
    return { ok: true };
  });
}
