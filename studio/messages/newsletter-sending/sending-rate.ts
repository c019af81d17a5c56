/** Emails per minute that the provider's documentation allows an account for sure; others slow down or pause us. */
const ratesByHost: ReadonlyArray<readonly [host: RegExp, perMinute: number]> = [
  [/(?:^|\.)office365\.com$/, 30],
  [/(?:^|\.)gmail\.com$/, 20],
  [/(?:^|\.)mail\.me\.com$/, 20],
  [/amazonaws\.com$|mailgun\.org$|postmarkapp\.com$|brevo\.com$|mailjet\.com$|resend\.com$/, 300],
  [/^(?:localhost|127\.|\[::1\])/, 600],
];
const ofOthers = 60;

export function emailsPerMinute(smtpUrl: string | null): number {
  if (smtpUrl === null) return 600;
  const { hostname } = new URL(smtpUrl);
  return ratesByHost.find(([host]) => host.test(hostname))?.[1] ?? ofOthers;
}
