export const contactLimits = { name: 200, email: 254, phone: 50, message: 5000 } as const;

export type ContactField = keyof typeof contactLimits;

/** In the order of the form. */
export const contactFields = Object.keys(contactLimits) as ContactField[];
