import { describe, expect, test } from 'vitest';
import { showSettings } from '#studio/office/settings/change-settings.ts';
import { groupNames } from '#studio/office/settings/groups.ts';
import { testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { fieldMessages } from './field-messages.ts';
import { wordsOf } from './words-of.ts';

const stage = testStage();

describe.each(['en', 'da'] as const)('in %s', (language) => {
  test.each(groupNames)('every field of the group %s has a label of its own', async (group) => {
    const page = await showSettings(stage.world, owner, group);
    const fields = page?.fields ?? [];
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) expect(wordsOf(field, fieldMessages[language], language).label).toBeTruthy();
  });
});

test('an unlabelled field is not labelled as a meeting link', () => {
  expect(() => wordsOf({ name: 'unheardOf' }, fieldMessages.en, 'en')).toThrow('unheardOf');
});
