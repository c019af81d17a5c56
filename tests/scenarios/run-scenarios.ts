import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { receiveEvent } from '#studio/money/settlement/receive-event.ts';
import { loadSample } from '#studio/office/sample/load-sample.ts';
import { requeueEmails } from '#studio/shared/email/requeue-emails.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import { testDatabase } from '#tests/support/database/database.ts';
import { reset } from '#tests/support/database/reset.ts';
import { testWorld } from '#tests/support/world.ts';
import { type Command, type Scenario, scenario } from './commands.ts';
import { add, type Coverage, coverageOf, uncovered } from './coverage.ts';
import { executeCommand, reconcileEverything } from './execute-command.ts';
import { fixedScenarios } from './fixed-scenarios.ts';
import { faultsAfterReconciliation, faultsAtAnyTime } from './invariants.ts';
import { StudioProcess } from './studio-process.ts';

/** Two seats, three units of stock: scarce enough to compete for, enough to be sent in parts. */
export async function prepare(db: Database): Promise<void> {
  await loadSample(testWorld(db));
  await db.query.deleteFrom('units').where('kind', '=', 'seat').where('number', '>', 2).execute();
  await db.query.deleteFrom('units').where('kind', '=', 'stock').where('number', '>', 3).execute();
  await db.query.updateTable('offers').set({ is_buyable: true }).where('id', '=', 'pop-filter').execute();
}

const tokens = Array.from({ length: 4 }, newToken);

/** Longer than any delayed response. */
const longestDelaySeconds = 61;

async function runCommands(
  db: Database,
  { refunds, expireDuringAction, commands }: Scenario,
): Promise<StudioProcess> {
  await reset(db);
  const studio = new StudioProcess(db, tokens);
  Object.assign(studio.bank.books.options, { refunds, expireDuringAction });
  const rest = [...commands];
  const isSoon = (command?: Command) =>
    command && (command.do !== 'wait' || command.seconds <= longestDelaySeconds);
  studio.runNext = async (most) => {
    let done = 0;
    for (; done < most && isSoon(rest[0]); done += 1) await executeCommand(studio, rest.shift()!);
    return done;
  };
  for (let done = 1; rest.length > 0; done += 1) {
    const command = rest.shift()!;
    await executeCommand(studio, command);
    if (done % 8 === 0) expect(await faultsAtAnyTime(studio), `after ${JSON.stringify(command)}`).toEqual([]);
  }
  return studio;
}

/** The provider responds, no process is killed any more, and a minute later one reconciliation runs. */
export async function settle(studio: StudioProcess, losesQueue: boolean): Promise<void> {
  studio.killSwitch.restart();
  studio.outage = null;
  studio.delay = null;
  studio.wait(62);
  if (losesQueue) studio.queue.length = 0;
  // Expired pages are not reconciled; a provider repeats its webhooks until they are acknowledged.
  const late = studio.bank.post().filter(({ sessionId }) => sessionId && studio.late.has(sessionId));
  for (const { body, signature } of late) {
    await studio.run('webhook', () => receiveEvent(studio.world, body, signature));
  }
  await reconcileEverything(studio);
  await studio.runDueJobs();
  // Emails leased by a process that died are free again after the lease.
  studio.wait(3_600);
  await requeueEmails(studio.world);
  const mails = studio.dueJobs().filter(({ name }) => name === 'send-email');
  for (const job of mails) await studio.runJob(job);
  studio.wait(-3_600);
}

/**
 * Runs `count` generated scenarios, fixed by `seed` in `npm test` and new in `npm run prove`. SEED repeats a run,
 * SCENARIO (the JSON of a counterexample) one scenario; SCENARIOS sets the count, FROM the first one. A run
 * without full coverage fails; the small one adds scenarios that ensure it.
 */
export function runScenarios(part: string, count: number, seed: number): void {
  const given = testDatabase('embedded', prepare);
  const name =
    'in any sequence of events every slot has one owner, and every payment is booked, granted or refunded';
  test(`${name} (${part})`, { timeout: 21_600_000 }, async () => {
    const seen: Coverage = { scenarios: 0, commands: 0 };
    const property = fc.asyncProperty(scenario, async (generated) => {
      // The embedded database has no autovacuum: dead rows would slow the run down.
      if (Number(seen.scenarios) % 25 === 24) await sql`vacuum`.execute(given.db.query);
      const studio = await runCommands(given.db, generated);
      await settle(studio, generated.losesQueue);
      expect(await faultsAfterReconciliation(studio)).toEqual([]);
      add(seen, { scenarios: 1, commands: generated.commands.length, ...(await coverageOf(studio)) });
    });
    const { SEED, SCENARIO, SCENARIOS, FROM, PROVE } = process.env;
    const details = await fc.check(property, {
      numRuns: SCENARIO ? 1 : Number(SCENARIOS ?? count),
      ...(SEED ? { seed: Number(SEED) } : PROVE ? {} : { seed }),
      ...(FROM ? { path: FROM } : {}),
      examples: SCENARIO
        ? [[JSON.parse(SCENARIO) as Scenario]]
        : PROVE
          ? []
          : fixedScenarios.map((one) => [one]),
    });
    process.stdout.write(`scenarios, ${part}: seed ${details.seed}, ${JSON.stringify(seen)}\n`);
    if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
    if (!SCENARIO) expect(uncovered(seen), 'missing from these scenarios').toEqual([]);
  });
}
