export const studioTimeZone = 'Europe/Copenhagen';
export const studioCity = { en: 'Copenhagen', da: 'København' };
