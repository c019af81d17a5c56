import { networkInterfaces } from 'node:os';
import type { RunningServer } from './app.ts';

export function printAddresses(
  { url, world, owner, lacking, outboxPath }: RunningServer,
  title = 'Belcanto is open:',
): void {
  const { settings, mail } = world;
  if (lacking.includes('sample-identity')) {
    console.warn(
      `Warning: SITE_URL is public, but the studio's name, address and CVR number are still the sample. Enter your own: ${settings.siteUrl}/admin/settings/studio`,
    );
  }
  const address = settings.isLoopbackSite ? localAddress(url) : settings.siteUrl;
  const lines: [label: string, value: string][] = [[title, address]];
  if (settings.isLoopbackSite) lines.push(...networkAddresses(url));
  // Printed, never logged: the code shows every email, and the link grants ownership.
  if (mail.kind === 'waiting')
    lines.push(['Emails wait for:', `${settings.siteUrl}/admin/settings/connections`]);
  if (settings.smtpUrl) lines.push(['Emails go to:', new URL(settings.smtpUrl).host]);
  if (outboxPath) lines.push(['Emails it would send:', `${address}${outboxPath}`]);
  if (owner.kind === 'link') lines.push(setupLine(owner.url));
  if (owner.kind === 'waiting') lines.push(['No owner account yet:', 'npm run owner-link prints a new link']);
  const width = Math.max(...lines.map(([label]) => label.length)) + 2;
  console.log(`\n${lines.map(([label, value]) => label.padEnd(width) + value).join('\n')}`);
}

export function setupLine(url: string): [label: string, value: string] {
  return ['Set up the owner:', `${url} (works once, for 24 hours)`];
}

const everyAddress = /\/\/(?:0\.0\.0\.0|\[::\]):/;

function localAddress(url: string): string {
  return url.replace('//127.0.0.1:', '//localhost:').replace(everyAddress, '//localhost:');
}

/** No browser opens 0.0.0.0 on another machine. */
function networkAddresses(url: string): [label: string, value: string][] {
  if (!everyAddress.test(url)) return [];
  const outside = Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ internal, family }) => !internal && family === 'IPv4'),
  );
  return outside.map(({ address }) => ['On your network:', url.replace(everyAddress, `//${address}:`)]);
}
