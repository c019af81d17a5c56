import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { AdditionalAnswer, ApplicationState } from '#platform/db/schema/applications.ts';
import type { LanguageCode } from '#platform/db/schema/columns.ts';
import type { Write } from '#studio/shared/change.ts';
import { statesBefore } from '#studio/shared/lifecycle.ts';
import { applicationLifecycle, type ProgrammeId } from './application.ts';

export interface NewApplication {
  programme: ProgrammeId;
  language: LanguageCode;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  answers: Record<string, string>;
  additionalAnswers: readonly AdditionalAnswer[];
  termsVersion: string;
  answerBy: Temporal.PlainDate;
  digest: string;
}

export async function insertApplication(
  { tx, now }: Write,
  application: NewApplication,
): Promise<string | null> {
  const row = await tx
    .insertInto('applications')
    .values({
      offer_id: application.programme,
      state: 'received',
      language: application.language,
      first_name: application.firstName,
      last_name: application.lastName,
      email: application.email,
      phone: application.phone,
      answers: json(application.answers),
      additional_answers: json(application.additionalAnswers),
      terms_version: application.termsVersion,
      agreed_at: now,
      answer_by: application.answerBy.toString(),
      digest: application.digest,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['digest']).where('state', '=', sql.lit('received')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function lockApplication(tx: Tx, applicationId: string) {
  return tx
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', applicationId)
    .forUpdate()
    .executeTakeFirst();
}

export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;

/** The only writer of an application's state. False: the lifecycle forbids the transition; nothing is written. */
export async function moveApplicationTo(
  { tx, now }: Write,
  {
    applicationId,
    to,
    instalments = null,
  }: { applicationId: string; to: ApplicationState; instalments?: number | null },
): Promise<boolean> {
  const result = await tx
    .updateTable('applications')
    .set({ state: to, decided_at: now, ...(instalments === null ? {} : { instalments }) })
    .where('id', '=', applicationId)
    .where('state', 'in', statesBefore(applicationLifecycle, to))
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export interface ArrivingFile {
  key: string;
  name: string;
  bytes: number;
}

/** Written before the files are stored, so that a crash leaves a row to clean up by. */
export async function insertArrivingFiles({ tx, now }: Write, files: readonly ArrivingFile[]): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map(({ key, name, bytes }) => ({ key, name, bytes, created_at: now }));
  await tx.insertInto('application_files').values(rows).execute();
}

export async function giveFilesTo(tx: Tx, keys: readonly string[], applicationId: string): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .updateTable('application_files')
    .set({ application_id: applicationId })
    .where('key', 'in', keys)
    .execute();
}

export async function deleteArrivingFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .deleteFrom('application_files')
    .where('key', 'in', keys)
    .where('application_id', 'is', null)
    .execute();
}

export async function insertReminder(
  { tx, now }: Write,
  reminder: { applicationId: string; instalment: number; step: number },
): Promise<boolean> {
  const { applicationId, instalment, step } = reminder;
  const result = await tx
    .insertInto('application_reminders')
    .values({ application_id: applicationId, instalment, step, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}
