import { fromKysely, type Job, PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { requestId, withRequestId } from '../request-id.ts';
import type { JobData, JobName, Jobs } from './jobs.ts';

export type JobHandlers = { [N in JobName]: (data: JobData[N]) => Promise<void> };

export interface DeadJob {
  name: JobName;
  data: Record<string, unknown>;
}

export interface RunningJobs extends Jobs {
  /** Takes jobs. A process that never calls it only sends them. */
  start(handlers: JobHandlers, onDead: (job: DeadJob) => Promise<void>): Promise<void>;
  /** Stops taking jobs, waits for running ones, releases the rest. Idempotent. */
  stop(): Promise<void>;
}

const queues: Readonly<Record<JobName, true>> = {
  'expire-claim': true,
  'expire-order': true,
  'settle-payment': true,
  'settle-event': true,
  'sync-subscription': true,
  'answer-application': true,
  'send-refund': true,
  'end-authorisation': true,
  'send-email': true,
  'send-bulk-email': true,
  'send-newsletter': true,
  'send-push': true,
  'write-event': true,
  'announce-cancellations': true,
  'cancel-day': true,
  'remind-booking': true,
  'email-sign-in-link': true,
  'fetch-poster': true,
  'render-workbook': true,
  'convert-film': true,
  'order-print': true,
  'deliver-gift-card': true,
  'settle-print-event': true,
  backup: true,
  reconcile: true,
};
const jobNames = Object.keys(queues) as JobName[];
const deadQueue = 'dead';
const unknownJobId = '00000000-0000-0000-0000-000000000000';

/** Retried with exponential backoff up to five minutes, for about half an hour; then dead. */
const queueOptions = {
  retryLimit: 10,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 120,
  deleteAfterSeconds: 3 * 86_400,
  notify: true,
};

/** Runs every minute, so it is not retried; the heartbeat detects a dead process within two minutes. */
const reconcileJobOptions = { ...queueOptions, retryLimit: 0, expireInSeconds: 900, heartbeatSeconds: 60 };

/** Uploads may be many gigabytes. */
const backupJobOptions = {
  ...queueOptions,
  retryLimit: 2,
  expireInSeconds: 23 * 3_600,
  heartbeatSeconds: 60,
};

/** Two gigabytes on slow storage, or a slow mail server; the heartbeat detects a dead process. */
const longOptions = { ...queueOptions, expireInSeconds: 3_600, heartbeatSeconds: 60 };

const longJobs: readonly JobName[] = ['convert-film', 'send-email', 'send-bulk-email'];

const jobsAtOnce = 2;
const stopTimeoutMs = 10_000;

interface JobsOptions {
  /** False: maintenance of the queues is left to other processes. */
  maintains?: boolean;
  timeoutMs?: number;
}

interface StoredJob<N extends JobName> {
  name: N;
  data: JobData[N];
  requestId?: string;
}

/** Queues are created here: on PGlite, a first send inside a transaction would deadlock. */
export async function openJobs(
  world: { db: Database; clock: Clock; log: Log },
  { maintains = true, timeoutMs = stopTimeoutMs }: JobsOptions = {},
): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: world.db.raw.jobs,
    backend: world.db.raw.jobsBackend,
    useListenNotify: true,
    supervise: maintains,
    schedule: maintains,
    monitorVacuum: false,
  });
  boss.on('error', (error) => world.log.error({ error: error.message }, 'the job queue failed'));
  boss.on('warning', (warning) => world.log.debug({ warning: warning.message }, 'the job queue warns'));
  await boss.start();
  await makeQueues(boss);
  for (const name of jobNames) {
    // getJobById fills pg-boss's queue cache; createQueue and getQueue do not.
    await boss.getJobById(name, unknownJobId);
  }
  let isStopped = false;
  return {
    async send(tx, { name, data, at }) {
      const seconds = at ? Math.ceil(world.clock.now().until(at).total('seconds')) : 0;
      const cause = requestId();
      await boss.send(
        name,
        { name, data, ...(cause === undefined ? {} : { requestId: cause }) },
        { db: fromKysely(tx), ...(seconds > 0 ? { startAfter: seconds } : {}) },
      );
    },
    async start(handlers, onDead) {
      for (const name of jobNames) await work(boss, { name, handlers, log: world.log });
      await takeJobs<DeadJob>(boss, { name: deadQueue, pauseSeconds: 30 }, (job) => onDead(job.data));
      await boss.schedule('reconcile', '* * * * *', { name: 'reconcile', data: {} });
    },
    async stop() {
      if (isStopped) return;
      isStopped = true;
      await boss.stop({ graceful: true, timeout: timeoutMs });
    },
  };
}

/** Creates missing queues and updates changed ones only, because either takes a lock. */
async function makeQueues(boss: PgBoss): Promise<void> {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!there.has(deadQueue))
    await boss.createQueue(deadQueue, { retryLimit: 3, retryDelay: 30, notify: true });
  for (const name of jobNames) {
    const [policy, options] = settingsOf(name);
    const found = there.get(name);
    const expected = { deadLetter: null, ...options };
    if (!found) await boss.createQueue(name, { ...options, policy });
    else if (Object.entries(expected).some(([key, value]) => found[key as keyof typeof found] !== value))
      await boss.updateQueue(name, expected);
  }
}

function settingsOf(name: JobName) {
  if (name === 'reconcile') return ['singleton', reconcileJobOptions] as const;
  if (name === 'backup') return ['singleton', { ...backupJobOptions, deadLetter: deadQueue }] as const;
  return [
    'standard',
    { ...(longJobs.includes(name) ? longOptions : queueOptions), deadLetter: deadQueue },
  ] as const;
}

async function work<N extends JobName>(
  boss: PgBoss,
  { name, handlers, log }: { name: N; handlers: JobHandlers; log: Log },
): Promise<void> {
  const run = async (job: Job<StoredJob<N>>) => {
    const { data, requestId: cause } = job.data;
    await withRequestId(cause, async () => {
      const about = { job: name, jobId: job.id };
      try {
        await handlers[name](data);
        log.debug(about, 'a job is done');
      } catch (error) {
        log.warn({ ...about, error: (error as Error).message }, 'a job failed and comes again');
        throw error;
      }
    });
  };
  for (let at = 0; at < jobsAtOnce; at += 1) await takeJobs(boss, { name, pauseSeconds: 10 }, run);
}

/**
 * One job after another. pg-boss would pause after each one, and wakes a worker for new jobs only: what waited before
 * the start, or was sent by one transaction, would take `pauseSeconds` per job.
 */
async function takeJobs<T>(
  boss: PgBoss,
  { name, pauseSeconds }: { name: string; pauseSeconds: number },
  run: (job: Job<T>) => Promise<void>,
): Promise<void> {
  const options = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: pauseSeconds };
  const worker: Promise<string> = boss.work<T>(name, options, async ([job]) => {
    if (!job) return;
    boss.notifyWorker(await worker);
    await run(job);
  });
  await worker;
}
