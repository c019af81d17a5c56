import { stripeRights } from '#platform/payments/stripe-rights.ts';
import { isFixed } from '#platform/vendors/entered-values.ts';
import type { World } from '#platform/world.ts';
import { paymentMethodMessages } from '#studio/money/payments/payment-methods.messages.ts';
import { type StripeMode, stripeWebhookUrl } from '#studio/office/connections/connect-stripe.ts';
import { type StripeProgress, stripeProgress } from '#studio/office/connections/stripe-progress.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { May } from '#studio/shared/who.ts';
import { stripeMessages } from './stripe.messages.ts';

const flashes = ['connected', 'removed'] as const;

export type StripeView = Awaited<ReturnType<typeof readStripe>>;

/** `?mode=live` skips the test, or replaces the key. */
export async function readStripe(world: World, who: May<'settings'>, url: URL) {
  const { language } = who;
  const words = stripeMessages[language];
  const progress = await stripeProgress(world, who);
  const requested = url.searchParams.get('mode');
  const isConnected = progress !== null && !progress.isUnreadable;
  const mode: StripeMode = requested === 'live' || isConnected ? 'live' : 'test';
  const flash = flashes.find((one) => one === url.searchParams.get('flash'));
  const isLive = isConnected && progress.facts.mode === 'live';
  return {
    title: words.title,
    lead: words.lead,
    back: words.back,
    flash: flash ? words.flash[flash] : null,
    fixed: isFixed(world.connections.fixed, 'stripe') ? words.refusals.fixed : null,
    unreadable: progress?.isUnreadable ? words.unreadable : null,
    status: isConnected ? statusOf(world, who, progress) : null,
    test:
      isConnected && !isLive && !progress.testPayment
        ? { title: words.testTitle, text: words.testText, button: words.testButton }
        : null,
    form: {
      mode,
      title: isLive ? words.keyTitle.replace : words.keyTitle[mode],
      steps: words.keySteps(mode),
      open: words.open,
      href: `https://dashboard.stripe.com/${mode === 'test' ? 'test/' : ''}apikeys`,
      rightsTitle: words.rightsTitle,
      rights: stripeRights.map((right) => words.rights[right]),
      label: words.key[mode],
      hint: words.keyHint(mode === 'test' ? 'rk_test_' : 'rk_live_'),
      button: words.connect,
      other: isConnected
        ? null
        : mode === 'test'
          ? { label: words.skip, href: '?mode=live' }
          : { label: words.begin, href: '?' },
    },
    remove: progress ? { button: words.remove, text: words.removeText } : null,
  };
}

function statusOf(
  world: World,
  { language }: May<'settings'>,
  { facts, firstCallAt, testPayment }: StripeProgress,
) {
  const words = stripeMessages[language];
  const { status } = words;
  const methods = facts.methods.map((method) => paymentMethodMessages[language].names[method]);
  const rows: [label: string, value: string][] = [
    [status.key, `•••• ${facts.lastFour}, ${status.mode[facts.mode]}`],
    ...(facts.name ? [[status.account, facts.name] satisfies [string, string]] : []),
    [status.webhook, stripeWebhookUrl(world)],
    ...(methods.length > 0 ? [[status.methods, methods.join(', ')] satisfies [string, string]] : []),
  ];
  return {
    title: status.title,
    rows,
    call: firstCallAt ? status.firstCall(formats[language].short(firstCallAt)) : status.noCall,
    isCalled: firstCallAt !== null,
    changeMethods: status.changeMethods,
    payment: testPayment && {
      text: testPayment.isRefunded ? status.refunded : status.paid(formats[language].money(testPayment)),
      refund: testPayment.isRefunded
        ? null
        : { label: status.refund, href: `/admin/orders/${testPayment.orderId}/refund` },
    },
  };
}
