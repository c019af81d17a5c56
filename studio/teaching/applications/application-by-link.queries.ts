import type { World } from '#platform/world.ts';
import { findSecretLink } from '#studio/people/secret-links.queries.ts';
import type { Language } from '#studio/shared/language.ts';
import { type ApplicationFacts, applicationFacts } from './applications.queries.ts';

export async function applicationByLink(
  world: World,
  token: string,
  language: Language,
): Promise<ApplicationFacts | null> {
  const now = world.clock.now();
  const link = await findSecretLink(world.db.query, { purpose: 'application', token, now });
  return link && applicationFacts(world.db.query, { applicationId: link.subjectId, reader: language, now });
}
