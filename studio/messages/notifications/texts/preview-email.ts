import type { World } from '#platform/world.ts';
import { change } from '#studio/shared/change.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import type { Branding } from '#studio/shared/email/branding.ts';
import type { EditedTexts } from '#studio/shared/email/edited-texts.ts';
import type { EmailContent } from '#studio/shared/email/email-content.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { ownerReader } from '../bookings/booking-email.queries.ts';
import { emailExamples, emailPages, textsOfEmail } from '../emails.ts';
import { type Example, exampleLesson, exampleWords } from '../example.ts';
import { type ReadTexts, readEmailTexts, type TypedTexts } from './email-text-input.ts';

interface Preview {
  key: string;
  example: string;
  language: Language;
  typed: TypedTexts;
}

/** Null: not an example of this email. A wrong placeholder is shown as it is written. */
async function composeExample(world: World, preview: Preview): Promise<EmailContent | null> {
  const { key, example, language, typed } = preview;
  if (!emailPages.get(key)?.examples.includes(example)) return null;
  const branding = await readBranding(world.db.query, world.settings);
  const texts = textsOfEmail(key);
  const { texts: unsaved } = readEmailTexts(texts, typed);
  const names = new Set(texts.map(({ name }) => name));
  const saved = Object.entries(branding.editedTexts[language]).filter(([name]) => !names.has(name));
  const editedTexts: EditedTexts = {
    ...branding.editedTexts,
    [language]: { ...Object.fromEntries(saved), ...unsaved[language] },
  };
  return emailExamples.get(example)?.(exampleIn({ ...branding, editedTexts }, language)) ?? null;
}

function exampleIn(branding: Branding, language: Language): Example {
  const words = exampleWords[language];
  return { branding, language, words, lesson: { ...exampleLesson, visitorTimeZone: null, name: words.name } };
}

export async function previewEmail(
  world: World,
  _who: May<'website'>,
  preview: Preview,
): Promise<string | null> {
  const content = await composeExample(world, preview);
  return content?.html ?? null;
}

export async function exampleSubjects(
  world: World,
  key: string,
  language: Language,
): Promise<{ name: string; subject: string }[]> {
  const example = exampleIn(await readBranding(world.db.query, world.settings), language);
  const names = emailPages.get(key)?.examples ?? [];
  return names.map((name) => ({ name, subject: emailExamples.get(name)?.(example).subject ?? name }));
}

export type TestEmailOutcome =
  | { ok: true; to: string | null }
  | { ok: false; refusal: 'invalid'; problems: ReadTexts['problems'] };

/** To the owner's address; null: there is none. */
export async function sendTestEmail(
  world: World,
  who: May<'website'>,
  preview: Preview,
): Promise<TestEmailOutcome> {
  const { problems } = readEmailTexts(textsOfEmail(preview.key), preview.typed);
  if (Object.keys(problems).length > 0) return { ok: false, refusal: 'invalid', problems };
  const content = await composeExample(world, preview);
  if (!content) return { ok: false, refusal: 'invalid', problems };
  return change(world, who, async (c) => {
    const owner = await ownerReader(c.tx);
    if (!owner) return { ok: true, to: null };
    await queueEmail(c, {
      ...content,
      subject: `Test: ${content.subject}`,
      kind: 'email-test',
      language: preview.language,
      to: owner.email,
    });
    return { ok: true, to: owner.email };
  });
}
