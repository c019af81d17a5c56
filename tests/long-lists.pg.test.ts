import { longListsKeepTheirPromises } from './contracts/long-lists.ts';

longListsKeepTheirPromises('server', 100_000);
