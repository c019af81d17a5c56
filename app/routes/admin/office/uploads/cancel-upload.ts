import { redirect } from 'react-router';
import { jsonAnswer } from '#app/web/answers.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { giveUpUpload } from '#studio/teaching/learning/files/remove-file.ts';
import { fileRefusal } from '#studio/teaching/learning/files/upload.messages.ts';
import { permitted } from '../../permissions.ts';
import type { Route } from './+types/cancel-upload';

export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const asking = await whoOf(request, context);
  const who = permitted(context, asking, 'catalogue');
  if (!who) return jsonAnswer(fileRefusal(asking.language, 'not-allowed'), { status: 404 });
  await giveUpUpload(worldOf(context), who, params.upload);
  return jsonAnswer({ ok: true });
}

export function loader() {
  throw redirect('/admin/lessons');
}
