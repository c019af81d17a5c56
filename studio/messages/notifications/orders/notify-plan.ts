import type { Queries } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { orderLinkHours } from '#studio/money/orders/order-by-token.ts';
import { pauseAfterDays } from '#studio/offers/plans/plan.ts';
import { planProgressOf } from '#studio/offers/plans/plan-progress.queries.ts';
import { makeSecretLink } from '#studio/people/secret-links.store.ts';
import type { Change } from '#studio/shared/change.ts';
import { readBranding } from '#studio/shared/email/branding.queries.ts';
import type { EmailContent } from '#studio/shared/email/email-content.ts';
import { queueEmail } from '#studio/shared/email/queue-email.ts';
import type { DomainEventHandler } from '#studio/shared/events.ts';
import { pageAddress } from '#studio/shared/language.ts';
import { accessPaused, type InstalmentMail, instalmentFailed, instalmentPaid } from './instalment-emails.ts';
import { orderWithInstalments } from './plan.queries.ts';

interface At {
  orderId: string;
  number: number;
}

export const notifyInstalmentPaid: DomainEventHandler<'plan.instalment-paid'> = async (
  c,
  { receiptNumber, ...at },
) => {
  const found = await readInstalment(c, at);
  const { instalment, mail } = found;
  const isRestored = instalment.paused_notified_at !== null;
  const isLast = !found.isOthersOpen;
  const plan = (await planProgressOf(c.tx, [at.orderId])).get(at.orderId) ?? null;
  await toStudent(c, {
    kind: 'instalment-paid',
    found,
    content: instalmentPaid({ ...mail, receiptNumber, isLast, isRestored, plan }),
  });
};

/** Once per charge, however often it is retried. */
export const notifyInstalmentFailed: DomainEventHandler<'plan.instalment-failed'> = async (c, at) => {
  const found = await readInstalment(c, at);
  const since = found.instalment.unpaid_since ?? c.now;
  const content = instalmentFailed({
    ...found.mail,
    payUrl: found.instalment.pay_url,
    pausesAt: since.add({ hours: pauseAfterDays * 24 }),
  });
  await toStudent(c, { kind: 'instalment-failed', found, content });
};

export const notifyPlanPaused: DomainEventHandler<'plan.access-paused'> = async (c, at) => {
  const found = await readInstalment(c, at);
  const content = accessPaused({ ...found.mail, payUrl: found.instalment.pay_url });
  await toStudent(c, { kind: 'access-paused', found, content });
};

export async function orderUrlOf(
  world: World,
  tx: Queries,
  order: { id: string; language: 'da' | 'en' },
): Promise<string> {
  const token = await makeSecretLink(tx, {
    purpose: 'order',
    subjectId: order.id,
    expiresAt: world.clock.now().add({ hours: orderLinkHours }),
  });
  return world.settings.siteUrl + pageAddress(`/orders/${token}`, order.language);
}

async function readInstalment({ world, tx }: Change, at: At) {
  const { orderId, number } = at;
  const { order, instalments: all } = await orderWithInstalments(tx, orderId);
  const instalment = all.find((one) => one.number === number);
  if (!instalment) throw new Error('an instalment that is announced is not there');
  const mail: InstalmentMail = {
    branding: await readBranding(tx, world.settings),
    language: order.language,
    name: order.name,
    orderNumber: order.number,
    description: order.description,
    number,
    count: all.length,
    amount: { amountMinor: instalment.amount_minor, currency: order.currency },
    orderUrl: order.email ? await orderUrlOf(world, tx, order) : '',
  };
  return { order, instalment, mail, isOthersOpen: all.some(({ state }) => state !== 'paid') };
}

async function toStudent(
  c: Change,
  {
    kind,
    found: { order, mail },
    content,
  }: { kind: string; found: Awaited<ReturnType<typeof readInstalment>>; content: EmailContent },
): Promise<void> {
  if (!order.email) return;
  await queueEmail(c, {
    ...content,
    kind,
    language: order.language,
    to: order.email,
    dedupeKey: `${kind}:${order.id}:${mail.number}`,
  });
}
