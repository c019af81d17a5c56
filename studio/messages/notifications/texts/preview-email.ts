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
import { emailExamples } from '../examples/all-examples.ts';
import { type Examples, exampleLesson } from '../examples/example.ts';
import { exampleWords } from '../examples/example-words.ts';
import { type EmailKey, emailEntries, textsOfEmail } from './email-entries.ts';
import { type ReadTexts, readEmailTexts, type TypedTexts } from './email-text-input.ts';

interface Preview {
  key: EmailKey;
  example: string;
  language: Language;
  /** As in the form, saved or not. */
  typed: TypedTexts;
}

/** Null: not an example of this email. A wrong placeholder is shown as it is written. */
async function composeExample(world: World, preview: Preview): Promise<EmailContent | null> {
  const { key, example, language, typed } = preview;
  const known: readonly string[] = emailEntries[key].examples;
  const branding = await readBranding(world.db.query, world.settings);
  const texts = textsOfEmail(key);
  const { texts: unsaved } = readEmailTexts(texts, typed);
  const names = new Set(texts.map(({ name }) => name));
  const saved = Object.entries(branding.editedTexts[language]).filter(([name]) => !names.has(name));
  const editedTexts: EditedTexts = {
    ...branding.editedTexts,
    [language]: { ...Object.fromEntries(saved), ...unsaved[language] },
  };
  const examples = examplesIn({ ...branding, editedTexts }, language);
  return known.includes(example) ? (examples[example]?.() ?? null) : null;
}

function examplesIn(branding: Branding, language: Language): Examples {
  const words = exampleWords[language];
  const lesson = { ...exampleLesson, visitorTimeZone: null, name: words.name };
  return emailExamples({ branding, language, words, lesson });
}

/** The HTML of the email, as it would be sent. */
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
  key: EmailKey,
  language: Language,
): Promise<{ name: string; subject: string }[]> {
  const branding = await readBranding(world.db.query, world.settings);
  const examples = examplesIn(branding, language);
  return emailEntries[key].examples.map((name) => ({ name, subject: examples[name]?.().subject ?? name }));
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
