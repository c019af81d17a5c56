/** The law gives the studio this long to pay back after it has heard of a withdrawal (forbrugeraftaleloven § 22). */
export const withdrawalAnswerDays = 14;

/**
 * An order number as people write it, in our own spelling: 'b 1001', '1001' and 'B-1001' are one order. What is no
 * number of ours comes back trimmed.
 */
export function orderNumberFrom(typed: string): string {
  const trimmed = typed.trim();
  const digits = /^b?[\s.-]*(\d{1,12})$/i.exec(trimmed)?.[1];
  return digits ? `B-${digits}` : trimmed;
}
