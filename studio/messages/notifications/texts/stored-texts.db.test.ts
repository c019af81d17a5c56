import { beforeEach, expect, test } from 'vitest';
import { editedEmail, editedTexts } from '#studio/shared/email/edited-texts.queries.ts';
import { languages } from '#studio/shared/language.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { rarelyShown } from '#tests/support/site/rarely-shown-texts.ts';
import { branding } from '#tests/support/site/sample-branding.ts';
import { owner } from '#tests/support/who.ts';
import stored from '../../../../tests/fixtures/email-texts.json' with { type: 'json' };
import { emailExamples, textsOfEmail } from '../emails.ts';
import { exampleLesson, exampleWords } from '../example.ts';
import { editEmailTexts } from './edit-email-texts.ts';

const stage = testStage();

/** Every page of emails with its texts, and the placeholders of each, as rows have them since the first release. */
const rows = Object.entries(stored as Readonly<Record<string, Readonly<Record<string, string>>>>);
const storedNames = rows.flatMap(([, texts]) => Object.keys(texts));

const written = (name: string, placeholders: string) =>
  `«${name}» ${placeholders.replaceAll(/\S+/g, '{$&}')}`.trim();

beforeEach(async () => {
  for (const [key, texts] of rows) {
    const edited = JSON.stringify(
      Object.fromEntries(Object.entries(texts).map(([name, own]) => [name, written(name, own)])),
    );
    await stage.db.query
      .insertInto('email_texts')
      .values({ key, texts_en: edited, texts_da: edited, version: 1, changed_at: stage.world.clock.now() })
      .execute();
  }
});

test('stored texts of emails: every text that the owner has edited is on its page, with its placeholders', async () => {
  expect(storedNames.length).toBeGreaterThan(300);
  for (const [key, texts] of rows) {
    const shown = Object.fromEntries(textsOfEmail(key).map((text) => [text.name, text]));
    for (const [name, placeholders] of Object.entries(texts))
      expect(shown[name]?.placeholders.toSorted().join(' '), name).toBe(placeholders);
    const { texts: edited, version } = await editedEmail(stage.db.query, key);
    const typed = languages.flatMap((language) =>
      Object.entries(edited[language]).map(([name, text]) => [`${language}.${name}`, text]),
    );
    const again = { key, version, typed: Object.fromEntries(typed) };
    expect(await editEmailTexts(stage.world, owner, again), key).toEqual({ ok: true });
    expect((await editedEmail(stage.db.query, key)).texts, key).toEqual(edited);
  }
});

test.each(languages)(
  'stored texts of emails in %s: the emails say what the owner has written',
  async (language) => {
    const reader = { ...branding, editedTexts: await editedTexts(stage.db.query) };
    const words = exampleWords[language];
    const example = { branding: reader, language, words, lesson: { ...exampleLesson, name: words.name } };
    const emails = [...emailExamples.values()].map((write) => write(example));
    const all = emails.map(({ subject, text }) => `${subject}\n${text}`).join('\n');
    const missing = storedNames.filter((name) => !all.includes(`«${name}»`));
    expect(missing.filter((name) => !rarelyShown.has(name))).toEqual([]);
  },
);
