import type { Account } from '#platform/accounts/accounts.ts';
import { networkOf } from '#studio/shared/limits/network-of.ts';
import type { Who } from '#studio/shared/who.ts';

export function whoIs(
  account: Account | null,
  request: Pick<Who, 'language' | 'address' | 'holderToken' | 'payerToken' | 'knownDevice'>,
): Who {
  const { language, holderToken, payerToken = null, knownDevice = null } = request;
  const address = request.address && networkOf(request.address);
  const person = account ?? { role: 'visitor' as const, userId: null, email: null };
  return {
    role: person.role,
    userId: person.userId,
    email: person.email,
    language,
    address,
    holderToken,
    payerToken,
    knownDevice,
  };
}
