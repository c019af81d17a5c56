import { createHash } from 'node:crypto';
import { data, redirect } from 'react-router';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { NoView, showPage } from '#app/web/forms/sub-resource.tsx';
import { withIdempotency } from '#app/web/forms/with-idempotency.ts';
import { type HomeworkField, setHomework } from '#studio/students/homework.ts';
import { type FileRefusal, maxHomeworkFileBytes, mostHomeworkFiles } from '#studio/students/homework-file.ts';
import { requestedStudent } from '../requested-student.ts';
import type { Route } from './+types/homework';

export default NoView;
export const middleware = showPage('/admin/students/:student');

export interface RefusedHomework {
  homeworkFields: HomeworkField[];
  file: { reason: FileRefusal | 'busy' | 'unreadable'; name: string | null } | null;
  /** Without scripts they have to be chosen again. */
  hadFiles: boolean;
  typed: Record<HomeworkField, string>;
}

/** `POST /admin/students/<account>/homework` */
export async function action(args: Route.ActionArgs) {
  const { pageWith, world, who, student } = await requestedStudent(args);
  const rules = { mostFiles: mostHomeworkFiles, maxFileBytes: maxHomeworkFileBytes };
  return readUpload(args.request, rules, async ({ form, files, refusal }) => {
    const typed = {
      body: textOf(form, 'body').slice(0, 10_000),
      dueOn: textOf(form, 'dueOn').slice(0, 20),
    };
    const refuse = (refused: Pick<RefusedHomework, 'homeworkFields' | 'file'>) => {
      const hadFiles = files.length > 0 || refusal !== null;
      return data<RefusedHomework>({ ...refused, hadFiles, typed }, { status: 400 });
    };
    if (refusal) return refuse({ homeworkFields: [], file: { ...refusal, name: refusal.fileName } });
    const once = withIdempotency(form, digestOf(files));
    const outcome = await setHomework(world, who, { student, once, files, ...typed });
    if (!outcome.ok) return refuse({ homeworkFields: outcome.fields, file: outcome.file });
    throw redirect(pageWith('homework'), 303);
  });
}

function digestOf(files: ReadonlyArray<{ name: string; bytes: Uint8Array }>): Uint8Array {
  const hash = createHash('sha256');
  for (const { name, bytes } of files) hash.update(`${name}\n${bytes.length}\n`).update(bytes);
  return hash.digest();
}
