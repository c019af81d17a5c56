import { searchContract } from './search.contract.ts';

searchContract('embedded');
