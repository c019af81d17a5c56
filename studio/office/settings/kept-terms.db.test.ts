import { expect, test } from 'vitest';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { termsInForce, termsKey, termsText } from '#studio/shared/content/terms.queries.ts';
import { editPage } from '#studio/site/pages/edit-page.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { held, opened, testStage } from '#tests/support/page-fixture.ts';
import { owner } from '#tests/support/who.ts';
import { changeSettings, showSettings } from './change-settings.ts';
import { changeTerms } from './change-terms.ts';
import { keptTerms, ruleOfSettings, termsToChange } from './kept-terms.queries.ts';

const stage = testStage();

async function changeRules(changes: Record<string, string>) {
  const { values, version } = await showSettings(stage.world, owner, 'booking');
  const input = { group: 'booking', version, values: { ...values, ...changes } } as const;
  expect(await changeSettings(stage.world, owner, input)).toEqual({ ok: true });
}

async function bookedSession(slotStart: string) {
  const { bookingId, who } = await held(stage.world, slotStart);
  const { sessionId, paymentId } = await opened(stage, bookingId, who);
  stage.bank.payer.pay(sessionId);
  await settlePayment(stage.world, paymentId);
}

const kept = async () =>
  keptTerms(stage.db.query, await ruleOfSettings(stage.world), stage.world.clock.now());

async function termsOf(language: 'en' | 'da') {
  const text = await termsText(stage.world, language, null);
  return JSON.stringify(text?.document.blocks);
}

test('saving the notice: upcoming sessions that keep another one are counted, by what they keep', async () => {
  await bookedSession('2026-11-24T09:00:00Z');
  await bookedSession('2026-11-25T09:00:00Z');
  expect(await kept()).toEqual({ notice: [], reschedules: [] });
  await changeRules({ rescheduleNoticeHours: '72' });
  await bookedSession('2026-11-26T09:00:00Z');
  expect(await kept()).toEqual({ notice: [{ hours: 24, sessions: 2 }], reschedules: [] });
  await changeRules({ rescheduleNoticeHours: '48', maxReschedules: '1' });
  expect(await kept()).toEqual({
    notice: [
      { hours: 24, sessions: 2 },
      { hours: 72, sessions: 1 },
    ],
    reschedules: [{ most: 3, sessions: 3 }],
  });
});

test('saving the notice: an offer with a notice of its own is not counted', async () => {
  await stage.db.query.updateTable('offers').set({ notice_hours: 2 }).where('kind', '=', 'session').execute();
  await bookedSession('2026-11-25T09:00:00Z');
  await changeRules({ rescheduleNoticeHours: '72' });
  expect((await kept()).notice).toEqual([]);
});

test('terms: the sentence that says otherwise is changed and published, and earlier orders keep their version', async () => {
  const before = await termsInForce(stage.db.query, 'en');
  expect((await termsToChange(stage.world, owner)).sentences).toEqual([]);
  await changeRules({ rescheduleNoticeHours: '72' });
  const { version, sentences } = await termsToChange(stage.world, owner);
  expect(sentences.map(({ language }) => language)).toEqual(['da', 'en']);
  expect(await changeTerms(stage.world, owner, { version })).toBe('published');
  expect(await termsOf('en')).toContain('Up to 72 hours before a session starts');
  expect(await termsOf('da')).toContain('Indtil 72 timer før start');
  expect(await termsInForce(stage.db.query, 'en')).not.toBe(before);
  const former = await termsText(stage.world, 'en', before);
  expect(JSON.stringify(former?.document.blocks)).toContain('Up to 24 hours before a session starts');
  expect(await changeTerms(stage.world, owner, { version })).toBe('nothing');
});

test('terms: a draft with other changes is changed and not published; a form of an older draft is refused', async () => {
  const { version } = await pageDraft(stage.db.query, termsKey);
  const edited = await editPage(stage.world, owner, {
    key: termsKey,
    version,
    change: ({ en, da }) => ({
      en: en.map((block) => (block.type === 'lead' ? { ...block, text: 'Unfinished' } : block)),
      da,
    }),
  });
  expect(edited).toEqual({ ok: true });
  await changeRules({ rescheduleNoticeHours: '72' });
  expect(await changeTerms(stage.world, owner, { version })).toBe('changed');
  expect(await changeTerms(stage.world, owner, { version: version + 1 })).toBe('in-draft');
  expect(await termsOf('en')).toContain('Up to 24 hours');
  expect(JSON.stringify((await pageDraft(stage.db.query, termsKey)).page.en)).toContain('Up to 72 hours');
});
