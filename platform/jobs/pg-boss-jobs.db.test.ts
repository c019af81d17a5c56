import { describe, test } from 'vitest';
import { jobsContract } from '#tests/contracts/jobs.ts';

const jobs = jobsContract('embedded');

test(
  'jobs can be asked for in a transaction from the first moment on, at the first start and at later ones',
  jobs.canBeAskedForAtOnce,
);

test(
  'a job that fails comes again after pauses that grow, ends as the owner’s task with a mail, and its button runs it [P.66]',
  jobs.failsToTheEnd,
);

test(
  'a reconciliation that fails is nobody’s task: the next one makes up for it, also in a studio of an older version [P.68]',
  jobs.failedReconciliation,
);

describe('when the process stops', () => {
  test('a job in hand finishes', jobs.finishesWhenStopped);

  test(
    'one that does not finish in time is handed back, and done by the next process [P.67]',
    jobs.isHandedBack,
  );
});
