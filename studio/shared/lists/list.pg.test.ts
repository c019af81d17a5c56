import { testDatabase } from '#tests/support/database/database.ts';
import { listsContract } from './list.contract.ts';

listsContract(testDatabase('server'));
