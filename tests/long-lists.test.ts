import { longListsKeepTheirPromises } from './contracts/long-lists.ts';

longListsKeepTheirPromises('embedded', 100_000);
