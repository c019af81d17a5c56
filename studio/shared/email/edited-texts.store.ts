import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { EditedTexts } from './edited-texts.ts';

interface SavedTexts {
  key: string;
  texts: EditedTexts;
  /** The version that the form was rendered from; 0: never edited. */
  version: number;
  at: Temporal.Instant;
}

/** False: edited in the meantime. */
export async function saveEditedTexts(tx: Tx, { key, texts, version, at }: SavedTexts): Promise<boolean> {
  const values = { texts_en: json(texts.en), texts_da: json(texts.da), version: version + 1, changed_at: at };
  if (version === 0) {
    const inserted = await tx
      .insertInto('email_texts')
      .values({ key, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    return inserted !== undefined;
  }
  const updated = await tx
    .updateTable('email_texts')
    .set(values)
    .where('key', '=', key)
    .where('version', '=', version)
    .returning('key')
    .executeTakeFirst();
  return updated !== undefined;
}
