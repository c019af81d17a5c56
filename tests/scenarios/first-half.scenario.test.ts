import { times } from '#tests/support/site/times.ts';
import { runScenarios } from './run-scenarios.ts';

runScenarios('first half', times(25, 5_000), 1537105665);
