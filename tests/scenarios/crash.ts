import type { Database } from '#platform/db/database.ts';
import type { JobData, JobName, Jobs } from '#platform/jobs/jobs.ts';

/** The process died here. Nobody catches it for long: every step after it throws as well. */
export class Killed extends Error {
  override name = 'Killed';
}

/** A clockwork that counts the steps of a process and stops it at a chosen one, until it is started again. */
export class Mortal {
  #stepsLeft: number | null = null;
  isDead = false;
  /** How often it has died so far. */
  deaths = 0;

  /** Dies at the `steps`-th step from now on. */
  arm(steps: number): void {
    this.#stepsLeft = steps;
  }

  /** Started again; a death that did not come is called off. */
  restart(): void {
    this.#stepsLeft = null;
    this.isDead = false;
  }

  /** One step: a read, a transaction's begin, the moment before its commit and after it, a call to somebody outside. */
  step(): void {
    if (this.isDead) throw new Killed();
    if (this.#stepsLeft === null) return;
    this.#stepsLeft -= 1;
    if (this.#stepsLeft > 0) return;
    this.#stepsLeft = null;
    this.isDead = true;
    this.deaths += 1;
    throw new Killed();
  }
}

export interface Job {
  name: JobName;
  data: JobData[JobName];
  at: Temporal.Instant | null;
}

/**
 * The database and the jobs of a mortal process. What was not committed when it died is gone; jobs exist if and only
 * if the transaction that asked for them committed.
 */
export function mortalDatabase(db: Database, mortal: Mortal): { db: Database; jobs: Jobs; queue: Job[] } {
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
        mortal.step();
        return db.query;
      },
      async statement(work) {
        mortal.step();
        const result = await db.statement(work);
        mortal.step();
        return result;
      },
      async transaction(work) {
        mortal.step();
        const result = await db.transaction(async (tx) => {
          requested = [];
          const done = await work(tx);
          mortal.step();
          return done;
        });
        queue.push(...requested);
        mortal.step();
        return result;
      },
    },
  };
}
