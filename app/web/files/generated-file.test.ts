import { expect, test } from 'vitest';
import { Overloaded } from '#platform/overload/capacity.ts';
import { TaskFailed, type TaskFailure } from '#platform/processes/processes.ts';
import type { World } from '#platform/world.ts';
import { generatedFile } from './generated-file.ts';

function workshop() {
  const state = { runs: 0, failure: null as TaskFailure | null, content: 1 };
  const world = { processes: {} } as World;
  const make = async () => {
    state.runs += 1;
    const made = state.content;
    await Promise.resolve();
    if (state.failure) throw new TaskFailed('print-document', state.failure, 'as this test wants it');
    return new Uint8Array([made]);
  };
  const request = async (key = '/PDFs/a.pdf') => {
    const { bytes, isLast } = await generatedFile(world, key, make);
    return [...bytes, isLast];
  };
  return { state, request };
}

const passing: readonly TaskFailure[] = ['busy', 'timeout', 'stopped', 'cpu', 'memory', 'crash'];

test('generated file: concurrent requests make it once, and those for another file make that one', async () => {
  const { state, request } = workshop();
  expect(await Promise.all([request(), request(), request()])).toEqual(Array(3).fill([1, false]));
  expect(state.runs).toBe(1);
  await Promise.all([request('/PDFs/a.pdf'), request('/PDFs/b.pdf')]);
  expect(state.runs).toBe(3);
});

test('generated file: without capacity the last one is answered, and the new one afterwards', async () => {
  const { state, request } = workshop();
  await request();
  state.content = 2;
  for (const failure of passing) {
    state.failure = failure;
    expect(await Promise.all([request(), request()]), failure).toEqual(Array(2).fill([1, true]));
  }
  state.failure = null;
  expect(await request()).toEqual([2, false]);
});

test('generated file: without capacity and without a last one it is overloaded', async () => {
  const { state, request } = workshop();
  for (const failure of passing) {
    state.failure = failure;
    await expect(request(), failure).rejects.toThrow(Overloaded);
  }
});

test('generated file: a fault of its content is no overload', async () => {
  const { state, request } = workshop();
  await request();
  state.failure = 'unreadable';
  await expect(request()).rejects.toThrow('unreadable');
});
