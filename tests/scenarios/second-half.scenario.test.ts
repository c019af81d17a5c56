import { times } from '#tests/support/site/times.ts';
import { runScenarios } from './run-scenarios.ts';

runScenarios('second half', times(25, 5_000), -987694955);
