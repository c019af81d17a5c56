import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';

/** Milliseconds. Timers hold at most 24 days, and the clock may be corrected meanwhile. */
const limits = { longest: 10 * 60_000, betweenRuns: 1_000, afterFailure: 10_000 };

/** Finds what is due, does it, and answers when the next is due; null: nothing is known. */
export type DueWork = () => Promise<Temporal.Instant | null>;

/** One timer per process. It is a trigger only: reconciliation does what a killed process leaves. */
export class WakeTimer {
  readonly #clock: Clock;
  readonly #log: Log;
  #work: DueWork | null = null;
  #timer: NodeJS.Timeout | undefined;
  #next = Number.POSITIVE_INFINITY;
  #running: Promise<void> | null = null;

  constructor(clock: Clock, log: Log) {
    this.#clock = clock;
    this.#log = log;
  }

  /** Wakes at this moment at the latest; does nothing before `start`. */
  wakeAt(at: Temporal.Instant): void {
    const moment = at.epochMilliseconds;
    if (!this.#work || moment >= this.#next) return;
    this.#next = moment;
    if (!this.#running) this.#set(Math.max(0, moment - this.#now()));
  }

  start(work: DueWork): void {
    this.#work = work;
    this.#run();
  }

  /** Waits for running work. */
  async stop(): Promise<void> {
    this.#work = null;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #now(): number {
    return this.#clock.now().epochMilliseconds;
  }

  #set(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#run(), Math.min(delay, limits.longest)).unref();
  }

  #run(): void {
    this.#running = this.#once().then((pause) => {
      this.#running = null;
      if (this.#work) this.#set(Math.max(pause, this.#next - this.#now()));
    });
  }

  /** Answers how long to pause at least. */
  async #once(): Promise<number> {
    this.#next = Number.POSITIVE_INFINITY;
    try {
      const next = await this.#work?.();
      if (!next) return limits.betweenRuns;
      this.#next = Math.min(this.#next, next.epochMilliseconds);
      // What is still due could not be done.
      return next.epochMilliseconds > this.#now() ? limits.betweenRuns : limits.afterFailure;
    } catch (error) {
      this.#log.warn({ err: error }, 'timed work failed and is done again');
      this.#next = 0;
      return limits.afterFailure;
    }
  }
}
