import type { World } from '#platform/world.ts';
import { creditsLeftByEmail } from '#studio/calendar/booking/credits-left.queries.ts';
import { isEmailAddress } from '#studio/shared/email-address.ts';
import { type Language, languages } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { languagesByEmail } from '#studio/teaching/students/credits.queries.ts';
import { listStudents } from '#studio/teaching/students/student-list.queries.ts';
import type { FoundPerson } from './find-people.tsx';

const mostPeople = 8;

/** By the search `?q=`; null: none. */
export async function peopleNamed(
  world: World,
  { who, params, path }: { who: May<'calendar' | 'inbox'>; params: URLSearchParams; path: string },
): Promise<FoundPerson[] | null> {
  const search = (params.get('q') ?? '').trim().slice(0, 100);
  if (search === '') return null;
  const { rows } = await listStudents(world.db.query, who, {
    sort: 'joined',
    order: 'descending',
    filters: {},
    search,
    at: null,
  });
  const found = rows.slice(0, mostPeople);
  const emails = found.map(({ email }) => email);
  const credits = await creditsLeftByEmail(world.db.query, { who, emails, now: world.clock.now() });
  const known = await languagesByEmail(world.db.query, emails);
  return found.map(({ name, email }) => {
    const chosen = new URLSearchParams(params);
    chosen.delete('q');
    chosen.set('name', name);
    chosen.set('email', email);
    return {
      name,
      email,
      language: known.get(email.toLowerCase()) ?? null,
      credits: credits.get(email.toLowerCase()) ?? 0,
      href: `${path}?${chosen}`,
    };
  });
}

/** As the address says, else as in their emails so far, else the owner's own. */
export async function languageOfEmails(
  world: World,
  params: URLSearchParams,
  owners: Language,
): Promise<Language> {
  const wanted = languages.find((language) => language === params.get('language'));
  const email = (params.get('email') ?? '').toLowerCase();
  if (wanted || !isEmailAddress(email)) return wanted ?? owners;
  return (await languagesByEmail(world.db.query, [email])).get(email) ?? owners;
}
