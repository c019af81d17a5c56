/** Pages that are nothing but the owner's document: address → document. */
export const contentPages: Readonly<Record<string, string>> = {
  '/voice-elevated-application': 'voice-elevated-application',
  '/celebrity-application': 'celebrity-application',
  '/shop': 'shop',
  '/dashboard': 'dashboard',
  '/sales': 'sales',
  '/privacy-policy': 'privacy-policy',
};
