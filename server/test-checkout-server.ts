import type { TestCheckout } from '#platform/payments/test-checkout/open-test-checkout.ts';
import { type HttpServer, listen } from './listen.ts';

export interface TestCheckoutServer extends HttpServer {
  /** What stands behind the door; null: nothing, every address is a 404. */
  show(checkout: TestCheckout | null): void;
}

/** A port of the test checkout's own, opened before it because its pages' addresses carry the port. Null: no port asked. */
export async function openTestCheckoutServer(port: number | undefined): Promise<TestCheckoutServer | null> {
  if (port === undefined) return null;
  let behind: TestCheckout | null = null;
  const door = await listen(
    (request) => behind?.app.fetch(request) ?? new Response('Not found', { status: 404 }),
    { host: '127.0.0.1', port },
  );
  return {
    ...door,
    show: (checkout) => {
      behind = checkout;
    },
  };
}
