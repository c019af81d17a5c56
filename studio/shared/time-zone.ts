/** The studio's own clock: hours are offered, days counted and receipts dated by it. */
export const studioTimeZone = 'Europe/Copenhagen';
