/** Pages that are nothing but the owner's document: address → document. */
export const contentPages: Readonly<Record<string, string>> = {
  '/dashboard': 'dashboard',
  '/sales': 'sales',
  '/privacy-policy': 'privacy-policy',
};
