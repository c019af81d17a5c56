import { answerHomeworkFile } from '#app/routes/teaching/homework-files/answer-homework-file.ts';
import { homeworkFilePath } from '#app/routes/teaching/homework-files/read-homework-files.ts';
import { worldOf } from '#app/web/world.ts';
import { ownerOnly } from '../../../owner-only.ts';
import type { Route } from './+types/file';

export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const who = await ownerOnly('students', { request, context }, homeworkFilePath('owner', params));
  return answerHomeworkFile(request, { world: worldOf(context), who }, { ...params, as: 'owner' });
}
