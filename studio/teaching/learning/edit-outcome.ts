import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import type { AuditAction } from '#studio/shared/audit-action.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { deleteAnswersWith, runOnce } from '#studio/shared/idempotency-keys.store.ts';
import type { Language } from '#studio/shared/language.ts';
import { type Changes, changesBetween } from '#studio/shared/records/audit-changes.ts';
import type { May, Who } from '#studio/shared/who.ts';
import { loggedTexts, type TaughtKind } from './edit-checks.queries.ts';

const en = {
  'not-found': 'This no longer exists. Someone else has deleted it.',
  'no-title': 'Give it a title, in English or in Danish.',
  'too-long': 'One of the texts is too long. Please shorten it.',
  taken: 'There’s already one with this name. Choose another title.',
  changed:
    'Someone else has saved this since you opened it. Your text is still in the fields, with the saved version beside it.',
  'changed-meanwhile':
    'Someone else has changed this since you opened the page, so nothing was changed. You see the latest version; press again if you still want to.',
  'file-changed':
    'Someone else replaced this file while the page was open. Yours wasn’t saved. Check theirs, then upload again.',
  'has-lessons': 'There are lessons in it. Move or delete them first.',
  'is-sold': 'A product on sale gives access to this course. Link it to another course first.',
  'has-students': 'Students are enrolled in this course. Revoke their access first, one by one.',
  'at-the-end': 'It can’t be moved further.',
} as const;

const da: Record<keyof typeof en, string> = {
  'not-found': 'Det findes ikke længere. En anden har slettet det.',
  'no-title': 'Giv det en titel, på dansk eller på engelsk.',
  'too-long': 'En af teksterne er for lang. Gør den kortere.',
  taken: 'Der er allerede et med det navn. Giv det en anden titel.',
  changed:
    'En anden har gemt det her, siden du åbnede det. Din tekst står stadig i felterne; det, der er gemt nu, står ved siden af.',
  'changed-meanwhile':
    'En anden har ændret det her, siden du åbnede siden, så der er ikke sket noget. Du ser det, som det er nu; tryk igen, hvis du stadig vil.',
  'file-changed':
    'En anden har udskiftet filen, mens siden var åben. Din er ikke gemt. Tjek den nye, og upload igen.',
  'has-lessons': 'Der er lektioner i det. Flyt eller slet dem først.',
  'is-sold': 'Et produkt i salg giver adgang til kurset. Knyt det til et andet kursus først.',
  'has-students': 'Der er elever på dette kursus. Fjern deres adgang først, én ad gangen.',
  'at-the-end': 'Det kan ikke flyttes længere.',
};

export const editRefusals = { en, da };

function editRefusalsIn(language: Language): Record<keyof typeof en, string> {
  return editRefusals[language];
}

export type EditRefusal = keyof (typeof editRefusals)['en'];
export type EditOutcome = { ok: true; id: string } | { ok: false; refusal: EditRefusal; message: string };

/** `gone`: the deleted thing, so that its idempotency key is freed. 'same': no change, no audit entry. */
export type Edited =
  | { id: string; action: AuditAction; subject: string; gone?: string; details?: { changes: Changes } }
  | { same: string }
  | EditRefusal;

/** Runs and audits one owner action in a transaction. `once`: idempotency key of a creating form. */
export async function editing(
  world: World,
  {
    who,
    act,
    once,
  }: {
    who: May<'catalogue' | 'website' | 'settings'>;
    act: (c: Change) => Promise<Edited>;
    once?: string | null;
  },
): Promise<EditOutcome> {
  return change(world, who, async (c): Promise<EditOutcome> => {
    let refusal: EditOutcome | null = null;
    const id = await runOnce(c.tx, {
      key: once,
      at: c.now,
      make: async () => {
        const done = await act(c);
        if (typeof done === 'string') {
          refusal = refused(who, done);
          return null;
        }
        if ('same' in done) return done.same;
        if (done.gone) await deleteAnswersWith(c.tx, done.gone);
        const { action, subject, details } = done;
        await audit(c, { action, subject, ...(details && { details }) });
        return done.id;
      },
    });
    return refusal ?? { ok: true, id: id ?? '' };
  });
}

export function refused(
  who: Pick<Who, 'language'>,
  refusal: EditRefusal,
): Extract<EditOutcome, { ok: false }> {
  return { ok: false, refusal, message: editRefusalsIn(who.language)[refusal] };
}

/** What `edit` changes, for the activity log: titles as they were and are, of longer texts only that they changed. */
export async function withChanges<Result>(
  tx: Tx,
  { kind, id }: { kind: TaughtKind; id: string },
  edit: () => Promise<Result>,
): Promise<{ result: Result; details: { changes: Changes } }> {
  const before = await loggedTexts(tx, kind, id);
  const result = await edit();
  const after = await loggedTexts(tx, kind, id);
  return {
    result,
    details: { changes: changesBetween(before, after, (field) => /^(?:title|is)_/.test(field)) },
  };
}
