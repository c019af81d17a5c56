import { bookingExamples, consultationExamples } from './booking-examples.ts';
import { applicationExamples, courseExamples } from './course-examples.ts';
import type { Example, Examples } from './example.ts';
import { grantExamples, invoiceExamples, orderExamples } from './order-examples.ts';
import {
  accountExamples,
  dateExamples,
  studentExamples,
  summaryExamples,
  voucherExamples,
} from './other-examples.ts';

/** Every email to visitors and students, and the owner's summary, about the same people and products. */
export function emailExamples(example: Example): Examples {
  return {
    ...bookingExamples(example),
    ...consultationExamples(example),
    ...orderExamples(example),
    ...invoiceExamples(example),
    ...grantExamples(example),
    ...applicationExamples(example),
    ...courseExamples(example),
    ...dateExamples(example),
    ...voucherExamples(example),
    ...studentExamples(example),
    ...accountExamples(example),
    ...summaryExamples(example),
  };
}
