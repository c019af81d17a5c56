import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database/database.ts';
import { sampleStudio } from '#tests/support/database/sample-studio.ts';
import { testNow } from '#tests/support/site/test-now.ts';
import { student, visitor } from '#tests/support/who.ts';
import { testWorld } from '#tests/support/world.ts';
import { ownApplications } from './applications-of-mine.queries.ts';

const given = testDatabase('embedded', undefined, sampleStudio);

test('a person’s applications are paginated to the first, each once, also those with equal timestamps [P.158]', async () => {
  await sql`insert into applications (offer_id, state, language, first_name, last_name, email, phone, answers,
      terms_version, agreed_at, answer_by, digest, created_at, decided_at)
    select 'voice-elevated', 'declined', 'da', 'Åse', 'Ø', ${student.email}, '', '{}', 'v1', ${testNow},
      date '2026-11-26', 'digest ' || i, ${testNow}, ${testNow}
    from generate_series(1, 65) as i`.execute(given.db.query);
  const world = testWorld(given.db);
  const seen: string[] = [];
  let after: { createdAt: Temporal.Instant; id: string } | null = null;
  do {
    const page = await ownApplications(world, student, { most: 30, after });
    seen.push(...page.map(({ id }) => id));
    const last = page.at(-1);
    after = page.length === 30 && last ? { createdAt: last.sentAt, id: last.id } : null;
  } while (after);
  expect([seen.length, new Set(seen).size]).toEqual([65, 65]);
  expect(await ownApplications(world, visitor, { most: 30, after: null })).toEqual([]);
});
