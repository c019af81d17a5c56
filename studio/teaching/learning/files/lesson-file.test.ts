import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inspectMedia } from '#platform/processes/child/media/inspect-media.ts';
import { bytesOfChunk, chunkCount, stretchesOf } from '#studio/shared/media/chunks.ts';
import { kindOf } from '#studio/shared/media/media-kind.ts';
import { courseIdOf } from '#studio/teaching/learning/course.ts';
import { silentMp3 } from '#tests/support/media/sounds.ts';
import recorded from '../../../../db/sample/courses/recorded/recorded.json' with { type: 'json' };
import { safeName } from './lesson-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const inspected = (file: Uint8Array) =>
  inspectMedia({
    bytes: file.length,
    read: async (offset, length) => file.subarray(offset, offset + length),
    write: async () => {},
  });

describe('the type of a file', () => {
  test.each([
    ['\0\0\0\x20ftypisom....', 'film.mp4', 'mp4'],
    ['\0\0\0\x20ftypmp42....', 'film', 'mp4'],
    ['\0\0\0\x20ftypM4A ....', 'film.mp4', 'm4a'],
    ['\0\0\0\x20ftypisom....', 'sound.m4a', 'm4a'],
    ['\0\0\0\x14ftypqt  ....', 'film.mov', 'mp4'],
    ['ID3\x04........', 'x', 'mp3'],
    ['\xff\xfb\x90\x64', 'x.pdf', 'mp3'],
    ['\xff\xff\xff\xff', 'x.mp3', null],
    ['%PDF-1.7\n', 'x.mp4', 'pdf'],
    ['RIFF....WAVEfmt ', 'x', 'wav'],
    ['fLaC', 'x', 'flac'],
    ['OggS', 'x.ogg', 'm4a'],
    ['\xff\xf1\x50\x80', 'x.aac', 'm4a'],
    ['\x1aE\xdf\xa3', 'x', 'webm'],
    ['\x1aE\xdf\xa3', 'x.weba', 'weba'],
    ['<html>', 'x.mp4', null],
    ['MZ\x90', 'x.mp3', null],
    ['', 'x.mp4', null],
  ])('is determined by its content: %j called %s is %s', (head, name, kind) => {
    expect(kindOf(bytes(head), name)).toBe(kind);
  });
});

describe('a file in chunks', () => {
  test('any range of it is exactly those bytes, for every size of chunk and file', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 400 }),
        fc.nat(),
        fc.nat(),
        (perChunk, size, one, other) => {
          const [start, end] = [one % size, other % size].sort((a, b) => a - b) as [number, number];
          const whole = Array.from({ length: size }, (_, at) => at);
          const chunks = Array.from({ length: chunkCount(size, perChunk) }, (_, number) =>
            whole.slice(number * perChunk, (number + 1) * perChunk),
          );
          expect(chunks.map((chunk) => chunk.length)).toEqual(
            chunks.map((_, number) => bytesOfChunk(number, size, perChunk)),
          );
          const read = stretchesOf(start, end, perChunk).flatMap((stretch) =>
            chunks[stretch.number]!.slice(stretch.start, stretch.end + 1),
          );
          expect(read).toEqual(whole.slice(start, end + 1));
        },
      ),
    );
  });

  test('has no chunk before the first, after the last, or between two', () => {
    expect([-1, 3, 0.5, Number.NaN].map((number) => bytesOfChunk(number, 25, 10))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('the duration of a recording', () => {
  test.each(Object.entries(recorded))('%s has the duration it was created with', async (name, facts) => {
    const file = readFileSync(
      new URL(`../../../../db/sample/courses/recorded/${name}.${facts.kind}`, import.meta.url),
    );
    expect(file.length).toBe(facts.bytes);
    const format = facts.kind === 'mp4' ? 'mp4' : 'm4a';
    expect(kindOf(file.subarray(0, 32), name)).toBe(format);
    expect(await inspected(file)).toEqual({ format, seconds: facts.seconds, isRemuxed: false });
  });

  test('an MP3: from its frame count, else from its bit rate', async () => {
    const file = silentMp3(38);
    expect(await inspected(file)).toEqual({ format: 'mp3', seconds: 1, isRemuxed: false });
    file.set([...bytes('Xing'), 0, 0, 0, 1, 0, 0, 8, 249], 36);
    expect(await inspected(file)).toEqual({ format: 'mp3', seconds: 60, isRemuxed: false });
  });

  test('noise is no recording', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (noise) => {
        const finding = await inspected(noise).catch(() => ({ fault: 'not-media' }));
        expect(finding).toHaveProperty('fault');
      }),
    );
  });
});

test('a download name has no folder, no quotation mark, and the extension of its type', () => {
  expect(safeName('C:\\fakepath\\Lektion "1".mov', 'mp4')).toBe('Lektion 1.mp4');
  expect(safeName('../../etc/passwd', 'pdf')).toBe('passwd.pdf');
  expect(safeName('\u202egpj.exe', 'mp3')).toBe('gpj.mp3');
  expect(safeName('', 'pdf')).toBe('lesson.pdf');
});

test('the id of a course is derived from its title', () => {
  expect(courseIdOf('Hele stemmen på én dag!')).toBe('hele-stemmen-paa-en-dag');
  expect(courseIdOf('???')).toBe('');
});
