import { testDatabase } from '#tests/support/database/database.ts';
import { accountsContract } from './accounts.contract.ts';

accountsContract(testDatabase());
