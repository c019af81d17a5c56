import { testDatabase } from '#tests/support/database/database.ts';
import { listsKeepTheirPromises } from './list.contract.ts';

listsKeepTheirPromises(testDatabase());
