import { z } from 'zod';
import { type Arrival, arrivals, type Card, cards } from '../session-row.ts';

export type Action = 'pay' | 'slow' | 'decline';

export interface CheckoutForm {
  action: Action;
  email: string;
  name: string;
  arrival: Arrival;
  card: Card;
  mistakes: ReadonlyArray<'email' | 'name'>;
}

/** U+0000 is removed: PostgreSQL cannot store it. */
const text = z
  .string()
  .refine((typed) => !typed.includes('\0'))
  .trim()
  .catch('');
const shape = z.object({
  action: z.enum(['pay', 'slow', 'decline']).catch('pay'),
  email: text,
  name: text,
  arrival: z.enum(arrivals).catch('on-time'),
  card: z.enum(cards).catch('works'),
});

export function readCheckoutForm(posted: Record<string, unknown>): CheckoutForm {
  const form = shape.parse(posted);
  const mistakes: Array<'email' | 'name'> = [];
  if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(form.email) || form.email.length > 254)
    mistakes.push('email');
  if (form.name === '' || [...form.name].length > 200) mistakes.push('name');
  return { ...form, mistakes: form.action === 'decline' ? [] : mistakes };
}
