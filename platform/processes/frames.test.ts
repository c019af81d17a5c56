import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FrameReader, writeFrame } from './frames.ts';

const generous = { mostMessageBytes: 10_000, bytes: 1_000_000 };

function bytesOf(messages: readonly unknown[]): Buffer {
  const written: Buffer[] = [];
  for (const message of messages) writeFrame({ write: (bytes) => written.push(bytes) }, message);
  return Buffer.concat(written);
}

test('frames: messages arrive whole and in order, however the pipe cuts them', () => {
  const message = fc.oneof(
    fc.string(),
    fc.uint8Array(),
    fc.record({ task: fc.nat(), piece: fc.uint8Array() }),
  );
  fc.assert(
    fc.property(fc.array(message), fc.integer({ min: 1, max: 40 }), (messages, length) => {
      const received: unknown[] = [];
      const reader = new FrameReader((one) => received.push(one), generous);
      const bytes = bytesOf(messages);
      for (let at = 0; at < bytes.length; at += length)
        expect(reader.push(bytes.subarray(at, at + length))).toBe(true);
      expect(received).toEqual(messages);
    }),
  );
});

test('frames: a message that is too long is refused by its header, before its bytes arrive', () => {
  const reader = new FrameReader(() => {}, { ...generous, mostMessageBytes: 100 });
  const [header] = [bytesOf(['x'.repeat(200)]).subarray(0, 4)];
  expect(reader.push(header)).toBe(false);
});

test('frames: small messages are refused when together they are more than is allowed', () => {
  const received: unknown[] = [];
  const one = bytesOf(['hello']);
  const reader = new FrameReader((message) => received.push(message), {
    ...generous,
    bytes: 2 * one.length,
  });
  expect([reader.push(one), reader.push(one), reader.push(one)]).toEqual([true, true, false]);
  reader.allow({ ...generous, bytes: one.length });
  expect(reader.push(one)).toBe(true);
  expect(received).toHaveLength(3);
});
