import { testDatabase } from '#tests/support/database/database.ts';
import { limitsKeepTheirPromises } from './limits.contract.ts';

limitsKeepTheirPromises(testDatabase('server'));
