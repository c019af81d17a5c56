import { describeListening } from '#tests/contracts/database-listening.ts';
import { describeTransactions } from '#tests/contracts/database-transactions.ts';
import { describeTypes } from '#tests/contracts/database-types.ts';

describeTypes('embedded');
describeTransactions('embedded');
describeListening('embedded');
