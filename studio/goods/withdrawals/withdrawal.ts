/** Deadline for the refund after a withdrawal (forbrugeraftaleloven § 22). */
export const withdrawalAnswerDays = 14;

/** Normalises 'b 1001', '1001' and 'B-1001'; anything else is only trimmed. */
export function orderNumberFrom(typed: string): string {
  const trimmed = typed.trim();
  const digits = /^b?[\s.-]*(\d{1,12})$/i.exec(trimmed)?.[1];
  return digits ? `B-${digits}` : trimmed;
}
