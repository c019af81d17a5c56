import { testStage } from '#tests/support/page-fixture.ts';
import { refundsAreMadeOnce } from './double-submission.contract.ts';

refundsAreMadeOnce(testStage());
