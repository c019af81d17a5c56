import { z } from 'zod';
import { type InstantMethod, instantMethodNames } from '#platform/payments/instant-methods.ts';
import type { ConnectionFacts } from './connection.ts';

const methods = z.array(z.enum(instantMethodNames)).catch([]);

export const stripeFactsShape = z.object({
  lastFour: z.string(),
  mode: z.enum(['test', 'live']),
  name: z.string().nullable().catch(null),
  isActivated: z.boolean().nullable().catch(null),
  methods,
});

export type StripeFacts = z.output<typeof stripeFactsShape>;

export function methodsOf(facts: ConnectionFacts | undefined): readonly InstantMethod[] {
  return methods.parse(facts?.methods);
}
