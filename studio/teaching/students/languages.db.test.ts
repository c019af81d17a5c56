import { expect, test } from 'vitest';
import { exampleSlot, held, testStage } from '#tests/support/page-fixture.ts';
import { visitor } from '#tests/support/who.ts';
import { languageOfPerson, languagesByEmail } from './credits.queries.ts';

const stage = testStage();

test('emails to a person are in the language of their account, else of their latest booking', async () => {
  const { query } = stage.db;
  await held(stage.world, exampleSlot, { who: { ...visitor, language: 'da' }, email: 'Soeren@example.dk' });
  const all = ['soeren@example.dk', 'never@example.dk'];
  expect(await languagesByEmail(query, all)).toEqual(new Map([['soeren@example.dk', 'da']]));
  expect(await languageOfPerson(query, all)).toBe('da');
});
