import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Queries } from '#platform/db/database.ts';
import type { ApplicationQuestionsTable, QuestionKind } from '#platform/db/schema/applications.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import type { ProgrammeId } from '../application.ts';
import type { ShownQuestion, TypedQuestion } from './additional-question.ts';

/** Cache key of the application forms. */
export const questionsKey = 'application-questions';

type Row = Selectable<ApplicationQuestionsTable>;

/** On the form of the programme, in the owner's order. */
export async function shownQuestions(
  { db, reference }: Pick<World, 'db' | 'reference'>,
  programme: ProgrammeId,
  language: Language,
): Promise<ShownQuestion[]> {
  const rows = await reference.read({
    name: 'application-questions',
    keys: [questionsKey],
    load: () =>
      db.query
        .selectFrom('application_questions')
        .selectAll()
        .where('is_visible', '=', true)
        .orderBy('sort')
        .orderBy('id')
        .execute(),
  });
  return rows.filter((row) => row.offer_id === programme).map((row) => inLanguage(row, language));
}

function inLanguage(row: Row, language: Language): ShownQuestion {
  return {
    id: row.id,
    kind: row.kind,
    isRequired: row.is_required,
    ...textsIn(row, language),
    choices: row.choices.map((choice) => ({ id: choice.id, label: choice[language] })),
  };
}

function textsIn(row: Row, language: Language): { label: string; help: string } {
  return language === 'da'
    ? { label: row.label_da, help: row.help_da }
    : { label: row.label_en, help: row.help_en };
}

export interface ListedQuestion {
  id: string;
  kind: QuestionKind;
  label: string;
  isRequired: boolean;
  isVisible: boolean;
  version: number;
}

/** Hidden ones, too. */
export async function questionsForOwner(
  q: Queries,
  who: May<'catalogue'>,
  offerId: string,
): Promise<ListedQuestion[]> {
  const rows = await q
    .selectFrom('application_questions')
    .select(['id', 'kind', 'label_en', 'label_da', 'is_required', 'is_visible', 'version'])
    .where('offer_id', '=', offerId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    label: who.language === 'da' ? row.label_da : row.label_en,
    isRequired: row.is_required,
    isVisible: row.is_visible,
    version: row.version,
  }));
}

export async function questionCount(q: Queries, offerId: string): Promise<number> {
  const { count } = await q
    .selectFrom('application_questions')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('offer_id', '=', offerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function nextPlace(q: Queries, offerId: string): Promise<number> {
  const { last } = await q
    .selectFrom('application_questions')
    .select((is) => is.fn.coalesce(is.fn.max('sort'), is.val(0)).as('last'))
    .where('offer_id', '=', offerId)
    .executeTakeFirstOrThrow();
  return last + 10;
}

export interface EditedQuestion {
  id: string;
  version: number;
  stored: TypedQuestion;
}

export async function editedQuestion(
  q: Queries,
  _who: May<'catalogue'>,
  { offerId, id }: { offerId: string; id: string },
): Promise<EditedQuestion | null> {
  if (!z.guid().safeParse(id).success) return null;
  const row = await q
    .selectFrom('application_questions')
    .selectAll()
    .where('id', '=', id)
    .where('offer_id', '=', offerId)
    .executeTakeFirst();
  return row ? { id: row.id, version: row.version, stored: typedOf(row) } : null;
}

function typedOf(row: Row): TypedQuestion {
  return {
    kind: row.kind,
    labelEn: row.label_en,
    labelDa: row.label_da,
    helpEn: row.help_en,
    helpDa: row.help_da,
    choicesEn: row.choices.map(({ en }) => en).join('\n'),
    choicesDa: row.choices.map(({ da }) => da).join('\n'),
    isRequired: row.is_required,
    isVisible: row.is_visible,
  };
}
