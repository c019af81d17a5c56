import { testDatabase } from '#tests/support/database/database.ts';
import { limitsContract } from './limits.contract.ts';

limitsContract(testDatabase());
