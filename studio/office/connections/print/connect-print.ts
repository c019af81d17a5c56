import { PrintRefused, PrintUnavailable } from '#platform/print/print.ts';
import { type PrintfulAccess, printfulAddress } from '#platform/print/printful-call.ts';
import {
  type PrintfulWebhook,
  printfulEvents,
  printfulWebhook,
  setPrintfulWebhook,
} from '#platform/print/printful-webhook.ts';
import { isFixed } from '#platform/vendors/entered-values.ts';
import type { World } from '#platform/world.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import type { May } from '#studio/shared/who.ts';
import { storedConnection } from '../connections.queries.ts';
import { saveConnection } from '../save-connection.ts';

export const printWebhookPath = '/webhooks/printful';

export type ConnectPrintOutcome =
  | { ok: true }
  | { ok: false; refusal: 'fixed' | 'no-secret' | 'changed' | 'invalid' | 'refused' | 'no-answer' }
  /** The store sends its events to this host, which has to be replaced. */
  | { ok: false; refusal: 'used-elsewhere'; host: string };

/**
 * Tests the token, makes this studio the receiver of the store's events, and stores both; a refusal leaves the store as it
 * was. Version 1 of the service does not sign events, so that their address has a secret. A site on this computer cannot be
 * called: the state of its orders is polled.
 */
export async function connectPrint(
  world: World,
  who: May<'settings'>,
  input: { token: string; isReplacing: boolean },
): Promise<ConnectPrintOutcome> {
  const token = input.token.trim();
  if (isFixed(world.connections.fixed, 'printful')) return { ok: false, refusal: 'fixed' };
  if (world.secretSource === 'database') return { ok: false, refusal: 'no-secret' };
  if (!/^\S{1,500}$/.test(token)) return { ok: false, refusal: 'invalid' };
  const access = { token, apiBase: world.settings.printfulApiBase ?? printfulAddress };
  const { siteUrl, isLoopbackSite } = world.settings;
  const webhookSecret = isLoopbackSite ? null : newToken();
  try {
    const stored = await storedConnection(world.db.query, 'printful');
    const former = await printfulWebhook(access);
    const known = URL.parse(former?.url ?? '');
    const isOther = known !== null && known.origin !== new URL(siteUrl).origin;
    if (webhookSecret && isOther && !input.isReplacing)
      return { ok: false, refusal: 'used-elsewhere', host: known.host };
    const outcome = await saveConnection(world, who, {
      kind: 'printful',
      values: { token, webhookSecret },
      seen: stored?.version ?? 0,
      ...(webhookSecret ? { prepare: () => receiveEvents(world, { access, webhookSecret, former }) } : {}),
    });
    if (outcome.ok) return outcome;
    if (outcome.refusal !== 'test-failed') return { ok: false, refusal: outcome.refusal };
    return { ok: false, refusal: outcome.result === 'refused' ? 'refused' : 'no-answer' };
  } catch (error) {
    if (error instanceof PrintRefused) return { ok: false, refusal: 'refused' };
    if (error instanceof PrintUnavailable) return { ok: false, refusal: 'no-answer' };
    throw error;
  }
}

const webhookOf = (siteUrl: string, secret: string): PrintfulWebhook => ({
  url: `${siteUrl}${printWebhookPath}?secret=${secret}`,
  types: printfulEvents,
});

/** Undone, the store reports to what another window has connected meanwhile, else to its former address. */
async function receiveEvents(
  world: World,
  {
    access,
    webhookSecret,
    former,
  }: { access: PrintfulAccess; webhookSecret: string; former: PrintfulWebhook | null },
): Promise<() => Promise<void>> {
  const { siteUrl } = world.settings;
  const undo = async () => {
    const { printful } = world.settings;
    const connected = printful?.token === access.token ? printful.webhookSecret : null;
    await setPrintfulWebhook(access, connected ? webhookOf(siteUrl, connected) : former).catch((error) =>
      world.log.warn({ err: error }, 'the former webhook could not be set again at Printful'),
    );
  };
  await setPrintfulWebhook(access, webhookOf(siteUrl, webhookSecret)).catch(async (error) => {
    await undo();
    throw error;
  });
  return undo;
}
