import { PaymentRefused, type Payments } from './payments.ts';

/** What is asked about something that was made before. */
const calls = [
  'retrieve',
  'expire',
  'capture',
  'void',
  'refund',
  'retrievePlan',
  'scheduleEnd',
  'endPlan',
] as const;

/** The key before still finishes what was begun with it: another account, or test mode, has other payments. */
export function withFormerAccount(current: Payments, former: Payments): Payments {
  const falling = <A extends unknown[], R>(
    now: (...args: A) => Promise<R>,
    before: (...args: A) => Promise<R>,
  ) => {
    return async (...args: A): Promise<R> => {
      try {
        return await now(...args);
      } catch (error) {
        if (!isUnknown(error)) throw error;
        return before(...args).catch((failure: unknown) => {
          throw isUnknown(failure) ? error : failure;
        });
      }
    };
  };
  const both = Object.fromEntries(
    calls.map((name) => [name, falling(current[name] as never, former[name] as never)]),
  ) as Pick<Payments, (typeof calls)[number]>;
  return {
    ...current,
    ...both,
    verifyEvent: async (rawBody, signature) =>
      (await current.verifyEvent(rawBody, signature)) ?? former.verifyEvent(rawBody, signature),
  };
}

function isUnknown(error: unknown): boolean {
  return error instanceof PaymentRefused && error.code === 'resource_missing';
}
