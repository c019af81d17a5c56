import { sql } from 'kysely';
import { afterEach, expect } from 'vitest';
import type { JobData, JobName } from '#platform/jobs/jobs.ts';
import { type JobHandlers, openJobs, type RunningJobs } from '#platform/jobs/pg-boss-jobs.ts';
import { reportDeadJob } from '#studio/office/admin-tasks/report-dead-job.ts';
import { resolveTask } from '#studio/office/admin-tasks/resolve-task.ts';
import { type Engine, testDatabase } from '#tests/support/database/database.ts';
import { quietLog } from '#tests/support/site/quiet-log.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { owner } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';

const patient = { timeout: 60_000 };
/** Jobs. Far more than are run within `patient` with any pause between them. */
const waiting = 200;
const emailId = '0d6a4f0e-4d1b-4a55-9d8c-1a5a3c4a1f00';

/** Retries, failed jobs and cancellation, over the queue as the studio configures it. */
export function jobsContract(engine: Engine) {
  const given = testDatabase(engine);
  const running: RunningJobs[] = [];
  afterEach(async () => {
    for (const jobs of running.splice(0)) await jobs.stop();
    await sql`delete from pgboss.job`.execute(given.db.query);
  });

  async function process(
    own: Partial<JobHandlers> = {},
    onDead: Parameters<RunningJobs['start']>[1] = async () => {},
  ): Promise<RunningJobs> {
    const jobs = await openJobs(
      { db: given.db, clock: { now: () => testNow }, log: quietLog },
      { timeoutMs: 1 },
    );
    running.push(jobs);
    const done: JobHandlers[JobName] = async () => {};
    const all = new Proxy(own, { get: (handlers, name: JobName) => handlers[name] ?? done });
    await jobs.start(all as JobHandlers, onDead);
    return jobs;
  }

  const send = <N extends JobName>(jobs: RunningJobs, name: N, data: JobData[N]) =>
    given.db.transaction((tx) => jobs.send(tx, { name, data }));

  async function rows(name: string) {
    const found = await sql<{ state: string; retries: number; pause: number }>`
      select state::text, retry_count as retries, extract(epoch from start_after - started_on)::float as pause
      from pgboss.job where name = ${name}
    `.execute(given.db.query);
    return found.rows;
  }

  /** Ends retry delays and lets every worker of this queue poll at once. */
  async function runPendingNow(name: string): Promise<void> {
    await sql`update pgboss.job set start_after = now() where name = ${name} and state = 'retry'`.execute(
      given.db.query,
    );
    await sql`select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), ${name})`.execute(
      given.db.query,
    );
  }

  async function runsImmediately(): Promise<void> {
    for (const _start of ['first', 'later']) {
      const jobs = await openJobs({ db: given.db, clock: { now: () => testNow }, log: quietLog });
      const sent = given.db.transaction(async (tx) => {
        await jobs.send(tx, { name: 'reconcile', data: {} });
        await jobs.send(tx, { name: 'send-email', data: { emailId } });
      });
      await expect(sent.finally(() => jobs.stop())).resolves.toBeUndefined();
    }
  }

  async function runsWhatWaited(): Promise<void> {
    const sender = await openJobs({ db: given.db, clock: { now: () => testNow }, log: quietLog });
    running.push(sender);
    await given.db.transaction(async (tx) => {
      for (let sent = 0; sent < waiting; sent += 1)
        await sender.send(tx, { name: 'send-email', data: { emailId } });
    });
    await sql`insert into pgboss.job (name, data)
      select 'dead', '{"name":"send-email","data":{}}' from generate_series(1, ${waiting})`.execute(
      given.db.query,
    );
    const ran = { alive: 0, dead: 0 };
    await process(
      {
        'send-email': async () => {
          ran.alive += 1;
        },
      },
      async () => {
        ran.dead += 1;
      },
    );
    await expect.poll(() => ran, patient).toEqual({ alive: waiting, dead: waiting });
  }

  async function failsToTheEnd(): Promise<void> {
    const studio = JSON.stringify({ email: 'studio@example.com', studioName: 'S', ownerLanguage: 'en' });
    await given.db.query.insertInto('settings').values({ key: 'studio', value: studio }).execute();
    let isBroken = true;
    const handled: string[] = [];
    const jobs = await process(
      {
        'remind-booking': async ({ bookingId }) => {
          if (isBroken) throw new Error('broken');
          handled.push(bookingId);
        },
      },
      (job) => reportDeadJob(world, job),
    );
    const world = testWorld(given.db, { jobs });
    await send(jobs, 'remind-booking', { bookingId: emailId });
    for (let failures = 1; failures <= 10; failures += 1) {
      const waiting = { state: 'retry', retries: failures - 1 };
      await expect.poll(() => rows('remind-booking'), patient).toMatchObject([waiting]);
      const [job] = await rows('remind-booking');
      expect(job?.pause, `after failure ${failures}`).toBeGreaterThanOrEqual(
        Math.min(300, 5 * 2 ** (failures - 1)),
      );
      await runPendingNow('remind-booking');
    }
    await expect.poll(() => rows('remind-booking'), patient).toMatchObject([{ state: 'failed' }]);
    await runPendingNow('dead');
    const tasks = () => given.db.query.selectFrom('tasks').select(['id', 'kind', 'state']).execute();
    await expect.poll(tasks, patient).toMatchObject([{ kind: 'job-dead', state: 'open' }]);
    const mails = await given.db.query.selectFrom('emails').select(['recipient', 'body']).execute();
    expect(mails).toMatchObject([
      { recipient: 'studio@example.com', body: expect.stringContaining('/admin') },
    ]);
    isBroken = false;
    const [task] = await tasks();
    const outcome = await resolveTask(world, owner, { taskId: task!.id, remedy: 'retry' });
    expect(outcome).toMatchObject({ ok: true });
    await expect.poll(() => handled, patient).toEqual([emailId]);
    expect(await tasks()).toMatchObject([{ kind: 'job-dead', state: 'done' }]);
  }

  async function failedReconciliation(): Promise<void> {
    await (await process()).stop();
    await sql`
      update pgboss.queue set dead_letter = 'dead', expire_seconds = 120, heartbeat_seconds = null where name = 'reconcile'
    `.execute(given.db.query);
    let sweeps = 0;
    const dead: string[] = [];
    const jobs = await process(
      {
        reconcile: async () => {
          sweeps += 1;
          if (sweeps === 1) throw new Error('broken');
        },
      },
      async ({ name }) => {
        dead.push(name);
      },
    );
    await send(jobs, 'reconcile', {});
    await expect.poll(() => rows('reconcile'), patient).toMatchObject([{ state: 'failed', retries: 0 }]);
    await send(jobs, 'reconcile', {});
    await expect.poll(() => sweeps, patient).toBe(2);
    expect(await rows('dead')).toEqual([]);
    expect(dead).toEqual([]);
    const { rows: queues } = await sql`
      select dead_letter, expire_seconds, heartbeat_seconds from pgboss.queue where name = 'reconcile'
    `.execute(given.db.query);
    expect(queues).toEqual([{ dead_letter: null, expire_seconds: 900, heartbeat_seconds: 60 }]);
  }

  async function finishesWhenStopped(): Promise<void> {
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    let isFinished = false;
    const jobs = await process({
      'send-email': async () => {
        started.resolve();
        await finish.promise;
        isFinished = true;
      },
    });
    await send(jobs, 'send-email', { emailId });
    await started.promise;
    const stopped = jobs.stop();
    finish.resolve();
    await stopped;
    expect(isFinished).toBe(true);
    expect(await rows('send-email')).toMatchObject([{ state: 'completed' }]);
  }

  async function isHandedBack(): Promise<void> {
    const started = Promise.withResolvers<void>();
    const jobs = await process({
      'send-email': () => {
        started.resolve();
        return new Promise(() => {});
      },
      reconcile: () => new Promise(() => {}),
    });
    await send(jobs, 'send-email', { emailId });
    await send(jobs, 'reconcile', {});
    await started.promise;
    await expect.poll(() => rows('reconcile'), patient).toMatchObject([{ state: 'active' }]);
    await jobs.stop();
    expect(await rows('send-email')).toMatchObject([{ state: 'retry' }]);
    expect(await rows('dead'), 'nor is the interrupted reconciliation').toEqual([]);
    const sent: string[] = [];
    await process({
      'send-email': async (mail) => {
        sent.push(mail.emailId);
      },
    });
    await runPendingNow('send-email');
    await expect.poll(() => sent, patient).toEqual([emailId]);
    await expect.poll(() => rows('send-email'), patient).toMatchObject([{ state: 'completed' }]);
  }

  return {
    runsImmediately,
    runsWhatWaited,
    failsToTheEnd,
    failedReconciliation,
    finishesWhenStopped,
    isHandedBack,
  };
}
