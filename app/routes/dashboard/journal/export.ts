import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { worldOf } from '#app/web/world.ts';
import { exportJournal, type JournalFormat } from '#studio/teaching/journal/export-journal.ts';
import type { Route } from './+types/export';
import { journalMessages } from './journal.messages.ts';

const types: Record<JournalFormat, string> = { md: 'text/markdown', txt: 'text/plain' };

/** `/dashboard/journal/export.md` and `.txt`: the whole journal. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const who = await signedIn(request, context, pathname);
  const format: JournalFormat = pathname.endsWith('.txt') ? 'txt' : 'md';
  const text = await exportJournal(worldOf(context).db.query, who, format);
  const name = `${journalMessages[who.language].file}.${format}`;
  return new Response(text, {
    headers: {
      'content-type': `${types[format]}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
