import type { Log } from '../log.ts';
import { type Media, MediaFailed, type MediaFiles, type MediaTaskName, type MediaTasks } from './media.ts';
import { type MediaProcess, startMediaProcess } from './media-process.ts';
import type { MemoryLimits } from './spawn-child.ts';

export interface MediaOptions {
  log: Log;
  processes?: number;
  mostWaiting?: number;
  memory?: MemoryLimits;
  timeoutsMs?: Partial<Record<MediaTaskName, number>>;
  idleMs?: number;
}

interface Waiting {
  name: MediaTaskName;
  isBackground: boolean;
  begin(child: MediaProcess): Promise<void>;
  refuse(error: MediaFailed): void;
}

interface TaskRule {
  timeoutMs: number;
  /** Not awaited by a request: one process stays free for tasks that are. */
  isBackground?: true;
}

const taskRules: Readonly<Record<MediaTaskName, TaskRule>> = {
  'prepare-picture': { timeoutMs: 60_000 },
  'draw-portrait': { timeoutMs: 20_000, isBackground: true },
  'draw-poster': { timeoutMs: 30_000, isBackground: true },
  'draw-svg': { timeoutMs: 20_000 },
  'prepare-print': { timeoutMs: 30_000 },
  'count-pdf-pages': { timeoutMs: 20_000 },
  'draw-pdf-pages': { timeoutMs: 60_000, isBackground: true },
  'read-pdf-text': { timeoutMs: 60_000 },
  'print-document': { timeoutMs: 60_000 },
  'inspect-film': { timeoutMs: 30_000 },
  'convert-film': { timeoutMs: 45 * 60_000, isBackground: true },
};

export function openMedia(options: MediaOptions): Media {
  const { log, processes = 2, mostWaiting = 32, idleMs = 30_000 } = options;
  const memory = options.memory ?? { rssMegabytes: 1_024, heapMegabytes: 384 };
  const idle = idleProcesses(memory, idleMs);
  const busy = new Map<MediaProcess, Waiting>();
  let waiting: Waiting[] = [];
  let isClosed = false;

  const mayBegin = (task: Waiting) => {
    const inBackground = [...busy.values()].filter(({ isBackground }) => isBackground).length;
    return !task.isBackground || inBackground < Math.max(1, processes - 1);
  };
  const beginNext = () => {
    while (busy.size < processes) {
      const next = waiting.find(mayBegin);
      if (!next) return;
      waiting = waiting.filter((task) => task !== next);
      const child = idle.take();
      busy.set(child, next);
      void next.begin(child).then(() => {
        busy.delete(child);
        if (isClosed) void child.end();
        else idle.putBack(child);
        beginNext();
      });
    }
  };
  const run = <N extends MediaTaskName>(name: N, input: MediaTasks[N]['input'], files: MediaFiles) =>
    new Promise<MediaTasks[N]['output']>((resolve, reject) => {
      if (isClosed) return reject(new MediaFailed(name, 'stopped', 'the studio is stopping'));
      if (waiting.length >= mostWaiting) return reject(new MediaFailed(name, 'busy', 'too many tasks wait'));
      const rule = taskRules[name];
      const begin = (child: MediaProcess) =>
        child
          .run(name, input, { files, timeoutMs: options.timeoutsMs?.[name] ?? rule.timeoutMs })
          .then(resolve, reject);
      waiting.push({ name, isBackground: rule.isBackground ?? false, begin, refuse: reject });
      beginNext();
    });
  return {
    run: (name, input, files = {}) =>
      run(name, input, files).catch((error: unknown) => {
        if (error instanceof MediaFailed && error.failure !== 'stopped') {
          log.warn({ task: name, failure: error.failure, error: error.message }, 'a media task failed');
        }
        throw error;
      }),
    async close() {
      isClosed = true;
      for (const { name, refuse } of waiting)
        refuse(new MediaFailed(name, 'stopped', 'the studio is stopping'));
      waiting = [];
      const children = [...idle.takeAll(), ...busy.keys()];
      await Promise.all(children.map((child) => child.end()));
    },
  };
}

function idleProcesses(memory: MemoryLimits, idleMs: number) {
  const idle = new Map<MediaProcess, NodeJS.Timeout>();
  return {
    take(): MediaProcess {
      for (const [child, timer] of idle) {
        clearTimeout(timer);
        idle.delete(child);
        if (!child.isSpent()) return child;
      }
      return startMediaProcess(memory);
    },
    putBack(child: MediaProcess): void {
      if (child.isSpent()) {
        void child.end();
        return;
      }
      const timer = setTimeout(() => {
        idle.delete(child);
        void child.end();
      }, idleMs).unref();
      idle.set(child, timer);
    },
    takeAll(): MediaProcess[] {
      for (const timer of idle.values()) clearTimeout(timer);
      const children = [...idle.keys()];
      idle.clear();
      return children;
    },
  };
}
