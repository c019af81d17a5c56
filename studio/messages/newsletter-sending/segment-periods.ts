/** Without the schema, for forms in the browser. */
export const quietMonthChoices = [1, 2, 3, 6, 12] as const;
export const sessionPeriods = ['ever', 'this-year', 'last-12-months'] as const;
export const boughtPeriods = ['ever', 'last-3-months', 'last-12-months'] as const;
