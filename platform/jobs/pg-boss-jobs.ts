import { fromKysely, PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { JobData, JobName, Jobs } from './jobs.ts';

export type JobHandlers = { [N in JobName]: (data: JobData[N]) => Promise<void> };

export interface DeadJob {
  name: JobName;
  data: Record<string, unknown>;
}

export interface RunningJobs extends Jobs {
  /** Begins to work. `onDead` is told of every job that failed for the last time. */
  start(handlers: JobHandlers, onDead: (job: DeadJob) => Promise<void>): Promise<void>;
  /** Stops taking jobs, lets those in hand finish, hands the rest back. Idempotent. */
  stop(): Promise<void>;
}

/** Every job has a queue: a name that is missing here does not compile. */
const queues: Readonly<Record<JobName, true>> = {
  'expire-claim': true,
  'expire-order': true,
  'settle-payment': true,
  'settle-event': true,
  'sync-subscription': true,
  'send-refund': true,
  'end-authorisation': true,
  'send-email': true,
  'remind-booking': true,
  'fetch-poster': true,
  'render-workbook': true,
  'convert-film': true,
  'order-print': true,
  'settle-print-event': true,
  reconcile: true,
};
const jobNames = Object.keys(queues) as JobName[];
const deadQueue = 'dead';
const nobodysJob = '00000000-0000-0000-0000-000000000000';

/** Retried after 5, 10, 20 … seconds, at most five minutes apart, about half an hour in all; then dead. */
const queueOptions = {
  retryLimit: 10,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 120,
  deleteAfterSeconds: 3 * 86_400,
  notify: true,
};

/**
 * The reconcile comes every minute of itself: one that fails or dies is made up for by the next, so it is neither tried
 * again nor anybody's task. It may take long. While one is under way no other begins; a heart that no longer beats
 * tells of a process that is gone within two minutes, however long a reconcile may take.
 */
const reconcileJobOptions = { ...queueOptions, retryLimit: 0, expireInSeconds: 900, heartbeatSeconds: 60 };

/** Two gigabytes on a slow storage take long; a process that is gone is noticed as for the reconcile. */
const longOptions = { ...queueOptions, expireInSeconds: 3_600, heartbeatSeconds: 60 };

const patienceWhenStoppingMs = 10_000;

/**
 * pg-boss on the house's own connections. Every queue is made and warmed here: on the embedded engine the first send to
 * an unknown queue inside a transaction would wait for that very transaction.
 */
export async function openJobs(
  world: { db: Database; clock: Clock; log: Log },
  patienceMs = patienceWhenStoppingMs,
): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: world.db.raw.jobs,
    backend: world.db.raw.jobsBackend,
    useListenNotify: true,
    monitorVacuum: false,
  });
  boss.on('error', (error) => world.log.error({ error: error.message }, 'the job queue failed'));
  boss.on('warning', (warning) => world.log.debug({ warning: warning.message }, 'the job queue warns'));
  await boss.start();
  await makeQueues(boss);
  for (const name of jobNames) {
    // Asking for any job fills pg-boss's own memory of the queue, which createQueue and getQueue leave empty.
    await boss.getJobById(name, nobodysJob);
  }
  let isStopped = false;
  return {
    async send(tx, name, data, at) {
      const seconds = at ? Math.ceil(world.clock.now().until(at).total('seconds')) : 0;
      await boss.send(
        name,
        { name, data },
        { db: fromKysely(tx), ...(seconds > 0 ? { startAfter: seconds } : {}) },
      );
    },
    async start(handlers, onDead) {
      for (const name of jobNames) await work(boss, name, handlers, world.log);
      await boss.work<DeadJob>(deadQueue, { notifyPollingIntervalSeconds: 30 }, async ([job]) => {
        if (job) await onDead(job.data);
      });
      await boss.schedule('reconcile', '* * * * *', { name: 'reconcile', data: {} });
    },
    async stop() {
      if (isStopped) return;
      isStopped = true;
      await boss.stop({ graceful: true, timeout: patienceMs });
    },
  };
}

/** Makes the queues that are missing and alters those an older version made otherwise: either takes a lock, so no other. */
async function makeQueues(boss: PgBoss): Promise<void> {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!there.has(deadQueue))
    await boss.createQueue(deadQueue, { retryLimit: 3, retryDelay: 30, notify: true });
  for (const name of jobNames) {
    const [policy, options] =
      name === 'reconcile'
        ? (['singleton', reconcileJobOptions] as const)
        : ([
            'standard',
            { ...(name === 'convert-film' ? longOptions : queueOptions), deadLetter: deadQueue },
          ] as const);
    const found = there.get(name);
    const wanted = { deadLetter: null, ...options };
    if (!found) await boss.createQueue(name, { ...options, policy });
    else if (Object.entries(wanted).some(([key, value]) => found[key as keyof typeof found] !== value))
      await boss.updateQueue(name, wanted);
  }
}

async function work<N extends JobName>(
  boss: PgBoss,
  name: N,
  handlers: JobHandlers,
  log: Log,
): Promise<void> {
  const options = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10, localConcurrency: 2 };
  await boss.work<{ data: JobData[N] }>(name, options, async ([job]) => {
    if (!job) return;
    try {
      await handlers[name](job.data.data);
    } catch (error) {
      log.warn({ job: name, jobId: job.id, error: (error as Error).message }, 'a job failed and comes again');
      throw error;
    }
  });
}
