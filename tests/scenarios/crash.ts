import type { Database } from '#platform/db/database.ts';
import type { JobData, JobName, Jobs } from '#platform/jobs/jobs.ts';

/** The process died here: every later step throws as well, so catching it does not help for long. */
export class Killed extends Error {
  override name = 'Killed';
}

/** Counts the steps of a process and kills it at a chosen one, until it is restarted. */
export class KillSwitch {
  #stepsLeft: number | null = null;
  isKilled = false;
  kills = 0;

  /** Kills it at the `steps`-th step from now on. */
  arm(steps: number): void {
    this.#stepsLeft = steps;
  }

  /** Restarts it and cancels a kill that has not happened yet. */
  restart(): void {
    this.#stepsLeft = null;
    this.isKilled = false;
  }

  /**
   * One step: a read, the start of a transaction, the moments before and after its commit, an external call.
   */
  step(): void {
    if (this.isKilled) throw new Killed();
    if (this.#stepsLeft === null) return;
    this.#stepsLeft -= 1;
    if (this.#stepsLeft > 0) return;
    this.#stepsLeft = null;
    this.isKilled = true;
    this.kills += 1;
    throw new Killed();
  }
}

export interface Job {
  name: JobName;
  data: JobData[JobName];
  at: Temporal.Instant | null;
}

/**
 * The database and job queue of a process that can be killed. Uncommitted changes are lost; jobs exist if and only
 * if the transaction that enqueued them committed.
 */
export function killableDatabase(
  db: Database,
  killSwitch: KillSwitch,
): { db: Database; jobs: Jobs; queue: Job[] } {
  const queue: Job[] = [];
  let requested: Job[] = [];
  return {
    queue,
    jobs: {
      async send(_tx, { name, data, at }) {
        requested.push({ name, data, at: at ?? null });
      },
    },
    db: {
      ...db,
      get query() {
        killSwitch.step();
        return db.query;
      },
      async statement(work) {
        killSwitch.step();
        const result = await db.statement(work);
        killSwitch.step();
        return result;
      },
      async transaction(work) {
        killSwitch.step();
        const result = await db.transaction(async (tx) => {
          requested = [];
          const done = await work(tx);
          killSwitch.step();
          return done;
        });
        queue.push(...requested);
        killSwitch.step();
        return result;
      },
    },
  };
}
