import { type DataStrategyResult, data } from 'react-router';
import { expect, test } from 'vitest';
import { revalidateOnConflict } from './revalidate-on-conflict.ts';

async function answered(result: DataStrategyResult, method = 'POST') {
  const request = new Request('http://localhost/admin', { method });
  return (await revalidateOnConflict({ request }, async () => ({ page: result }))).page;
}

test('after a conflict the page is revalidated, beside its answer', async () => {
  const conflict: DataStrategyResult = { type: 'data', result: data({ refusal: 'changed' }, 409) };
  expect(await answered(conflict)).toMatchObject({
    result: { data: { refusal: 'changed' }, init: { status: 200 } },
  });
});

test('any other answer, a bug and a GET pass unchanged', async () => {
  const refused: DataStrategyResult = { type: 'data', result: data('typed', 400) };
  const gone: DataStrategyResult = { type: 'data', result: data('page', 409) };
  const bug: DataStrategyResult = { type: 'error', result: data(null, 409) };
  for (const result of [refused, bug, { type: 'data', result: undefined } as const])
    expect(await answered(result)).toBe(result);
  expect(await answered(gone, 'GET')).toBe(gone);
});
