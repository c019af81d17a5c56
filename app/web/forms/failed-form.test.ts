import { type DataStrategyResult, UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from 'react-router';
import { expect, test } from 'vitest';
import { failedForm, keepPageOnFailure } from './failed-form.ts';

async function posted(result: unknown): Promise<DataStrategyResult | undefined> {
  const request = new Request('http://studio.example/admin/tasks/1/done', { method: 'POST' });
  const answer: DataStrategyResult = { type: 'error', result };
  return (await keepPageOnFailure({ request }, async () => ({ page: answer }))).page;
}

test('a form that succeeds leads on: a redirect is no failure', async () => {
  const answer = redirect('/admin');
  expect(await posted(answer)).toEqual({ type: 'error', result: answer });
  expect(failedForm.getSnapshot()).toBeNull();
});

test.each([
  [new Error('Unexpected Server Error'), 'failed'],
  [new ErrorResponse(500, '', null), 'failed'],
  [new ErrorResponse(413, '', null), 'tooLarge'],
  [new ErrorResponse(400, '', null), 'incomplete'],
  [new ErrorResponse(503, '', null), 'busy'],
  [new ErrorResponse(404, '', null), null],
  [new TypeError('Failed to fetch'), null],
])('%s keeps the page only if it failed at the server', async (error, failure) => {
  const answer = await posted(error);
  expect(failedForm.getSnapshot()).toBe(failure);
  expect(answer?.type).toBe(failure === null ? 'error' : 'data');
});
