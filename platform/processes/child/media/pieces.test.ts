import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockReader } from './block-reader.ts';
import { PieceWriter } from './piece-writer.ts';

test('chunks written in order, with the header last, are reassembled whole at any chunk size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 8, max: 40 }),
      fc.array(fc.uint8Array({ minLength: 1, maxLength: 90 }), { minLength: 1, maxLength: 12 }),
      async (size, parts) => {
        const given = new Map<number, Uint8Array>();
        const writer = new PieceWriter(size, async (number, piece) => {
          expect(given.has(number)).toBe(false);
          given.set(number, piece.slice());
        });
        await writer.write(0, new Uint8Array(8));
        let at = 8;
        for (const part of parts) {
          await writer.write(at, part);
          at += part.length;
        }
        const head = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8]);
        await writer.write(0, head);
        expect(await writer.end()).toBe(at);
        const numbers = [...given.keys()].toSorted((a, b) => a - b);
        expect(numbers).toEqual(Array.from({ length: Math.ceil(at / size) }, (_, number) => number));
        const whole = Buffer.concat(numbers.map((number) => given.get(number) ?? new Uint8Array()));
        expect(whole).toEqual(Buffer.concat([head, ...parts]));
      },
    ),
  );
});

test('a chunk already handed over cannot be changed: the writer gets an error', async () => {
  const writer = new PieceWriter(10, async () => {});
  await writer.write(0, new Uint8Array(40));
  await expect(writer.write(12, new Uint8Array(1))).rejects.toThrow('piece 1 was handed over already');
});

test('many small reads of a large file are few requests of one block each', async () => {
  const bytes = 9 * 1024 ** 2;
  const requested: number[] = [];
  const read = async (offset: number, length: number) => {
    requested.push(offset);
    return new Uint8Array(length).fill(offset / 1024 ** 2);
  };
  const reader = blockReader({ bytes, read, write: async () => {} });
  const seam = await reader(4 * 1024 ** 2 - 2, 4 * 1024 ** 2 + 2);
  expect([...seam]).toEqual([0, 0, 4, 4]);
  for (let at = 0; at < bytes; at += 100_000) await reader(at, Math.min(at + 50, bytes));
  expect(requested).toEqual([0, 4 * 1024 ** 2, 8 * 1024 ** 2]);
});
