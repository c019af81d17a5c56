import {
  byEmail,
  type Condition,
  emptyList,
  nothing,
  type PersonalTable,
  remove,
  text,
  through,
} from './personal-table.ts';
import { takeTables } from './take-tables.ts';

const bookingsOfPerson = (column: string): Condition =>
  through(column, { table: 'bookings', key: 'id', mine: byEmail('email') });
const recordingsOfPerson = (column: string): Condition =>
  through(column, { table: 'session_recordings', key: 'id', mine: bookingsOfPerson('booking_id') });

/** Sessions, and what the owner writes, records and sets for them, dependents first. */
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
  {
    table: 'bookings',
    mine: byEmail('email'),
    withheld: ['holder_hash', 'address_hash', 'wider_networks'],
    erase: [
      {
        act: 'blank',
        set: {
          name: text(''),
          email: text(''),
          time_zone: nothing,
          voice_range: nothing,
          holder_hash: nothing,
          address_hash: nothing,
          wider_networks: emptyList,
        },
      },
    ],
    retainedAs: 'anonymous',
  },
  ...takeTables,
];
