import { sizeText } from '#app/web/files/size-text.ts';
import type { Queries } from '#platform/db/database.ts';
import type { Language } from '#studio/shared/language.ts';
import { filesOfHomework } from '#studio/teaching/students/homework.queries.ts';
import { isPicture, isSound } from '#studio/teaching/students/homework-file.ts';
import type { HomeworkFileView } from './homework-files.tsx';

const areas = { owner: '/admin/homework', student: '/dashboard/homework' } as const;

export const homeworkFilePath = (
  as: keyof typeof areas,
  { homework, file }: { homework: string; file: string },
) => `${areas[as]}/${encodeURIComponent(homework)}/files/${encodeURIComponent(file)}`;

/** By homework, which is already known to be the requester's. */
export async function readHomeworkFiles(
  q: Queries,
  ids: readonly string[],
  { as, language }: { as: keyof typeof areas; language: Language },
): Promise<Map<string, HomeworkFileView[]>> {
  const files = await filesOfHomework(q, ids);
  const views = files.map(({ id, homeworkId, name, kind, bytes, seconds }) => {
    const href = homeworkFilePath(as, { homework: homeworkId, file: id });
    const view: HomeworkFileView = {
      id,
      name,
      href,
      seconds,
      size: sizeText(bytes, language),
      textHref: kind === 'pdf' ? `${href}/text` : null,
      shownAs: isSound(kind) ? 'sound' : isPicture(kind) ? 'picture' : 'link',
    };
    return { homeworkId, view };
  });
  const grouped = Map.groupBy(views, ({ homeworkId }) => homeworkId);
  return new Map([...grouped].map(([id, list]) => [id, list.map(({ view }) => view)]));
}
