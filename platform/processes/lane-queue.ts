import type { LaneRule } from './lanes.ts';
import { type OutputOf, TaskFailed, type TaskName } from './processes.ts';
import { type Task, TaskProcess } from './task-process.ts';

const warmMs = 10 * 60_000;

interface Waiting {
  name: TaskName;
  begin(child: TaskProcess): Promise<void>;
  refuse(error: TaskFailed): void;
}

/** The processes of one lane, and the tasks that wait for one. */
export class LaneQueue {
  readonly #rule: LaneRule;
  readonly #idleMs: number;
  readonly #busy = new Map<TaskProcess, Waiting>();
  readonly #idle = new Map<TaskProcess, NodeJS.Timeout>();
  #waiting: Waiting[] = [];
  #isClosed = false;
  #warmUntil = 0;

  constructor(rule: LaneRule, idleMs: number) {
    this.#rule = rule;
    this.#idleMs = idleMs;
  }

  /** `waitMs`: with the time in the queue; a task that did not begin by then is 'busy'. */
  run<N extends TaskName>(task: Task<N>, waitMs = Number.POSITIVE_INFINITY): Promise<OutputOf<N>> {
    const { name, limits } = task;
    return new Promise<OutputOf<N>>((resolve, reject) => {
      if (this.#isClosed) return reject(new TaskFailed(name, 'stopped', 'the studio is stopping'));
      if (this.#waiting.length >= this.#rule.mostWaiting)
        return reject(new TaskFailed(name, 'busy', 'too many tasks wait'));
      const end = performance.now() + waitMs;
      const timer = Number.isFinite(waitMs) ? setTimeout(() => this.#giveUp(waiting), waitMs) : undefined;
      const begin = (child: TaskProcess) => {
        clearTimeout(timer);
        const timeoutMs = Math.max(1, Math.min(limits.timeoutMs, end - performance.now()));
        return child.run({ ...task, limits: { ...limits, timeoutMs } }).then(resolve, reject);
      };
      const refuse = (error: TaskFailed) => {
        clearTimeout(timer);
        reject(error);
      };
      const waiting: Waiting = { name, begin, refuse };
      this.#waiting.push(waiting);
      this.#beginNext();
    });
  }

  keepWarm(): void {
    if (this.#isClosed) return;
    this.#warmUntil = performance.now() + warmMs;
    if (this.#busy.size > 0) return;
    this.#putBack(this.#take());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { name, refuse } of this.#waiting)
      refuse(new TaskFailed(name, 'stopped', 'the studio is stopping'));
    this.#waiting = [];
    const children = [...this.#idle.keys(), ...this.#busy.keys()];
    for (const timer of this.#idle.values()) clearTimeout(timer);
    this.#idle.clear();
    await Promise.all(children.map((child) => child.end()));
  }

  #giveUp(waiting: Waiting): void {
    this.#waiting = this.#waiting.filter((one) => one !== waiting);
    waiting.refuse(new TaskFailed(waiting.name, 'busy', 'no process was free in time'));
  }

  #beginNext(): void {
    while (this.#busy.size < this.#rule.processes) {
      const next = this.#waiting.find((one) => this.#mayBegin(one));
      if (!next) return;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      const child = this.#take();
      this.#busy.set(child, next);
      void next.begin(child).then(() => {
        this.#busy.delete(child);
        this.#putBack(child);
        this.#beginNext();
      });
    }
  }

  #mayBegin({ name }: Waiting): boolean {
    const { oneAtATime = [] } = this.#rule;
    return !oneAtATime.includes(name) || ![...this.#busy.values()].some((busy) => busy.name === name);
  }

  #take(): TaskProcess {
    for (const [child, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(child);
      if (!child.isSpent) return child;
    }
    return new TaskProcess(this.#rule);
  }

  #putBack(child: TaskProcess): void {
    const warmMsLeft = this.#warmUntil - performance.now();
    if (this.#isClosed || child.isSpent) {
      void child.end();
      if (!this.#isClosed && warmMsLeft > 0 && this.#idle.size + this.#busy.size === 0)
        this.#keep(new TaskProcess(this.#rule), warmMsLeft);
      return;
    }
    this.#keep(child, Math.max(this.#idleMs, warmMsLeft));
  }

  #keep(child: TaskProcess, ms: number): void {
    const timer = setTimeout(() => {
      this.#idle.delete(child);
      void child.end();
    }, ms).unref();
    this.#idle.set(child, timer);
  }
}
