import type { Insertable } from 'kysely';
import type { Queries } from '#platform/db/database.ts';
import type { ApplicationsTable } from '#platform/db/schema/applications.ts';
import type { World } from '#platform/world.ts';
import { carryOutAnswer } from '#studio/teaching/applications/answers/carry-out-answer.ts';

export const typedApplication = {
  firstName: 'Ærlige Åse',
  lastName: 'Østergaard',
  email: 'aase@example.com',
  phone: '+45 12 34 56 78',
  singingBackground:
    'Jeg har sunget i kor siden jeg var ti år, og de sidste fire år i et band, der spiller hver måned.',
  experienceLevel: 'Øvet, med undervisning i to år.',
  currentChallenges: 'Når det bliver stille, trækker jeg mig, og tonen forsvinder.',
  callTimes: 'Tirsdag og torsdag efter klokken 16.',
  agreedToTerms: true,
};

const goals = 'At synge en ballade svagt og stadig blive hørt på bageste række.';
const why = 'Fordi jeg har ventet i to år på at have fire weekender i træk, og nu har jeg dem.';

export const intensiveApplication = { ...typedApplication, voiceElevatedGoals: goals, whyVoiceElevated: why };
export const retreatApplication = { ...typedApplication, retreatGoals: goals, whyAttend: why };

export const applicationRow = (at: Temporal.Instant) =>
  ({
    offer_id: 'voice-elevated',
    state: 'received',
    language: 'en',
    first_name: 'Ida',
    last_name: 'Å',
    email: 'ida@example.com',
    phone: '12345678',
    answers: '{}',
    terms_version: '1',
    agreed_at: at,
    answer_by: '2026-12-01',
    digest: crypto.randomUUID(),
    instalments: null,
    created_at: at,
    decided_at: null,
  }) satisfies Insertable<ApplicationsTable>;

/** The draft of an acceptance, with its personal line. */
export async function seedAnswer(q: Queries, applicationId: string, at: Temporal.Instant): Promise<void> {
  await q
    .insertInto('application_answers')
    .values({
      application_id: applicationId,
      answer: 'accept',
      instalments: 1,
      state: 'draft',
      personal_line: 'Jeg hørte dit band i maj.',
      order_id: null,
      problem: null,
      changed_at: at,
      due_at: null,
    })
    .execute();
}

/** As if the time for undo were over. */
export async function sendAnswerNow(world: World, applicationId: string): Promise<void> {
  await world.db.query
    .updateTable('application_answers')
    .set({ due_at: world.clock.now() })
    .where('application_id', '=', applicationId)
    .execute();
  await carryOutAnswer(world, applicationId);
}
