import type { Database } from '#platform/db/database.ts';
import { outsideTransactions } from '#platform/payments/outside-transactions.ts';
import { PaymentUnavailable } from '#platform/payments/payments.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import type { Who } from '#studio/shared/who.ts';
import { type InMemoryPayments, openInMemoryPayments } from '#tests/stand-ins/payments/in-memory-payments.ts';
import { visitor } from '#tests/support/who.ts';
import { type TestWorld, testNow, testWorld } from '#tests/support/world.ts';
import { type Job, Killed, Mortal, mortalDatabase } from './crash.ts';

/** A failure of the connection to the provider. */
interface Cut {
  when: 'before' | 'after';
  calls: number;
}

/** A response that arrives while another process continues with the scenario. */
interface Linger {
  calls: number;
  commands: number;
}

export class StudioProcess {
  readonly db: Database;
  readonly bank: InMemoryPayments;
  readonly world: TestWorld;
  readonly mortal = new Mortal();
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
  readonly diedWithMail = new Map<string, number>();
  /** Reconciliations in which the provider responded to everything. */
  readonly completeReconciliations: Temporal.Instant[] = [];
  /** Errors explained by neither an outage nor a kill. */
  readonly wrongs: string[] = [];
  cut: Cut | null = null;
  linger: Linger | null = null;
  /** How often something was done while a response was delayed. */
  crossings = 0;
  goOn: (commands: number) => Promise<number> = async () => 0;

  constructor(db: Database, peopleTokens: readonly string[]) {
    this.db = db;
    this.bank = openInMemoryPayments({ now: () => this.world.clock.now() });
    this.bank.line = (_call, when) => this.#line(when);
    const { db: mortalDb, jobs, queue } = mortalDatabase(db, this.mortal);
    this.queue = queue;
    this.world = testWorld(db, {
      db: mortalDb,
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
  async does(what: string, work: () => Promise<unknown>): Promise<'done' | 'died' | 'silent'> {
    try {
      await work();
      return this.mortal.isDead ? 'died' : 'done';
    } catch (error) {
      if (error instanceof Killed || this.mortal.isDead) return 'died';
      if (error instanceof PaymentUnavailable) return 'silent';
      this.wrongs.push(`${what}: ${(error as Error).stack}`);
      return 'done';
    } finally {
      if (this.mortal.isDead) this.mortal.restart();
    }
  }

  dueJobs(): Job[] {
    return this.queue.filter(({ at }) => at === null || Temporal.Instant.compare(at, this.now()) <= 0);
  }

  forget(job: Job): void {
    this.queue.splice(this.queue.indexOf(job), 1);
  }

  /** A job is lost when its process is killed, and retried when the provider did not respond. */
  async workOn(job: Job): Promise<void> {
    this.forget(job);
    const handler = jobHandlers(this.world)[job.name] as (data: Job['data']) => Promise<void>;
    const end = await this.does(`job ${job.name}`, () => handler(job.data));
    if (end === 'silent') this.queue.push({ ...job, at: this.now().add({ seconds: 30 }) });
    if (end === 'died' && 'emailId' in job.data) {
      this.diedWithMail.set(job.data.emailId, (this.diedWithMail.get(job.data.emailId) ?? 0) + 1);
    }
  }

  /** Until nothing is due. Jobs may enqueue more, but not endlessly. */
  async workOff(): Promise<void> {
    const most = this.dueJobs().length + 200;
    for (let round = 0; round < most; round += 1) {
      const [job] = this.dueJobs();
      if (!job) return;
      await this.workOn(job);
    }
    this.wrongs.push('the queue never runs dry');
  }

  async #line(when: 'before' | 'after'): Promise<void> {
    this.mortal.step();
    if (when === 'after') await this.#linger();
    if (this.cut?.when !== when || this.cut.calls <= 0) return;
    this.cut.calls -= 1;
    throw new PaymentUnavailable(`the line is cut ${when} the call`);
  }

  async #linger(): Promise<void> {
    if (!this.linger) return;
    this.linger.calls -= 1;
    if (this.linger.calls > 0) return;
    const { commands } = this.linger;
    this.linger = null;
    if ((await this.goOn(commands)) > 0) this.crossings += 1;
  }

  #deliver(messageId: string): void {
    this.mortal.step();
    this.delivered.set(messageId, (this.delivered.get(messageId) ?? 0) + 1);
    this.mortal.step();
  }
}

export const beginning = testNow;
