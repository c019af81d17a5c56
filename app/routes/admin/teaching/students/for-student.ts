import type { Language } from '#studio/shared/language.ts';
import { studentsMessages } from './students.messages.ts';

/** The payer's page also has what is for someone else. */
export function forStudent(what: string, student: string | null, language: Language): string {
  return student ? `${what}, ${studentsMessages[language].forStudent(student)}` : what;
}
