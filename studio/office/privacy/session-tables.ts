import { byEmail, type Condition, type PersonalTable, remove, through } from './personal-table.ts';
import { takeTables } from './take-tables.ts';

const bookingsOfPerson = (column: string): Condition =>
  through(column, { table: 'bookings', key: 'id', mine: byEmail('email') });
const recordingsOfPerson = (column: string): Condition =>
  through(column, { table: 'session_recordings', key: 'id', mine: bookingsOfPerson('booking_id') });

/** What the owner writes, records and sets for sessions, dependents first. */
export const sessionTables: readonly PersonalTable[] = [
  {
    table: 'homework_files',
    mine: through('homework_id', { table: 'homework', key: 'id', mine: byEmail('email') }),
    withheld: ['key'],
    erase: remove,
    file: { key: 'key', name: 'name' },
  },
  { table: 'homework', mine: byEmail('email'), erase: remove },
  { table: 'recording_comments', mine: recordingsOfPerson('recording_id'), erase: remove },
  {
    table: 'session_recordings',
    mine: bookingsOfPerson('booking_id'),
    withheld: ['key'],
    erase: remove,
    file: { key: 'key', name: 'name' },
  },
  {
    table: 'session_notes',
    mine: bookingsOfPerson('booking_id'),
    withheld: ['client_id', 'revision', 'version'],
    erase: remove,
  },
  ...takeTables,
];
