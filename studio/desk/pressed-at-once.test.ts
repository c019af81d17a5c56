import { testStage } from '#tests/support/stage.ts';
import { pressedAtOnce } from './pressed-at-once.contract.ts';

pressedAtOnce(testStage());
