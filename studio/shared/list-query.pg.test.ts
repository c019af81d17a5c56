import { testDatabase } from '#tests/support/database/database.ts';
import { listsKeepTheirPromises } from './list-query.contract.ts';

listsKeepTheirPromises(testDatabase('server'));
