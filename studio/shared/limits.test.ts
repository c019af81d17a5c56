import { testDatabase } from '#tests/support/database.ts';
import { limitsKeepTheirPromises } from './limits.contract.ts';

limitsKeepTheirPromises(testDatabase());
