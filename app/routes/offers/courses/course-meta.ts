import { blockOf } from '#studio/shared/content/document.ts';
import { seoOf } from '../../site/seo.ts';
import { courseData } from '../../site/structured-data.ts';
import type { ProgrammePage } from './programme.data.ts';

export function courseMeta(page: ProgrammePage | undefined, otherwise: string) {
  if (!page) return [];
  const { document, frame, programme } = page;
  const course = {
    name: blockOf(document, 'headline')?.text ?? otherwise,
    description: blockOf(document, 'lead')?.text,
    offers: programme?.prices ?? [],
    next: programme?.next ?? null,
    ...(programme?.next?.isFull ? { availability: 'SoldOut' as const } : {}),
    instructors: programme?.instructors ?? [],
  };
  return [...seoOf(document, otherwise, frame), courseData(frame, course)];
}
