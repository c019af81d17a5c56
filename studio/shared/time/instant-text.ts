import { z } from 'zod';

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
