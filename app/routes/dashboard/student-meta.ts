import type { Language } from '#studio/shared/language.ts';
import { frameLinks } from './frame.tsx';

/** Props of the layout. */
export interface StudentPage {
  language: Language;
  studioName: string;
  title: string;
  unread: number;
}

export const studentLinks = () => frameLinks;

/** `meta` of the student area: title and noindex. */
export function studentMeta({ loaderData }: { loaderData: StudentPage | undefined }) {
  const title = loaderData ? `${loaderData.title} · ${loaderData.studioName}` : '';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}
