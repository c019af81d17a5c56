import { beforeEach, expect, test } from 'vitest';
import type { Block } from '#studio/shared/content/blocks.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { autosavePage, editPage, undoEdit } from './edit-page.ts';
import { replaceBlock } from './page-draft.ts';
import { pageDraft, pageOfForm } from './page-drafts.queries.ts';

const given = testDatabase('embedded');
let world: TestWorld;
const key = 'example';
const heading = (text: string): Block => ({ type: 'heading', text });
const texts = (en: string, da = 'Først') => replaceBlock(0, { en: heading(en), da: heading(da) });
const form = (revision: number, id = 'a'.repeat(32)) => ({ id, revision });
const autosave = (version: number, client = form(1), change = texts('Typed')) =>
  autosavePage(world, owner, { key, version, client, change });
const draft = async () => (await pageDraft(world.db.query, key)).page;

beforeEach(async () => {
  world = testWorld(given.db);
  const change = () => ({ en: [heading('First')], da: [heading('Først')] });
  await editPage(world, owner, { key, version: 0, change });
});

test('autosave of a page: every save continues the one before, and the form is sent without a conflict', async () => {
  expect(await autosave(1)).toEqual({ ok: true, version: 2 });
  expect(await autosave(2, form(2), texts('Typed on'))).toEqual({ ok: true, version: 3 });
  const change = texts('Sent');
  expect(await editPage(world, owner, { key, version: 3, client: form(2), change })).toEqual({ ok: true });
  expect((await draft()).en).toEqual([heading('Sent')]);
});

test('autosave of a page: a save whose answer was lost is no conflict with the same form', async () => {
  await autosave(1);
  expect(await autosave(1, form(2), texts('Again'))).toEqual({ ok: true, version: 3 });
  expect(await editPage(world, owner, { key, version: 1, client: form(2), change: texts('Sent') })).toEqual({
    ok: true,
  });
});

test('autosave of a page: a request that arrives late changes nothing', async () => {
  await autosave(1, form(2), texts('Second'));
  expect(await autosave(1, form(1), texts('First of all'))).toEqual({ ok: true, version: 2 });
  expect((await draft()).en).toEqual([heading('Second')]);
});

test('autosave of a page: another window, and a form whose page was edited since, are refused', async () => {
  await autosave(1);
  expect(await autosave(1, form(1, 'b'.repeat(32)))).toEqual({ ok: false, refusal: 'changed' });
  await editPage(world, owner, { key, version: 2, change: texts('Other') });
  expect(await autosave(2, form(2), texts('Typed on'))).toEqual({ ok: false, refusal: 'changed' });
  expect((await draft()).en).toEqual([heading('Other')]);
});

test('autosave of a page: the same texts make no new version', async () => {
  await autosave(1);
  expect(await autosave(2, form(2))).toEqual({ ok: true, version: 2 });
});

test('autosave of a page: all saves of a form are one edit, which is undone at once', async () => {
  await autosave(1);
  await autosave(2, form(2), texts('Typed on'));
  await editPage(world, owner, { key, version: 3, client: form(2), change: texts('Sent') });
  expect(await undoEdit(world, owner, { key, version: 4, direction: 'undo' })).toEqual({ ok: true });
  expect((await draft()).en).toEqual([heading('First')]);
});

test('autosave of a page: a language is outdated by what the form changes, whichever is typed first', async () => {
  await autosave(1);
  expect((await draft()).da[0]?.isOutdated).toBe(true);
  await autosave(2, form(2), texts('Typed', 'Skrevet'));
  expect([(await draft()).en[0]?.isOutdated, (await draft()).da[0]?.isOutdated]).toEqual([
    undefined,
    undefined,
  ]);
  const saved = await pageDraft(world.db.query, key);
  expect((await pageOfForm(world.db.query, key, { draft: saved, clientId: form(2).id })).en).toEqual([
    heading('First'),
  ]);
});
