import { afterEach, expect, test } from 'vitest';
import { PageCache } from '#app/web/page-cache.ts';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { listSlots } from '#studio/calendar/booking/slots.queries.ts';
import { releaseHold } from '#studio/money/hold-expiry/release-hold.ts';
import { changeSettings, showSettings } from '#studio/office/settings/change-settings.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { exampleSlot, held, newWorld, testStage } from '#tests/support/page-fixture.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { owner, visitor } from '#tests/support/who.ts';
import type { TestWorld } from '#tests/support/world.ts';
import { openReferenceData, slotsKey } from './content-changed.ts';

const stage = testStage('server');
const opened: { close: () => Promise<void> }[] = [];
/** The longest time that another process may show what was before. */
const within = { timeout: 1_000, interval: 10 };

afterEach(async () => {
  for (const part of opened.splice(0).toReversed()) await part.close();
});

interface Process {
  world: TestWorld;
  pages: PageCache<string>;
}

/** With its own connections and memory. */
async function processOn(db: Database): Promise<Process> {
  const clock = { now: () => stage.world.clock.now() };
  const { reference, close } = await openReferenceData(db, clock);
  const pages = new PageCache<string>(() => clock.now().epochMilliseconds);
  opened.push({ close }, { close: await pages.listenTo(db) });
  return { world: newWorld(db, { reference, clock }).world, pages };
}

async function twoProcesses(): Promise<[writing: Process, other: Process]> {
  const second = await openDatabase({ dataDir: '', databaseUrl: stage.url, log: quietLog });
  opened.push(second);
  return [await processOn(stage.db), await processOn(second)];
}

const url = new URL('http://localhost:3000/private-coaching/book');

function keepPage({ pages }: Process): void {
  const caching = { keys: [slotsKey], params: {}, seconds: 60 };
  pages.keep(url, 'page', { caching, startedAt: pages.moment() });
}

async function isOffered({ world }: Process): Promise<boolean> {
  const { days } = await listSlots(world, visitor, { kind: 'session', language: 'en', timeZone: null });
  return days.some(({ slots }) => slots.some(({ start }) => start === exampleSlot));
}

test('a changed setting is read at once in the writing process, and within a second in another', async () => {
  const [writing, other] = await twoProcesses();
  const names = () =>
    Promise.all([writing, other].map(async ({ world }) => (await studioIdentity(world)).studioName));
  const [before] = await names();
  const shown = await showSettings(writing.world, owner, 'studio');
  const values = { ...shown?.values, studioName: 'Ærø Sangstudie' };
  const input = { group: 'studio', version: shown?.version ?? 0, values } as const;
  expect(await changeSettings(writing.world, owner, input)).toEqual({ ok: true });
  expect((await names())[0]).toBe('Ærø Sangstudie');
  expect(before).not.toBe('Ærø Sangstudie');
  await expect.poll(names, within).toEqual(['Ærø Sangstudie', 'Ærø Sangstudie']);
});

test('a held slot leaves list and page at once in the writing process, and within a second in another', async () => {
  const [writing, other] = await twoProcesses();
  for (const process of [writing, other]) {
    expect(await isOffered(process)).toBe(true);
    keepPage(process);
  }
  const { bookingId, who } = await held(writing.world);
  expect([writing.pages.find(url), await isOffered(writing)]).toEqual([null, false]);
  await expect.poll(() => other.pages.find(url), within).toBe(null);
  expect(await isOffered(other)).toBe(false);
  await releaseHold(other.world, who, { bookingId });
  expect(await isOffered(other)).toBe(true);
  await expect.poll(() => isOffered(writing), within).toBe(true);
});
