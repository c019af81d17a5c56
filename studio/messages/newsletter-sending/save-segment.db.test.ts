import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { seenIssue, writtenIssue } from '#tests/support/newsletter/written-issue.ts';
import { owner } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { deleteSegment, mostSavedSegments, renameSegment, saveSegment } from './save-segment.ts';
import { savedSegments } from './saved-segments.queries.ts';
import { insertSegment } from './saved-segments.store.ts';
import { chooseSegment } from './schedule-issue.ts';

const given = testDatabase();
let world: TestWorld;
beforeEach(() => {
  world = testWorld(given.db);
});

const danes = { language: 'da' } as const;
const refused = (refusal: string) => ({ ok: false, refusal });
const all = () => savedSegments(given.db.query, owner);

async function issueFor(segment: object = danes) {
  const key = await writtenIssue(world);
  const { version } = await seenIssue(world, key);
  await chooseSegment(world, owner, { key, version, segment });
  return seenIssue(world, key);
}

async function saved(name = 'Danes') {
  const issue = await issueFor();
  expect(await saveSegment(world, owner, { ...issue, name })).toEqual({ ok: true });
  const one = (await all()).find((segment) => segment.name === name);
  return { id: one?.id ?? '', version: one?.version ?? 0, issue };
}

describe('a saved segment', () => {
  test('is stored once under its trimmed name, also when saved twice, and refused for another group of the name', async () => {
    const { issue } = await saved();
    expect(await saveSegment(world, owner, { ...issue, name: ' danes ' })).toEqual({ ok: true });
    expect(await all()).toMatchObject([{ name: 'Danes', version: 1, segment: danes }]);
    const other = await issueFor({ student: 'yes' });
    expect(await saveSegment(world, owner, { ...other, name: 'DANES' })).toEqual(refused('name-taken'));
    expect(await saveSegment(world, owner, { ...other, name: ' ' })).toEqual(refused('segment-unnamed'));
    const long = { ...other, name: 'x'.repeat(201) };
    expect(await saveSegment(world, owner, long)).toEqual(refused('segment-unnamed'));
  });

  test('is not saved from a page that shows other recipients than the issue has now', async () => {
    const issue = await issueFor();
    await chooseSegment(world, owner, { ...issue, segment: { student: 'yes' } });
    expect(await saveSegment(world, owner, { ...issue, name: 'Danes' })).toEqual(refused('changed'));
    expect(await all()).toEqual([]);
  });

  test('is renamed once: a second name from the same page, and the name of another group, are refused', async () => {
    await saved('Students');
    const { id, version } = await saved();
    const rename = (name: string, seen = version) => renameSegment(world, owner, { id, version: seen, name });
    expect(await rename('students')).toEqual(refused('name-taken'));
    expect([await rename('Danish'), await rename('Danish')], 'pressed twice').toEqual([
      { ok: true },
      { ok: true },
    ]);
    expect(await rename('Dansk')).toEqual(refused('changed'));
    expect(await rename('DANISH', version + 1), 'in other letters').toEqual({ ok: true });
    expect((await all()).map(({ name }) => name)).toEqual(['DANISH', 'Students']);
    const none = { id: 'none', version, name: 'Danish' };
    expect(await renameSegment(world, owner, none)).toEqual(refused('segment-missing'));
  });

  test('is deleted once, and not after it was renamed; the issue keeps its recipients', async () => {
    const { id, version, issue } = await saved();
    await renameSegment(world, owner, { id, version, name: 'Danish' });
    expect(await deleteSegment(world, owner, { id, version })).toEqual(refused('changed'));
    const now = { id, version: version + 1 };
    expect([await deleteSegment(world, owner, now), await deleteSegment(world, owner, now)]).toEqual([
      { ok: true },
      { ok: true },
    ]);
    expect(await all()).toEqual([]);
    expect(await seenIssue(world, issue.key)).toEqual(issue);
  });

  test('is one of 50 at most', async () => {
    const issue = await issueFor();
    for (let at = 0; at < mostSavedSegments; at += 1) {
      const one = { name: `Group ${at}`, segment: {} };
      await given.db.transaction((tx) => insertSegment({ tx, now: world.clock.now() }, one));
    }
    expect(await saveSegment(world, owner, { ...issue, name: 'Danes' })).toEqual(refused('full'));
  });
});
