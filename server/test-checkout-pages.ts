import type { TestCheckout } from '#platform/payments/test-checkout/open-test-checkout.ts';
import { isLoopback } from '#platform/read-settings.ts';
import type { Settings } from '#platform/settings.ts';
import type { RenderRoute } from './render.ts';

/** Without the test checkout, /test-checkout/… is a 404. */
export function withTestCheckout(render: RenderRoute, checkout: TestCheckout | null): RenderRoute {
  if (!checkout) return render;
  return async (request, world, facts) => {
    const { pathname } = new URL(request.url);
    return pathname.startsWith('/test-checkout/')
      ? checkout.app.fetch(request)
      : render(request, world, facts);
  };
}

/** This process's own address, or the site's when that is not on loopback. */
export function webhookAddress(serverUrl: string, { siteUrl }: Settings): string {
  const httpServer = new URL(serverUrl);
  if (httpServer.hostname === '0.0.0.0' || httpServer.hostname === '[::]') httpServer.hostname = '127.0.0.1';
  return `${isLoopback(httpServer.hostname) ? httpServer.origin : siteUrl}/webhooks/test`;
}
