import { sql } from 'kysely';
import { byEmail, type PersonalTable, remove } from './personal-table.ts';

/** Recordings of a singer on the website, and the consent; the pages stop playing a recording that is deleted. */
export const takeTables: readonly PersonalTable[] = [
  {
    table: 'media_files',
    mine: ({ emails }) => sql`media_files.id in (
      select recordings.media_id from recordings
      join take_pairs on recordings.place in (take_pairs.place || '-first', take_pairs.place || '-last')
      where take_pairs.email = any(${emails}::text[]))`,
    withheld: ['digest', 'version'],
    computed: { file_key: sql`'recordings/' || file_id || '.' || format` },
    erase: remove,
    file: { key: 'file_key', name: 'name' },
  },
  { table: 'take_pairs', mine: byEmail('email'), withheld: ['version'], erase: remove },
];
