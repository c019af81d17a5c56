import type { Queries } from '#platform/db/database.ts';
import { readSetting } from '#studio/shared/settings.queries.ts';
import { type EmailRecords, recordsKey, recordsSchema } from './email-records.ts';
import { type EmailSetUp, setUpKey, setUpSchema } from './email-set-up.ts';

/** Null: not begun. */
export async function emailSetUp(q: Queries): Promise<{ setUp: EmailSetUp | null; version: number }> {
  const { value, version } = await readSetting(q, setUpKey);
  return { setUp: value === null ? null : setUpSchema.parse(value), version };
}

/** Null: not checked. */
export async function emailRecords(q: Queries): Promise<EmailRecords | null> {
  const { value } = await readSetting(q, recordsKey);
  return value === null ? null : (recordsSchema.parse(value) as EmailRecords);
}
