import { beforeEach } from 'vitest';
import { openTestCheckout, type TestCheckout } from '#platform/payments/test-checkout/open-test-checkout.ts';
import type { Payer } from '#platform/payments/test-checkout/payer.ts';
import { jobHandlers } from '#server/job-handlers.ts';
import { createPaymentOf } from '#studio/money/checkout/create-payment.ts';
import { receiveEvent } from '#studio/money/settlement/receive-event.ts';
import { settleReturn } from '#studio/money/settlement/settle-return.ts';
import { reconcile } from '#studio/office/reconciliation/reconcile.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import { type Engine, testDatabase } from './database/database.ts';
import { sampleStudio } from './database/sample-studio.ts';
import { quietLog } from './site/quiet-log.ts';
import { testNow } from './site/test-now.ts';
import { visitor } from './who.ts';
import { type TestWorld, testWorld } from './world.ts';

export interface PlanStage {
  readonly world: TestWorld;
  readonly checkout: TestCheckout;
  /** Orders a course and pays the first charge; neither webhook nor job has run yet. */
  bought(offerId?: string, card?: Payer['card']): Promise<{ orderId: string; returnToken: string }>;
  /** The same, returned from the hosted page and with every job done. */
  enrolled(offerId?: string, card?: Payer['card']): Promise<string>;
  /** Moves all clocks without delivering anything. */
  pass(duration: Temporal.DurationLike): Promise<void>;
  /** Runs every requested job, and those they request, until there is none. */
  runJobs(): Promise<void>;
  /** One reconciliation and its jobs: what is left when every webhook is lost. */
  reconcileAll(): Promise<void>;
  /** Delivers the provider's events so far to the webhook; `order` may omit, repeat and shuffle them. */
  deliver(order?: (kinds: string[]) => number[]): Promise<void>;
  instalments(orderId: string): Promise<string[]>;
  plan(
    orderId: string,
  ): Promise<{ state: string; end_reason: string | null; ends_at: Temporal.Instant | null }>;
  /** Charged and refunded by the provider, in minor units. */
  money(orderId: string): Promise<{ charged: number; refunded: number; charges: number }>;
  mails(): Promise<string[]>;
  openTasks(): Promise<string[]>;
}

/**
 * The sample studio with the test checkout on its clock, for scenarios over months. `const stage = planStage();`
 */
export function planStage(engine: Engine = 'embedded'): PlanStage {
  const given = testDatabase(engine, undefined, sampleStudio);
  const stage = {} as { -readonly [K in keyof PlanStage]: PlanStage[K] };
  beforeEach(() => {
    const world = testWorld(given.db);
    const checkout = openTestCheckout({
      db: given.db,
      clock: world.clock,
      secret: world.secret,
      log: quietLog,
      publicUrl: 'http://localhost:3000',
    });
    world.payments = checkout.payments;
    Object.assign(stage, { world, checkout }, planActions(world, checkout));
  });
  return stage;
}

function planActions(world: TestWorld, checkout: TestCheckout): Omit<PlanStage, 'world' | 'checkout'> {
  const q = world.db.query;
  const bought: PlanStage['bought'] = async (offerId = 'main-course-premium-3-months', card = 'works') => {
    const price = await q
      .selectFrom('prices')
      .select('amount_minor')
      .where('offer_id', '=', offerId)
      .executeTakeFirstOrThrow();
    const outcome = await createPaymentOf(world, {
      who: visitor,
      basket: {
        key: `page:${newToken()}`,
        cartId: null,
        currency: 'USD',
        capture: 'now',
        lines: [
          {
            offerId,
            description: 'Main course, Premium',
            quantity: 1,
            unitMinor: price.amount_minor ?? 0,
            vatClass: 'standard',
            withdrawalRegime: 'digital',
          },
        ],
        buyer: { name: 'Søren Ærø', email: 'soren@example.dk' },
        consents: [],
        shipsTo: null,
      },
      returnPath: '/sales',
    });
    if (!outcome.ok) throw new Error(`not opened: ${outcome.refusal}`);
    const sessionId = outcome.url.split('/').at(-1)!;
    await checkout.payer.pay(sessionId, { card });
    const session = await q
      .selectFrom('test_checkout_sessions')
      .innerJoin('payments', 'payments.session_id', 'test_checkout_sessions.id')
      .select(['success_url', 'payments.order_id'])
      .where('test_checkout_sessions.id', '=', sessionId)
      .executeTakeFirstOrThrow();
    const returnToken = new URL(session.success_url).searchParams.get('session')!;
    return { orderId: session.order_id, returnToken };
  };
  const runJobs: PlanStage['runJobs'] = async () => {
    const handlers = jobHandlers(world) as Record<string, (data: unknown) => Promise<void>>;
    for (let job = world.requestedJobs.shift(); job; job = world.requestedJobs.shift()) {
      if (job.name !== 'send-email') await handlers[job.name]!(job.data);
    }
  };
  return {
    bought,
    runJobs,
    enrolled: async (offerId, card) => {
      const { orderId, returnToken } = await bought(offerId, card);
      await settleReturn(world, visitor, returnToken);
      await runJobs();
      return orderId;
    },
    pass: async (duration) => {
      const from = world.clock.now().toZonedDateTimeISO('UTC');
      world.setNow(from.add(duration).toInstant());
      await checkout.letTimePass();
    },
    reconcileAll: async () => {
      await reconcile(world);
      await runJobs();
    },
    deliver: async (order = (kinds) => kinds.map((_, at) => at)) => {
      const events = await checkout.events();
      const kinds = events.map(({ body }) => (JSON.parse(body) as { kind: string }).kind);
      for (const at of order(kinds)) {
        const { body, signature } = events[at]!;
        await receiveEvent(world, body, signature);
        await runJobs();
      }
    },
    instalments: async (orderId) => {
      const rows = await q
        .selectFrom('instalments')
        .select('state')
        .where('order_id', '=', orderId)
        .orderBy('number')
        .execute();
      return rows.map(({ state }) => state);
    },
    plan: (orderId) =>
      q
        .selectFrom('plans')
        .select(['state', 'end_reason', 'ends_at'])
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow(),
    money: async (orderId) => {
      const { subscription_id } = await q
        .selectFrom('plans')
        .select('subscription_id')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      const { charges } = await checkout.payments.retrievePlan(subscription_id!);
      const sum = (key: 'capturedMinor' | 'refundedMinor') =>
        charges.reduce((total, charge) => total + charge[key], 0);
      return { charged: sum('capturedMinor'), refunded: sum('refundedMinor'), charges: charges.length };
    },
    mails: async () => {
      const rows = await q.selectFrom('emails').select('kind').orderBy('created_at').execute();
      return rows.map(({ kind }) => kind);
    },
    openTasks: async () => {
      const rows = await q.selectFrom('tasks').select('kind').where('state', '=', 'open').execute();
      return rows.map(({ kind }) => kind);
    },
  };
}

export function after(duration: Temporal.DurationLike): Temporal.Instant {
  return testNow.toZonedDateTimeISO('UTC').add(duration).toInstant();
}
