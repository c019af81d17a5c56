import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { type EraseOutcome, erasePerson } from './erase-person.ts';

interface StudentAccount {
  userId: string;
  email: string;
  language: Language;
}

/**
 * Erases an account as its student would: upcoming sessions are cancelled, open applications withdrawn, and open
 * payments refuse. The student gets the email about it.
 */
export async function eraseStudent(
  world: World,
  who: May<'students'>,
  student: StudentAccount,
): Promise<EraseOutcome> {
  const { userId, email, language } = student;
  return erasePerson(world, { ...who, role: 'student', userId, email, language }, 'owner');
}
