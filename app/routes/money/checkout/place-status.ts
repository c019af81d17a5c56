import type { PlaceRefusal } from '#studio/money/checkout/place-order.ts';
import { payStatus } from '../../calendar/booking/answer-refusal.ts';

export const placeStatus: Record<PlaceRefusal, number> = {
  ...payStatus,
  invalid: 400,
  'bad-code': 400,
  'no-delivery': 400,
  'no-answer': 502,
  'total-changed': 409,
  short: 409,
  empty: 409,
};
