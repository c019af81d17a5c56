import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { TaskFailed } from './processes.ts';
import { channelOf } from './spawn-child.ts';
import { TaskProcess } from './task-process.ts';

const limits = { rssMegabytes: 320, heapMegabytes: 128, mayLoadAddons: false };
const mostOutputBytes = 1024 ** 2;

/** A child that no longer keeps its own limits: it says that it is ready, and then sends what it likes. */
function takenOver(script: string): ChildProcess {
  const program = `
    const { writeSync } = require('node:fs');
    const { serialize } = require('node:v8');
    function frame(message) {
      const body = serialize(message);
      const header = Buffer.alloc(4);
      header.writeUInt32BE(body.length);
      return Buffer.concat([header, body]);
    }
    function send(bytes) {
      for (let at = 0; at < bytes.length; ) {
        try { at += writeSync(3, bytes, at); } catch (error) { if (error.code !== 'EAGAIN') throw error; }
      }
    }
    send(frame({ task: 0, kind: 'ready' }));
    setTimeout(() => { ${script} }, 100);
    setInterval(() => {}, 1000);`;
  return spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'pipe', 'pipe'], env: {} });
}

async function outcomeOf(child: TaskProcess): Promise<unknown> {
  const source = { bytes: 10, read: () => Promise.resolve(new Uint8Array(10)) };
  return child
    .run({
      name: 'inspect-pdf',
      input: {},
      files: { source },
      limits: { cpuMs: 1_000, timeoutMs: 60_000, mostInputBytes: 100, mostOutputBytes },
    })
    .catch((error: unknown) => (error instanceof TaskFailed ? error.failure : error));
}

test.each([
  ['a message of 3 GB', 'const header = Buffer.alloc(4); header.writeUInt32BE(3e9); send(header);'],
  ['an output of 64 MB', "send(frame({ task: 1, kind: 'done', output: Buffer.alloc(64 * 1024 ** 2) }));"],
  ['messages without end', "for (;;) send(frame({ task: 9, kind: 'begun' }));"],
  [
    'requests for its file without waiting for an answer',
    "for (;;) send(frame({ task: 1, kind: 'read', offset: 0, length: 10 }));",
  ],
  ['bytes that are no message', "send(Buffer.from('0000000400000000', 'hex'));"],
])('a child that is taken over and sends %s: it is ended, its task fails', async (_, script) => {
  const program = takenOver(script);
  const child = new TaskProcess(limits, () => program);
  expect(await outcomeOf(child)).toBe('too-large');
  expect(child.isSpent).toBe(true);
  await child.end();
  expect(channelOf(program).bytesRead).toBeLessThan(8 * mostOutputBytes);
});
