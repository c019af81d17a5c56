import { PrintRefused, PrintUnavailable } from '#platform/print/print.ts';
import { printfulAddress } from '#platform/print/printful-call.ts';
import { printfulWebhook, setPrintfulWebhook } from '#platform/print/printful-webhook.ts';
import { isFixed } from '#platform/vendors/entered-values.ts';
import type { World } from '#platform/world.ts';
import { newToken } from '#studio/shared/secret-token.ts';
import type { May } from '#studio/shared/who.ts';
import { saveConnection } from '../save-connection.ts';

export const printWebhookPath = '/webhooks/printful';

export type ConnectPrintOutcome =
  | { ok: true }
  | { ok: false; refusal: 'fixed' | 'no-secret' | 'invalid' | 'refused' | 'no-answer' }
  /** The store sends its events to this host, which has to be replaced. */
  | { ok: false; refusal: 'used-elsewhere'; host: string };

/**
 * Tests the token, makes this studio the receiver of the store's events, and stores both. Version 1 of the service does
 * not sign events, so that their address has a secret. A site on this computer cannot be called: its orders are asked for.
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
    const known = URL.parse((await printfulWebhook(access)) ?? '');
    const isOther = known !== null && known.origin !== new URL(siteUrl).origin;
    if (webhookSecret && isOther && !input.isReplacing)
      return { ok: false, refusal: 'used-elsewhere', host: known.host };
    if (webhookSecret)
      await setPrintfulWebhook(access, `${siteUrl}${printWebhookPath}?secret=${webhookSecret}`);
  } catch (error) {
    if (error instanceof PrintRefused) return { ok: false, refusal: 'refused' };
    if (error instanceof PrintUnavailable) return { ok: false, refusal: 'no-answer' };
    throw error;
  }
  const outcome = await saveConnection(world, who, { kind: 'printful', values: { token, webhookSecret } });
  if (outcome.ok) return outcome;
  const { refusal } = outcome;
  return { ok: false, refusal: refusal === 'test-failed' || refusal === 'changed' ? 'no-answer' : refusal };
}
