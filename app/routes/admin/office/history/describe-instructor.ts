import type { Language } from '#studio/shared/language.ts';
import { instructorsMessages } from '../../teaching/instructors/instructors.messages.ts';
import type { DescribedField } from './describe-change.ts';

/** A field of an instructor; texts may name people, so only that they changed is kept. */
export function describeInstructorField(name: string, language: Language): DescribedField | null {
  const { fields } = instructorsMessages[language];
  const labels: Readonly<Record<string, string>> = {
    name: fields.name,
    role_en: fields.roleEn,
    role_da: fields.roleDa,
    text_en: fields.textEn,
    text_da: fields.textDa,
  };
  if (name === 'is_visible') return { label: fields.isVisible, read: Boolean };
  const label = labels[name];
  return label ? { label, read: null } : null;
}
