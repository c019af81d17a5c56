/* Also loaded by browsers: imports nothing. */

export const proxyProblems = ['not-trusted', 'not-forwarded'] as const;
export type ProxyProblem = (typeof proxyProblems)[number];

const sharedLimits = 'all visitors look like one, and limits hit them together';

export const proxyWarnings: Record<ProxyProblem, string> = {
  'not-trusted': `TRUST_PROXY is 0, but there is a proxy in front: ${sharedLimits}. Set it to the number of proxies.`,
  'not-forwarded': `TRUST_PROXY is set, but requests arrive without X-Forwarded-For: ${sharedLimits}. Let the proxy send the header, or set TRUST_PROXY to 0 if there is no proxy.`,
};
