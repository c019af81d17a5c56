import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { editedEmail } from '#studio/shared/email/edited-texts.queries.ts';
import { saveEditedTexts } from '#studio/shared/email/edited-texts.store.ts';
import { type EditedTexts, type EmailText, noEditedTexts } from '#studio/shared/email/edited-texts.ts';
import { languages } from '#studio/shared/language.ts';
import { changesBetween } from '#studio/shared/records/audit-changes.ts';
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
    const { texts: earlier } = await editedEmail(c.tx, email.key);
    if (!(await saveEditedTexts(c.tx, { ...email, at: c.now }))) return refuse('changed');
    const standard = textsOfEmail(email.key);
    const changes = changesBetween(writtenTexts(standard, earlier), writtenTexts(standard, email.texts));
    await audit(c, { action: 'email-texts.changed', subject: `email:${email.key}`, details: { changes } });
    return { ok: true };
  });
}

/** By the name in the form: what an email says, the owner's text or the standard. */
function writtenTexts(texts: readonly EmailText[], edited: EditedTexts): Record<string, string> {
  const fields = languages.flatMap((language) =>
    texts.map(({ name, standard }) => [`${language}.${name}`, edited[language][name] ?? standard[language]]),
  );
  return Object.fromEntries(fields);
}
