import { testDatabase } from '#tests/support/database/database.ts';
import { accountsKeepTheirPromises } from './accounts.contract.ts';

accountsKeepTheirPromises(testDatabase());
