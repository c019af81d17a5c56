import { describe, test } from 'vitest';
import { jobsContract } from '#tests/contracts/jobs.ts';

const jobs = jobsContract('server');

test(
  'jobs can be enqueued in a transaction right after the start, the first one and later ones',
  jobs.runsImmediately,
);

test(
  'jobs that waited for the process to start, and dead ones, run without a pause between them',
  jobs.runsWhatWaited,
);

test(
  'a failing job is retried with backoff, ends as a task with an email, and its button runs it again',
  jobs.failsToTheEnd,
);

test(
  'a failing reconciliation opens no task, since the next run repeats it, also with an older schema',
  jobs.failedReconciliation,
);

describe('when the process stops', () => {
  test('a running job finishes', jobs.finishesWhenStopped);

  test('a job that does not finish in time is released, and run by the next process', jobs.isHandedBack);
});
