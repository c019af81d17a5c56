import type { Lane, TaskName } from './processes.ts';

export interface TaskLimits {
  /** Of all threads of the process, so that a busy machine ends no task. */
  cpuMs: number;
  /** For a process that is stopped, and for a source that does not answer. */
  timeoutMs: number;
  mostInputBytes: number;
  mostOutputBytes: number;
}

export interface TaskRule extends TaskLimits {
  lane: Lane;
}

const mb = 1024 ** 2;
const gb = 1024 ** 3;

/** Sizes of the input are those of the whole file where it is read in ranges. */
const rule = (
  lane: Lane,
  [cpuSeconds, timeoutSeconds]: readonly [number, number],
  [mostInputBytes, mostOutputBytes]: readonly [number, number],
): TaskRule => ({
  lane,
  cpuMs: cpuSeconds * 1_000,
  timeoutMs: timeoutSeconds * 1_000,
  mostInputBytes,
  mostOutputBytes,
});

export const taskRules: Readonly<Record<TaskName, TaskRule>> = {
  'read-busy-times': rule('booking', [2, 20], [6 * mb, 4 * mb]),
  'read-event-time': rule('owner', [2, 20], [6 * mb, mb]),
  'find-caldav-calendars': rule('owner', [2, 20], [24 * mb, mb]),
  'read-caldav-busy-times': rule('booking', [2, 20], [12 * mb, 4 * mb]),
  'read-caldav-etags': rule('owner', [2, 20], [24 * mb, mb]),
  'read-google-calendars': rule('owner', [2, 20], [6 * mb, mb]),
  'read-google-busy-times': rule('booking', [2, 20], [6 * mb, 4 * mb]),
  'read-google-etags': rule('owner', [2, 20], [6 * mb, mb]),
  'read-google-event': rule('owner', [2, 20], [6 * mb, mb]),
  'parse-email': rule('owner', [10, 60], [28 * mb, 32 * mb]),
  'inspect-pdf': rule('owner', [20, 60], [100 * mb, mb]),
  'read-csv': rule('owner', [5, 30], [4 * mb, 16 * mb]),
  'read-captions': rule('owner', [5, 30], [2 * mb, 4 * mb]),
  'prepare-picture': rule('owner', [60, 180], [32 * mb, 64 * mb]),
  'draw-portrait': rule('background', [20, 60], [32 * mb, 4 * mb]),
  'draw-email-picture': rule('public', [20, 60], [32 * mb, 4 * mb]),
  'draw-poster': rule('background', [20, 60], [4 * mb, 4 * mb]),
  'draw-svg': rule('public', [20, 60], [32 * mb, 8 * mb]),
  'prepare-print': rule('public', [30, 90], [32 * mb, 16 * mb]),
  'count-pdf-pages': rule('owner', [20, 60], [100 * mb, mb]),
  'draw-pdf-pages': rule('background', [60, 180], [100 * mb, 64 * mb]),
  'read-pdf-text': rule('owner', [30, 120], [100 * mb, 16 * mb]),
  'print-document': rule('owner', [30, 120], [64 * mb, 64 * mb]),
  'inspect-media': rule('owner', [60, 180], [8 * gb, mb]),
  'convert-film': rule('background', [20 * 60, 45 * 60], [8 * gb, 8 * gb]),
};
