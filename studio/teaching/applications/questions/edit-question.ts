import { json } from '#platform/db/json.ts';
import type { QuestionChoice } from '#platform/db/schema/applications.ts';
import type { World } from '#platform/world.ts';
import { lockOffer } from '#studio/offers/catalogue/offers.store.ts';
import { insertAuditEntry as audit } from '#studio/shared/audit.store.ts';
import { contentChanged } from '#studio/shared/content-changed.ts';
import { runOnce } from '#studio/shared/idempotency-keys.store.ts';
import { requestHash } from '#studio/shared/request-hash.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import type { May } from '#studio/shared/who.ts';
import { questionLimits } from './additional-question.ts';
import { isQuestionId, questionCount, questionsKey } from './additional-questions.queries.ts';
import {
  insertQuestion,
  lockQuestion,
  type QuestionPlace,
  updateQuestion,
} from './additional-questions.store.ts';
import {
  type QuestionFaults,
  type QuestionInput,
  readQuestion,
  type TypedQuestion,
} from './question-input.ts';

export type QuestionRefusal = 'not-found' | 'changed' | 'full' | 'invalid';

export type QuestionOutcome =
  | { ok: true; id: string }
  | { ok: false; refusal: QuestionRefusal; faults: QuestionFaults };

function refuse(refusal: QuestionRefusal, faults: QuestionFaults = {}): QuestionOutcome {
  return { ok: false, refusal, faults };
}

/** At the end of the form. `once`: idempotency key of the form. */
export async function createQuestion(
  world: World,
  _who: May<'catalogue'>,
  { offerId, typed, once }: { offerId: string; typed: TypedQuestion; once?: string | null },
): Promise<QuestionOutcome> {
  const read = readQuestion(typed);
  if ('faults' in read) return refuse('invalid', read.faults);
  const at = world.clock.now();
  return world.db.transaction(async (tx): Promise<QuestionOutcome> => {
    const offer = await lockOffer(tx, offerId);
    if (offer?.kind !== 'programme') return refuse('not-found');
    const make = async () => {
      if ((await questionCount(tx, offerId)) >= questionLimits.questions) return null;
      const row = rowOf(read.input, []);
      const id = await insertQuestion(tx, { ...row, offer_id: offerId, changed_at: at });
      const subject = `application-question:${id}`;
      await audit(tx, { at, actor: 'owner', action: 'application-question.created', subject });
      await contentChanged(world.db, tx, questionsKey);
      return id;
    };
    const id = await runOnce<string | null>(tx, { key: once, at, make });
    return id === null ? refuse('full') : { ok: true, id };
  });
}

/** `version`: optimistic lock. Answers sent before keep the question as it was. */
export async function changeQuestion(
  world: World,
  _who: May<'catalogue'>,
  change: QuestionPlace & { version: number; typed: TypedQuestion },
): Promise<QuestionOutcome> {
  if (!isQuestionId(change.id)) return refuse('not-found');
  const read = readQuestion(change.typed);
  const at = world.clock.now();
  return world.db.transaction(async (tx): Promise<QuestionOutcome> => {
    const stored = await lockQuestion(tx, change);
    if (!stored) return refuse('not-found');
    if ('faults' in read) return refuse('invalid', read.faults);
    const saved = await runOnce(tx, {
      key: requestHash('application-question.changed', { ...change }),
      at,
      make: async () => {
        if (stored.version !== change.version) return null;
        await updateQuestion(tx, { ...stored, at }, rowOf(read.input, stored.choices));
        const subject = `application-question:${stored.id}`;
        await audit(tx, { at, actor: 'owner', action: 'application-question.changed', subject });
        await contentChanged(world.db, tx, questionsKey);
        return stored.id;
      },
    });
    return saved === null ? refuse('changed') : { ok: true, id: stored.id };
  });
}

function rowOf({ choices, ...input }: QuestionInput, stored: readonly QuestionChoice[]) {
  return {
    kind: input.kind,
    label_en: input.labelEn,
    label_da: input.labelDa,
    help_en: input.helpEn,
    help_da: input.helpDa,
    choices: json(withChoiceIds(choices, stored)),
    is_required: input.isRequired,
    is_visible: input.isVisible,
  };
}

/** A choice keeps its id while its text in one language stays, so that forms that are open can still be sent. */
function withChoiceIds(
  choices: QuestionInput['choices'],
  stored: readonly QuestionChoice[],
): QuestionChoice[] {
  const left = [...stored];
  return choices.map(({ en, da }) => {
    const place = left.findIndex((one) => one.en === en || one.da === da);
    const [kept] = place < 0 ? [] : left.splice(place, 1);
    return { id: kept?.id ?? newToken(), en, da };
  });
}
