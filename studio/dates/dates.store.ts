import type { Tx } from '#platform/db/database.ts';
import { json } from '#platform/db/json.ts';
import type { EditionDay } from '#platform/db/schema/catalogue.ts';

export interface EditionFacts {
  days: readonly EditionDay[];
  capacity: number;
  isOpen: boolean;
  /** In the owner's words; null: in the studio. */
  place: string | null;
}

const columnsOf = ({ days, capacity, isOpen, place }: EditionFacts) => ({
  starts_on: days[0]?.date ?? '',
  ends_on: days.at(-1)?.date ?? '',
  days: json(days),
  capacity,
  is_open: isOpen,
  place,
});

export async function insertEdition(tx: Tx, edition: EditionFacts & { entryId: string }): Promise<string> {
  const { id } = await tx
    .insertInto('editions')
    .values({ ...columnsOf(edition), entry_id: edition.entryId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What is changed by its owner is no sample any more. */
export async function updateEdition(tx: Tx, editionId: string, edition: EditionFacts): Promise<void> {
  await tx
    .updateTable('editions')
    .set((set) => ({ ...columnsOf(edition), is_sample: false, version: set('version', '+', 1) }))
    .where('id', '=', editionId)
    .execute();
}

export async function lockEdition(tx: Tx, editionId: string) {
  return tx
    .selectFrom('editions')
    .select(['id', 'entry_id', 'days', 'capacity', 'is_open', 'place', 'version'])
    .where('id', '=', editionId)
    .forUpdate()
    .executeTakeFirst();
}

/** Only an edition that nobody ever had a part in; its claims go with it. */
export async function deleteEdition(tx: Tx, editionId: string): Promise<void> {
  await tx.deleteFrom('claims').where('edition_id', '=', editionId).execute();
  await tx.deleteFrom('editions').where('id', '=', editionId).execute();
}
