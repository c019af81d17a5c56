import { betterAuthAccounts } from '#platform/accounts/better-auth-accounts.ts';
import type { Database } from '#platform/db/database.ts';
import type { Files } from '#platform/files/files.ts';
import { openJobs } from '#platform/jobs/pg-boss-jobs.ts';
import { openTestCheckout, type TestCheckout } from '#platform/payments/test-checkout/open-test-checkout.ts';
import { emailKeys, textsOfEmail } from '#studio/messages/notifications/emails.ts';
import { editEmailTexts } from '#studio/messages/notifications/texts/edit-email-texts.ts';
import { kindOfText } from '#studio/messages/notifications/texts/email-text-input.ts';
import { createPayment, createPaymentOf } from '#studio/money/checkout/create-payment.ts';
import { settlePayment } from '#studio/money/settlement/settle-payment.ts';
import { loadSample } from '#studio/office/sample/load-sample.ts';
import { makeOwnerLink } from '#studio/people/accounts/owner-link.ts';
import { setUpOwner } from '#studio/people/accounts/set-up-owner.ts';
import { editPage, publishPage, schedulePage } from '#studio/site/pages/edit-page.ts';
import { createOwnPage, moveOwnPage } from '#studio/site/pages/own-pages.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { earlierSecret } from '../support/database/earlier-secret.ts';
import { fullDate, waiting } from '../support/dates/waiting-list.ts';
import { held, newWorld, type Stage } from '../support/page-fixture.ts';
import { populate } from '../support/populated/populate.ts';
import { quietLog } from '../support/site/quiet-log.ts';
import {
  boughtGiftCard,
  newCode,
  pay,
  placed,
  placeWithCodes,
} from '../support/vouchers/place-with-codes.ts';
import { owner, visitor } from '../support/who.ts';
import type { TestWorld } from '../support/world.ts';
import { formerHolds, formerOwner } from './former-studio.ts';

type Studio = Stage & { checkout: TestCheckout };

export async function useStudio(db: Database, files: Files): Promise<TestWorld> {
  const studio = await openStudio(db, files);
  const { world } = studio;
  await loadSample(world);
  const token = (await makeOwnerLink(world)).split('/').at(-1) ?? '';
  expectOk(await setUpOwner(world, owner, { token, ...formerOwner }));
  await populate(world);
  await editTexts(world);
  await writePages(world);
  await sell(studio);
  await leaveInProgress(studio);
  return world;
}

async function openStudio(db: Database, files: Files): Promise<Studio> {
  const url = 'http://localhost:3000';
  const secret = await earlierSecret(db);
  const accounts = betterAuthAccounts({ db, siteUrl: url, secret, log: quietLog });
  const { world, bank } = newWorld(db, { files, secret, accounts });
  const { clock } = world;
  const checkout = openTestCheckout({ db, clock, secret, log: quietLog, publicUrl: url });
  const jobs = await openJobs({ db, clock, log: quietLog }, { maintains: false });
  world.jobs.send = (tx, job) => jobs.send(tx, job);
  return { db, url: '', world, bank, checkout };
}

async function editTexts(world: TestWorld): Promise<void> {
  for (const key of emailKeys) {
    const typed = textsOfEmail(key).flatMap((text) =>
      (['en', 'da'] as const).map((language): [string, string] => {
        const placeholders = text.placeholders.map((name) => `{${name}}`).join(' ');
        const more = kindOfText(text) === 'text' ? `\n\n${language} {studio}` : '';
        return [`${language}.${text.name}`, `Edited ${placeholders}${more}`.trim()];
      }),
    );
    expectOk(await editEmailTexts(world, owner, { key, version: 0, typed: Object.fromEntries(typed) }));
  }
}

async function writePages(world: TestWorld): Promise<void> {
  const create = async (slug: string) => {
    const title = { en: `Page ${slug}`, da: `Side ${slug}` };
    const made = await createOwnPage(world, owner, { template: 'landing', title, slug });
    if (!made.ok) throw new Error(made.refusal);
    return made.key;
  };
  const published = await create('choir-days');
  await publish(world, published);
  await change(world, published, 'Changed after publishing');
  const moved = await create('former-address');
  await publish(world, moved);
  expectOk(await moveOwnPage(world, owner, { key: moved, slug: 'new-address' }));
  await create('only-a-draft');
  const scheduled = await create('scheduled');
  const publishAt = world.clock.now().add({ hours: 48 });
  const { version } = await pageDraft(world.db.query, scheduled);
  expectOk(await schedulePage(world, owner, { key: scheduled, version, publishAt }));
  await change(world, 'home', 'A headline of the owner');
}

async function publish(world: TestWorld, key: string): Promise<void> {
  const { version } = await pageDraft(world.db.query, key);
  expectOk(await publishPage(world, owner, { key, version }));
}

async function change(world: TestWorld, key: string, text: string): Promise<void> {
  const { version } = await pageDraft(world.db.query, key);
  const headline = { type: 'headline', text } as const;
  const outcome = await editPage(world, owner, {
    key,
    version,
    change: ({ en, da }) => ({
      en: en.map((block) => (block.type === 'headline' ? headline : block)),
      da,
    }),
  });
  expectOk(outcome);
}

async function sell(studio: Studio): Promise<void> {
  const card = await boughtGiftCard(studio);
  await newCode(studio, { maxUses: 3 });
  const codes = { discount: 'SPRING', giftCard: card.code };
  const pack = { id: 'private-coaching-5', codes };
  await pay(studio, await placed(studio, await placeWithCodes(studio, visitor, pack)));
  const { dateId } = await fullDate(studio, 2);
  await waiting(studio, dateId);
  await buyPlan(studio);
}

async function buyPlan({ world, checkout, db }: Studio): Promise<void> {
  const line = {
    offerId: 'main-course-premium-3-months',
    description: 'Main course, Premium',
    quantity: 1,
    unitMinor: 49_700,
    vatClass: 'standard',
    withdrawalRegime: 'digital',
  } as const;
  const buyer = { name: 'Søren Ærø', email: 'soren@example.dk' };
  const terms = { currency: 'USD', capture: 'now', consents: [], shipsTo: null } as const;
  const basket = { ...terms, key: 'page:upgrade', cartId: null, lines: [line], buyer };
  const atCheckout = { ...world, payments: checkout.payments };
  const opened = await createPaymentOf(atCheckout, { who: visitor, basket, returnPath: '/sales' });
  if (!opened.ok) throw new Error(opened.refusal);
  const sessionId = opened.url.split('/').at(-1) ?? '';
  await checkout.payer.pay(sessionId, { card: 'works' });
  const { id } = await db.query
    .selectFrom('payments')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  await settlePayment(atCheckout, id);
}

async function leaveInProgress({ world, checkout }: Studio): Promise<void> {
  const [unpaid, atCheckout] = formerHolds;
  const person = ({ holderToken, email }: (typeof formerHolds)[number]) => ({
    who: { ...visitor, holderToken },
    email,
  });
  await held(world, unpaid.slotStart, person(unpaid));
  const { bookingId, who } = await held(world, atCheckout.slotStart, person(atCheckout));
  const input = { subjectId: bookingId, currency: 'DKK', returnPath: '/private-coaching' };
  expectOk(await createPayment({ ...world, payments: checkout.payments }, who, input));
}

function expectOk(outcome: { ok: boolean }): void {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
}
