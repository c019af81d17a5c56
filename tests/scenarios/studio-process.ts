import type { Database } from '#platform/db/database.ts';
import { outsideTransactions } from '#platform/payments/outside-transactions.ts';
import { PaymentUnavailable } from '#platform/payments/payments.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import type { Who } from '#studio/shared/who.ts';
import { type InMemoryPayments, openInMemoryPayments } from '#tests/stand-ins/payments/in-memory-payments.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { visitor } from '#tests/support/who.ts';
import { type TestWorld, testWorld } from '#tests/support/world.ts';
import { type Job, Killed, KillSwitch, killableDatabase } from './crash.ts';

/** A failure of the connection to the provider. */
interface Outage {
  when: 'before' | 'after';
  calls: number;
}

/** A response that arrives while another process continues with the scenario. */
interface Delay {
  calls: number;
  commands: number;
}

export class StudioProcess {
  readonly db: Database;
  readonly bank: InMemoryPayments;
  readonly world: TestWorld;
  readonly killSwitch = new KillSwitch();
  readonly queue: Job[];
  readonly people: readonly Who[];
  readonly bookings: string[] = [];
  readonly boughtBy = new Map<string, string>();
  /** Sessions that were paid although the provider had reported them as expired. */
  readonly late = new Set<string>();
  readonly lostEvents = new Set<string>();
  readonly postedEvents = new Set<string>();
  /** Deliveries of each email, and how often the process died during one. */
  readonly delivered = new Map<string, number>();
  readonly diedWithEmail = new Map<string, number>();
  /** Reconciliations in which the provider responded to everything. */
  readonly completeReconciliations: Temporal.Instant[] = [];
  /** Errors explained by neither an outage nor a kill. */
  readonly errors: string[] = [];
  outage: Outage | null = null;
  delay: Delay | null = null;
  /** How often something was done while a response was delayed. */
  crossings = 0;
  runNext: (commands: number) => Promise<number> = async () => 0;

  constructor(db: Database, peopleTokens: readonly string[]) {
    this.db = db;
    this.bank = openInMemoryPayments({ now: () => this.world.clock.now() });
    this.bank.connection = (_call, when) => this.#connection(when);
    const { db: killableDb, jobs, queue } = killableDatabase(db, this.killSwitch);
    this.queue = queue;
    this.world = testWorld(db, {
      db: killableDb,
      jobs,
      payments: outsideTransactions(this.bank.payments, db),
      mail: { kind: 'smtp', deliver: async ({ messageId }) => this.#deliver(messageId) },
    });
    this.people = peopleTokens.map((holderToken, index) => ({
      ...visitor,
      holderToken,
      address: `203.0.113.${index}`,
      language: index % 2 === 0 ? 'en' : 'da',
    }));
  }

  now(): Temporal.Instant {
    return this.world.clock.now();
  }

  wait(seconds: number): void {
    this.world.setNow(this.now().add({ seconds }));
  }

  /**
   * Runs something in the process. It may be killed, and the provider may be unavailable; any other error is a
   * fault.
   */
  async run(what: string, work: () => Promise<unknown>): Promise<'done' | 'killed' | 'unavailable'> {
    try {
      await work();
      return this.killSwitch.isKilled ? 'killed' : 'done';
    } catch (error) {
      if (error instanceof Killed || this.killSwitch.isKilled) return 'killed';
      if (error instanceof PaymentUnavailable) return 'unavailable';
      this.errors.push(`${what}: ${(error as Error).stack}`);
      return 'done';
    } finally {
      if (this.killSwitch.isKilled) this.killSwitch.restart();
    }
  }

  dueJobs(): Job[] {
    return this.queue.filter(({ at }) => at === null || Temporal.Instant.compare(at, this.now()) <= 0);
  }

  removeJob(job: Job): void {
    this.queue.splice(this.queue.indexOf(job), 1);
  }

  /** A job is lost when its process is killed, and retried when the provider did not respond. */
  async runJob(job: Job): Promise<void> {
    this.removeJob(job);
    const handler = jobHandlers(this.world)[job.name] as (data: Job['data']) => Promise<void>;
    const end = await this.run(`job ${job.name}`, () => handler(job.data));
    if (end === 'unavailable') this.queue.push({ ...job, at: this.now().add({ seconds: 30 }) });
    if (end === 'killed' && 'emailId' in job.data) {
      this.diedWithEmail.set(job.data.emailId, (this.diedWithEmail.get(job.data.emailId) ?? 0) + 1);
    }
  }

  /** Until nothing is due. Jobs may enqueue more, but not endlessly. */
  async runDueJobs(): Promise<void> {
    const most = this.dueJobs().length + 200;
    for (let round = 0; round < most; round += 1) {
      const [job] = this.dueJobs();
      if (!job) return;
      await this.runJob(job);
    }
    this.errors.push('the queue never empties');
  }

  async #connection(when: 'before' | 'after'): Promise<void> {
    this.killSwitch.step();
    if (when === 'after') await this.#delay();
    if (this.outage?.when !== when || this.outage.calls <= 0) return;
    this.outage.calls -= 1;
    throw new PaymentUnavailable(`unavailable ${when} the call`);
  }

  async #delay(): Promise<void> {
    if (!this.delay) return;
    this.delay.calls -= 1;
    if (this.delay.calls > 0) return;
    const { commands } = this.delay;
    this.delay = null;
    if ((await this.runNext(commands)) > 0) this.crossings += 1;
  }

  #deliver(messageId: string): void {
    this.killSwitch.step();
    this.delivered.set(messageId, (this.delivered.get(messageId) ?? 0) + 1);
    this.killSwitch.step();
  }
}

export const startOfScenario = testNow;
