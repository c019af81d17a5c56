import { chromium } from '#tests/packages/playwright.ts';
import { findChromium } from '#tests/support/browser/chromium-binary.ts';

export interface PageWeight {
  requests: number;
  /** Transferred bytes by resource type, from the browser's network log. */
  bytes: Partial<Record<string, number>>;
  layoutShift: number;
  foreignHosts: number;
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The first view at 390 × 844 @2x, unscrolled, until the network is quiet. */
export async function measurePage(url: string): Promise<PageWeight> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: flags });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      // The most common case: another time zone hydrates the booking form immediately (docs/decisions/022).
      timezoneId: 'Europe/Copenhagen',
    });
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const weight: PageWeight = { requests: 0, bytes: {}, layoutShift: 0, foreignHosts: 0 };
    const kinds = new Map<string, string>();
    network.on('Network.responseReceived', (event) => {
      weight.requests += 1;
      kinds.set(event.requestId, kindOf(event.type));
      const { protocol, origin } = new URL(event.response.url);
      // data: URLs cause no request.
      if (protocol.startsWith('http') && origin !== new URL(url).origin) weight.foreignHosts += 1;
    });
    network.on('Network.loadingFinished', (event) => {
      const kind = kinds.get(event.requestId) ?? 'Other';
      weight.bytes[kind] = (weight.bytes[kind] ?? 0) + event.encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    weight.layoutShift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            );
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 300);
        }),
    );
    return weight;
  } finally {
    await browser.close();
  }
}

function kindOf(type: string): string {
  return ['Document', 'Stylesheet', 'Script', 'Font', 'Image'].includes(type) ? type : 'Other';
}
