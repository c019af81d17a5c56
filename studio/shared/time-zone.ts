export const studioTimeZone = 'Europe/Copenhagen';
