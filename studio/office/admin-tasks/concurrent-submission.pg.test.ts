import { testStage } from '#tests/support/page-fixture.ts';
import { pressedAtOnce } from './concurrent-submission.contract.ts';

pressedAtOnce(testStage('server'));
