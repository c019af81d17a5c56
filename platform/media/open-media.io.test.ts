import { describe, expect, test } from 'vitest';
import { greedyPdf, plainPdf, slowPdf } from '#tests/support/hostile-pdfs.ts';
import { bytesSource } from './file-source.ts';
import { type Media, MediaFailed } from './media.ts';
import { type MediaOptions, openMedia } from './open-media.ts';
import { spawnChild } from './spawn-child.ts';

const how = { mostPages: 8, width: 100, quality: 60 };
const draw = (media: Media, file: Buffer) =>
  media.run('draw-pdf-pages', how, { source: bytesSource(file) }).then(
    (pages) => `${pages.length} drawn`,
    (error: unknown) => (error instanceof MediaFailed ? error.failure : error),
  );

const count = (media: Media, file: Buffer) => media.run('count-pdf-pages', {}, { source: bytesSource(file) });

async function withMedia<T>(
  options: Partial<MediaOptions>,
  work: (media: Media, warnings: string[]) => Promise<T>,
) {
  const warnings: string[] = [];
  const warn = (fields: Record<string, unknown>) => warnings.push(`${fields.task} ${fields.failure}`);
  const media = openMedia({ log: { debug() {}, info() {}, warn, error() {} }, processes: 1, ...options });
  try {
    return await work(media, warnings);
  } finally {
    await media.close();
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a malicious file', () => {
  test('that takes minutes to render does not block the main process', async () => {
    await withMedia({}, async (media) => {
      expect(await draw(media, plainPdf())).toBe('1 drawn');
      let isDrawing = true;
      const drawing = draw(media, slowPdf()).finally(() => {
        isDrawing = false;
      });
      // In this process it would finish after a few turns, each of which would block.
      for (let turns = 0; turns < 2_000; turns += 1) await turn();
      expect(isDrawing).toBe(true);
      await media.close();
      expect(await drawing).toBe('stopped');
    });
  });

  test('is killed at its timeout and reported, and the next file is processed', async () => {
    await withMedia({ timeoutsMs: { 'draw-pdf-pages': 2_000 } }, async (media, warnings) => {
      const outcomes = await Promise.all([draw(media, slowPdf()), count(media, plainPdf())]);
      expect(outcomes).toEqual(['timeout', 1]);
      expect(warnings).toEqual(['draw-pdf-pages timeout']);
    });
  });

  test('that exceeds its memory limit kills its process and is reported, and the next file is processed', async () => {
    await withMedia({ memory: { rssMegabytes: 300, heapMegabytes: 2_000 } }, async (media, warnings) => {
      const before = process.memoryUsage.rss();
      const outcomes = await Promise.all([draw(media, greedyPdf()), draw(media, plainPdf())]);
      expect(outcomes).toEqual(['memory', '1 drawn']);
      expect(warnings).toEqual(['draw-pdf-pages memory']);
      expect(process.memoryUsage.rss() - before).toBeLessThan(256 * 1024 ** 2);
    });
  });

  test('that is no PDF fails as unreadable, and its process survives', async () => {
    await withMedia({}, async (media) => {
      expect(await draw(media, Buffer.from('%PDF-1.7 and nothing'))).toBe('unreadable');
      expect(await draw(media, plainPdf())).toBe('1 drawn');
    });
  });
});

describe('the pool', () => {
  test('refuses jobs beyond its queue, and accepts them again later', async () => {
    await withMedia({ mostWaiting: 2 }, async (media) => {
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => draw(media, plainPdf())));
      expect(outcomes).toEqual(['1 drawn', '1 drawn', '1 drawn', 'busy', 'busy']);
      expect(await draw(media, plainPdf())).toBe('1 drawn');
    });
  });

  test('reserves a process for interactive jobs while long jobs use the others', async () => {
    await withMedia({ processes: 2 }, async (media) => {
      const slow = [draw(media, slowPdf()), draw(media, slowPdf())];
      expect(await count(media, plainPdf())).toBe(1);
      await media.close();
      expect(await Promise.all(slow)).toEqual(['stopped', 'stopped']);
    });
  });

  test('a storage failure while reading is not attributed to the file', async () => {
    await withMedia({}, async (media) => {
      const read = () => Promise.reject(new Error('the storage is silent'));
      const drawing = media.run('draw-pdf-pages', how, { source: { bytes: 1_000, read } });
      await expect(drawing).rejects.toThrow('the storage is silent');
      expect(await draw(media, plainPdf())).toBe('1 drawn');
    });
  });

  test('its processes may write no file, start no program and use no network', async () => {
    const child = spawnChild({ rssMegabytes: 300, heapMegabytes: 100 });
    expect(child.spawnargs).toContain('--permission');
    expect(child.spawnargs.filter((arg) => /allow-(net|child|fs-write)/.test(arg))).toEqual([]);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.disconnect();
    await gone;
  });
});
