import { describe, expect, test } from 'vitest';
import { greedyPdf, plainPdf, slowPdf } from '#tests/support/hostile-pdfs.ts';
import { bytesSource } from './input-source.ts';
import { laneRules } from './lanes.ts';
import { openProcesses, type ProcessesOptions } from './open-processes.ts';
import { type Processes, TaskFailed } from './processes.ts';
import { channelOf, spawnChild } from './spawn-child.ts';

const how = { mostPages: 8, width: 100, quality: 60 };
const draw = (processes: Processes, file: Buffer) =>
  processes.run('draw-pdf-pages', how, { source: bytesSource(file) }).then(
    (pages) => `${pages.length} drawn`,
    (error: unknown) => (error instanceof TaskFailed ? error.failure : error),
  );

const count = (processes: Processes, file: Buffer) =>
  processes.run('count-pdf-pages', {}, { source: bytesSource(file) });

async function withProcesses<T>(
  options: Partial<ProcessesOptions>,
  work: (processes: Processes, warnings: string[]) => Promise<T>,
) {
  const warnings: string[] = [];
  const warn = (fields: Record<string, unknown>) => warnings.push(`${fields.task} ${fields.failure}`);
  const processes = openProcesses({ log: { debug() {}, info() {}, warn, error() {} }, ...options });
  try {
    return await work(processes, warnings);
  } finally {
    await processes.close();
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a malicious file', () => {
  test('that takes minutes to render does not block the main process', async () => {
    await withProcesses({}, async (processes) => {
      expect(await draw(processes, plainPdf())).toBe('1 drawn');
      let isDrawing = true;
      const drawing = draw(processes, slowPdf()).finally(() => {
        isDrawing = false;
      });
      for (let turns = 0; turns < 2_000; turns += 1) await turn();
      expect(isDrawing).toBe(true);
      await processes.close();
      expect(await drawing).toBe('stopped');
    });
  });

  test('is ended at its CPU limit and reported, and the next file is processed', async () => {
    await withProcesses({ limits: { 'draw-pdf-pages': { cpuMs: 1_500 } } }, async (processes, warnings) => {
      const outcomes = await Promise.all([draw(processes, slowPdf()), draw(processes, plainPdf())]);
      expect(outcomes).toEqual(['cpu', '1 drawn']);
      expect(warnings).toEqual(['draw-pdf-pages cpu']);
    });
  });

  test('that exceeds its memory limit kills its process and is reported, and the next file is processed', async () => {
    await withProcesses(
      { lanes: { background: { rssMegabytes: 300, heapMegabytes: 2_000 } } },
      async (processes, warnings) => {
        const before = process.memoryUsage.rss();
        const outcomes = await Promise.all([draw(processes, greedyPdf()), draw(processes, plainPdf())]);
        expect(outcomes).toEqual(['memory', '1 drawn']);
        expect(warnings).toEqual(['draw-pdf-pages memory']);
        expect(process.memoryUsage.rss() - before).toBeLessThan(256 * 1024 ** 2);
      },
    );
  });

  test('that is no PDF fails as unreadable, and its process survives', async () => {
    await withProcesses({}, async (processes) => {
      expect(await draw(processes, Buffer.from('%PDF-1.7 and nothing'))).toBe('unreadable');
      expect(await draw(processes, plainPdf())).toBe('1 drawn');
    });
  });
});

describe('the pool', () => {
  test('refuses jobs beyond its queue, and accepts them again later', async () => {
    await withProcesses({ lanes: { background: { mostWaiting: 2 } } }, async (processes) => {
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => draw(processes, plainPdf())));
      expect(outcomes).toEqual(['1 drawn', '1 drawn', '1 drawn', 'busy', 'busy']);
      expect(await draw(processes, plainPdf())).toBe('1 drawn');
    });
  });

  test('a full lane does not delay another', async () => {
    await withProcesses({}, async (processes) => {
      const slow = [draw(processes, slowPdf()), draw(processes, slowPdf())];
      expect(await count(processes, plainPdf())).toBe(1);
      await processes.close();
      expect(await Promise.all(slow)).toEqual(['stopped', 'stopped']);
    });
  });

  test('a task that runs one at a time waits for the one before it, and another task runs meanwhile', async () => {
    expect(laneRules.owner.oneAtATime).toEqual(['prepare-picture']);
    await withProcesses({ lanes: { owner: { oneAtATime: ['inspect-pdf'] } } }, async (processes) => {
      const gate = Promise.withResolvers<Uint8Array>();
      const begun: string[] = [];
      const inspect = (name: string) => {
        const read = () => {
          begun.push(name);
          return gate.promise;
        };
        const outcome = processes.run('inspect-pdf', {}, { source: { bytes: 4, read } });
        return outcome.then(
          () => 'inspected',
          () => 'unreadable',
        );
      };
      const files = [inspect('first'), inspect('second')];
      expect(await count(processes, plainPdf())).toBe(1);
      await expect.poll(() => begun).toEqual(['first']);
      gate.resolve(new Uint8Array(4));
      await Promise.all(files);
      expect(begun).toEqual(['first', 'second']);
    });
  });

  test('a storage failure while reading is not attributed to the file', async () => {
    await withProcesses({}, async (processes) => {
      const read = () => Promise.reject(new Error('the storage is silent'));
      const drawing = processes.run('draw-pdf-pages', how, { source: { bytes: 1_000, read } });
      await expect(drawing).rejects.toThrow('the storage is silent');
      expect(await draw(processes, plainPdf())).toBe('1 drawn');
    });
  });

  test('its processes may write no file, start no program, use no network and read no data folder', async () => {
    const child = spawnChild({ rssMegabytes: 300, heapMegabytes: 100, mayLoadAddons: false });
    expect(child.spawnargs).toContain('--permission');
    expect(
      child.spawnargs.filter((arg) => /allow-(net|child|fs-write)|fs-read=(\*|.*data)/.test(arg)),
    ).toEqual([]);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    channelOf(child).destroy();
    await gone;
  });
});
