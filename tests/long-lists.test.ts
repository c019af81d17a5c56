import { longListsKeepTheirPromises } from './contracts/long-lists.ts';

// The engine is the same planner in one process; two lists show that it has the same indexes and statistics.
longListsKeepTheirPromises('embedded', 100_000, ['orders', 'contact_messages']);
