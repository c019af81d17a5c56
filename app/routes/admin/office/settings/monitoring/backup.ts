import { redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { downloadBackup } from '#studio/office/backups/download-backup.ts';
import { streamOf } from '#studio/shared/stream-of.ts';
import { ownersForm } from '../../../owners-form.ts';
import type { Route } from './+types/backup';
import { monitoringPage } from './monitoring-page.ts';

export const loader = () => redirect(monitoringPage);

/** `POST /admin/settings/monitoring/backup`: the newest verified backup as a file, streamed. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const { who, world, form } = await ownersForm('settings', args, monitoringPage);
  const outcome = await downloadBackup(world, who, { password: textOf(form, 'password') });
  if (!outcome.ok) throw redirect(`${monitoringPage}?refused=${outcome.refusal}`, 303);
  return new Response(streamOf(piecesOf(outcome.body)), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(outcome.bytes),
      'content-disposition': `attachment; filename="${outcome.name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

async function* piecesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* body;
}
