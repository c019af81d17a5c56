import { testStage } from '#tests/support/stage.ts';
import { refundsAreMadeOnce } from './pressed-twice.contract.ts';

refundsAreMadeOnce(testStage('server'));
