/** What a person is told: files are gone from the disk or bucket within this time. */
export const filesGoneWithinHours = 48;

/**
 * A backup reads the database first and the uploads afterwards: what its rows name must still be there. The hour between
 * is for the reconciliation, which removes them in parts.
 */
export const removalDelayHours = filesGoneWithinHours - 1;
