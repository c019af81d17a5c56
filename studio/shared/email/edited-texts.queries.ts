import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { EditedTexts } from './edited-texts.ts';

const textsSchema = z.record(z.string(), z.string());

export async function editedTexts(q: Queries): Promise<EditedTexts> {
  const rows = await q.selectFrom('email_texts').select(['texts_en', 'texts_da']).execute();
  return {
    en: Object.assign({}, ...rows.map((row) => textsSchema.parse(row.texts_en))),
    da: Object.assign({}, ...rows.map((row) => textsSchema.parse(row.texts_da))),
  };
}

export interface EditedEmail {
  texts: EditedTexts;
  /** 0: never edited. */
  version: number;
}

export async function editedEmail(q: Queries, key: string): Promise<EditedEmail> {
  const row = await q.selectFrom('email_texts').selectAll().where('key', '=', key).executeTakeFirst();
  if (!row) return { texts: { en: {}, da: {} }, version: 0 };
  return {
    texts: { en: textsSchema.parse(row.texts_en), da: textsSchema.parse(row.texts_da) },
    version: row.version,
  };
}

/** Keys of the emails with at least one text of the owner's. */
export async function editedEmailKeys(q: Queries): Promise<ReadonlySet<string>> {
  const rows = await q.selectFrom('email_texts').select(['key', 'texts_en', 'texts_da']).execute();
  const isEdited = (texts: unknown) => Object.keys(textsSchema.parse(texts)).length > 0;
  return new Set(
    rows.filter((row) => isEdited(row.texts_en) || isEdited(row.texts_da)).map(({ key }) => key),
  );
}
