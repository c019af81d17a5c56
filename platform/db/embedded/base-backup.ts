import type { BaseBackup } from '../database.ts';
import type { Sessions } from '../sessions.ts';
import { ownCodec } from '../sql-values.ts';

export function baseBackup(sessions: Sessions, directory: string): BaseBackup {
  let isStarted = false;
  const query = async (text: string) => {
    const session = await sessions.take();
    try {
      return (await session.run(text, [], ownCodec)).rows[0] ?? {};
    } finally {
      session.release();
    }
  };
  const stop: BaseBackup['stop'] = async () => {
    isStarted = false;
    const row = await query(
      'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
    );
    return { label: String(row.label), last: String(row.last) };
  };
  return {
    directory,
    async start() {
      if (isStarted) await stop();
      await query("select pg_backup_start('belcanto', true)");
      isStarted = true;
    },
    stop,
  };
}
