import type { Language } from '#studio/shared/language.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { DescribedField } from './describe-change.ts';
import { changeHistoryMessages } from './history.messages.ts';

/** A field of a course, a module or a lesson, in one language: 'title_en'. */
export function describeCourseField(name: string, language: Language): DescribedField | null {
  const words = changeHistoryMessages[language];
  if (name === 'is_published') return { label: words.published, read: Boolean };
  const [field = '', of = ''] = name.split(/_(?=(?:en|da)$)/);
  const at = language === 'en' ? 0 : 1;
  const spoken = { en: common.english, da: common.danish }[of]?.[at];
  if (!spoken) return null;
  return field === 'title'
    ? { label: `${common.title[at]}, ${spoken}`, read: (value) => String(value ?? '') }
    : { label: `${words.text}, ${spoken}`, read: null };
}
