import type { World } from '#platform/world.ts';
import { type Findings, isEnding } from './check.ts';

const timeoutMs = 10_000;

/**
 * As a visitor meets it. An address that is not public, or a network that does not lead back to its own address, says
 * nothing about the certificate.
 */
export async function checkCertificate({ settings, certificates, clock, log }: World): Promise<Findings> {
  const { protocol, host } = new URL(settings.siteUrl);
  if (protocol !== 'https:') return [];
  try {
    const found = await certificates.certificate(settings.siteUrl, { timeoutMs });
    const problem = found.problem ?? (isEnding(found, clock.now()) ? 'ending' : null);
    if (problem === null) return [];
    const details = { what: host, reason: `certificate-${problem}` };
    const isDated = problem === 'ending' || problem === 'expired';
    return [
      { kind: 'certificate-fault', subjectId: host, details, ...(isDated ? { dueAt: found.validTo } : {}) },
    ];
  } catch (error) {
    log.debug({ err: error }, 'the certificate could not be read');
    return null;
  }
}
