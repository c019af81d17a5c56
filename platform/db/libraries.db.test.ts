import { describeLibraries } from '#tests/contracts/database-libraries.ts';

describeLibraries('embedded');
