import type { BrowserContext } from '#tests/packages/playwright.ts';

/** Records the console messages of the pages of `context`, and requests to hosts other than `hosts`. */
export function watch(context: BrowserContext, hosts: readonly string[], complaints: string[]): void {
  context.on('console', (message) => {
    const text = message.text();
    const isComplaint = message.type() === 'error' || text.includes('Content Security Policy');
    if (isComplaint)
      complaints.push(`console on ${pathOf(message.page()?.url())}: ${text} (${message.location().url})`);
  });
  context.on('weberror', (event) => {
    complaints.push(`uncaught on ${pathOf(event.page()?.url())}: ${event.error().message}`);
  });
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && !hosts.includes(host))
      complaints.push(`foreign host: ${request.url()}`);
  });
}

function pathOf(url = 'about:blank'): string {
  return url.startsWith('http') ? new URL(url).pathname : url;
}
