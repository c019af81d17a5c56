import { z } from 'zod';

/** An ISO 8601 time with an offset or Z, as browsers and clients send it; becomes a Temporal.Instant. */
export const isoInstant = z
  .string()
  .max(40)
  .transform((text, context) => {
    try {
      return Temporal.Instant.from(text);
    } catch {
      context.issues.push({ code: 'custom', message: 'not a time', input: text });
      return z.NEVER;
    }
  });
