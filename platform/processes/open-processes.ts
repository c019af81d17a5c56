import type { Log } from '../log.ts';
import { byteSize } from './byte-size.ts';
import { LaneQueue } from './lane-queue.ts';
import { type LaneRule, laneRules } from './lanes.ts';
import {
  type InputOf,
  type Lane,
  type OutputOf,
  type Processes,
  TaskFailed,
  type TaskName,
  type TaskOptions,
} from './processes.ts';
import { type TaskLimits, taskRules } from './task-rules.ts';

export interface ProcessesOptions {
  log: Log;
  lanes?: Partial<Record<Lane, Partial<LaneRule>>>;
  limits?: Partial<Record<TaskName, Partial<TaskLimits>>>;
  idleMs?: number;
}

export function openProcesses({
  log,
  lanes = {},
  limits = {},
  idleMs = 30_000,
}: ProcessesOptions): Processes {
  const queue = (lane: Lane) => new LaneQueue({ ...laneRules[lane], ...lanes[lane] }, idleMs);
  const queues: Readonly<Record<Lane, LaneQueue>> = {
    booking: queue('booking'),
    owner: queue('owner'),
    public: queue('public'),
    background: queue('background'),
  };
  const run = async <N extends TaskName>(
    name: N,
    input: InputOf<N>,
    { lane, timeoutMs, ...files }: TaskOptions,
  ): Promise<OutputOf<N>> => {
    const rule = { ...taskRules[name], ...limits[name] };
    const most = rule.mostInputBytes;
    if ((files.source?.bytes ?? 0) > most || byteSize(input, most) > most)
      throw new TaskFailed(name, 'too-large', `its input has more than ${most} bytes`);
    return queues[lane ?? rule.lane].run({ name, input, files, limits: rule }, timeoutMs);
  };
  return {
    run: (name, input, options = {}) =>
      run(name, input, options).catch((error: unknown) => {
        if (error instanceof TaskFailed) reportFailure(log, name, error);
        throw error;
      }),
    keepWarm: (lane) => queues[lane].keepWarm(),
    async close() {
      await Promise.all(Object.values(queues).map((one) => one.close()));
    },
  };
}

function reportFailure(log: Log, task: TaskName, { failure, message }: TaskFailed): void {
  if (failure === 'stopped') return;
  const fields = { task, failure, error: message };
  if (failure === 'unreadable') log.info(fields, 'the input of a task could not be read');
  else log.warn(fields, 'a task of a child process failed');
}
