import type { World } from '#platform/world.ts';
import type { Who } from '#studio/shared/who.ts';
import { type EraseOutcome, erasePerson } from './erase-person.ts';
import type { StudentAccount } from './student-account.ts';

/**
 * Erases an account as its student would: upcoming sessions are cancelled, open applications withdrawn, and open
 * payments refuse. The student gets the email about it. Owner only.
 */
export async function eraseStudent(world: World, who: Who, student: StudentAccount): Promise<EraseOutcome> {
  if (who.role !== 'owner') return { ok: false, refusal: 'owner' };
  const { userId, email, language } = student;
  return erasePerson(world, { ...who, role: 'student', userId, email, language }, 'owner');
}
