import { testStage } from '#tests/support/page-fixture.ts';
import { doubleSubmissionContract } from './double-submission.contract.ts';

doubleSubmissionContract(testStage('server'));
