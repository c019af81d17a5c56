import { byEmail, type PersonalTable, remove, through } from './personal-table.ts';

const byApplication = through('application_id', {
  table: 'applications',
  key: 'id',
  mine: byEmail('email'),
});

/** What belongs to an application, which follows in the register. */
export const applicationTables: readonly PersonalTable[] = [
  { table: 'application_drafts', mine: byEmail('email'), erase: remove },
  {
    table: 'application_files',
    mine: byApplication,
    withheld: ['key'],
    erase: remove,
    file: { key: 'key', name: 'name' },
  },
  {
    table: 'application_reminders',
    mine: byApplication,
    erase: remove,
  },
  {
    table: 'application_answers',
    mine: byApplication,
    withheld: ['order_id', 'version'],
    erase: remove,
  },
];
