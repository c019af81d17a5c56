import type { TestCheckout } from '#platform/payments/test-checkout/open-test-checkout.ts';
import { type HttpServer, listen } from './listen.ts';

export interface TestCheckoutServer extends HttpServer {
  show(checkout: TestCheckout | null): void;
}

export async function openTestCheckoutServer(port: number | undefined): Promise<TestCheckoutServer | null> {
  if (port === undefined) return null;
  let behind: TestCheckout | null = null;
  const httpServer = await listen(
    (request) => behind?.app.fetch(request) ?? new Response('Not found', { status: 404 }),
    { host: '127.0.0.1', port },
  );
  return {
    ...httpServer,
    show: (checkout) => {
      behind = checkout;
    },
  };
}
