import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { FileExists, type Files, FileTooLarge } from './files.ts';

export interface FilesUnderTest {
  files: Files;
  everything: () => Promise<string[]>;
}

const pdf = 'application/pdf';
const rules = { contentType: pdf, maxBytes: 3_000_000 } as const;
const newKey = () => `tests/${randomUUID()}.pdf`;

export function filesContract(name: string, make: () => Promise<FilesUnderTest>): void {
  describe(name, () => {
    let files: Files;
    let everything: FilesUnderTest['everything'];
    beforeEach(async () => {
      ({ files, everything } = await make());
    });

    test('a file is read byte for byte, with its size and type', async () => {
      const key = newKey();
      const content = randomBytes(2_500_000);
      expect(await files.put(key, inPieces(content, 60_000), rules)).toEqual({ bytes: content.length });
      const opened = await files.open(key);
      expect(opened).toMatchObject({ bytes: content.length, contentType: pdf });
      expect(Buffer.compare(await read(opened), content)).toBe(0);
    });

    test('an empty file can be stored', async () => {
      const key = newKey();
      expect(await files.put(key, inPieces(Buffer.alloc(0), 1), rules)).toEqual({ bytes: 0 });
      expect(await read(await files.open(key))).toHaveLength(0);
    });

    test('a range is read from start to end, both inclusive, and never beyond the file', async () => {
      const key = newKey();
      await files.put(key, inPieces(Buffer.from('0123456789'), 4), rules);
      const stretch = async (start: number, end: number) => {
        const opened = await files.open(key, { start, end });
        expect(opened?.bytes).toBe(10);
        return (await read(opened)).toString();
      };
      expect(await stretch(0, 3)).toBe('0123');
      expect(await stretch(8, 8)).toBe('8');
      expect(await stretch(7, 4_000)).toBe('789');
      expect(await stretch(10, 20)).toBe('');
    });

    test('a body larger than allowed is refused, and nothing of it is stored', async () => {
      const before = await everything();
      const body = inPieces(randomBytes(200_000), 50_000);
      await expect(files.put(newKey(), body, { ...rules, maxBytes: 199_999 })).rejects.toThrow(FileTooLarge);
      expect(await everything()).toEqual(before);
    });

    test('a body of exactly the maximum size is stored', async () => {
      const key = newKey();
      const body = inPieces(randomBytes(200_000), 50_000);
      expect(await files.put(key, body, { ...rules, maxBytes: 200_000 })).toEqual({ bytes: 200_000 });
    });

    test('an interrupted body leaves nothing', async () => {
      const before = await everything();
      const key = newKey();
      await expect(files.put(key, breakingOff(), rules)).rejects.toThrow('the line is cut');
      expect(await files.open(key)).toBeNull();
      expect(await everything()).toEqual(before);
    });

    test('a key is written once: a second file is refused and the first one stays', async () => {
      const key = newKey();
      await files.put(key, inPieces(Buffer.from('first'), 9), rules);
      await expect(files.put(key, inPieces(Buffer.from('second'), 9), rules)).rejects.toThrow(FileExists);
      expect((await read(await files.open(key))).toString()).toBe('first');
    });

    test('of concurrent writes under one key one is stored, completely', async () => {
      const key = newKey();
      const tries = Array.from({ length: 8 }, (_, at) =>
        files.put(key, inPieces(Buffer.alloc(100_000, at), 30_000), rules),
      );
      const outcomes = await Promise.allSettled(tries);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const kept = await read(await files.open(key));
      expect(new Set(kept).size).toBe(1);
      expect(kept).toHaveLength(100_000);
    });

    test('a deleted file is gone, and deleting it again is no error', async () => {
      const before = await everything();
      const key = newKey();
      await files.put(key, inPieces(Buffer.from('gone soon'), 9), rules);
      await files.remove(key);
      await files.remove(key);
      expect(await files.open(key)).toBeNull();
      expect(await everything()).toEqual(before);
    });

    test('files are listed by prefix, sorted, and a deleted one is not', async () => {
      for (const key of ['list/b.pdf', 'list/a/c.pdf', 'other/d.pdf', 'list/e.pdf'])
        await files.put(key, inPieces(Buffer.from('x'), 1), rules);
      await files.remove('list/e.pdf');
      expect(await files.list('list/')).toEqual(['list/a/c.pdf', 'list/b.pdf']);
      expect(await files.list('')).toEqual(expect.arrayContaining(['list/b.pdf', 'other/d.pdf']));
      expect(await files.list('nothing/')).toEqual([]);
    });

    test('an unknown file is null', async () => {
      expect(await files.open(newKey())).toBeNull();
    });

    test.each([
      '../secret.pdf',
      'a/../../secret.pdf',
      '/etc/passwd.pdf',
      'a\\b.pdf',
      'a%2e%2e/b.pdf',
      'a\0.pdf',
      'Ansøgning.pdf',
      '.arriving/x.pdf',
      'plain',
      'a.exe',
      '',
    ])('an invalid key is never looked up: %j', async (key) => {
      await expect(files.put(key, inPieces(Buffer.from('x'), 1), rules)).rejects.toThrow('is no key');
      await expect(files.open(key)).rejects.toThrow('is no key');
      await expect(files.remove(key)).rejects.toThrow('is no key');
    });
  });
}

async function* inPieces(content: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

async function* breakingOff(): AsyncGenerator<Uint8Array> {
  yield Buffer.alloc(10_000);
  throw new Error('the line is cut');
}

async function read(opened: Awaited<ReturnType<Files['open']>>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of opened?.body ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
}
