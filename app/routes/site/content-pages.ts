/** Pages that are nothing but the owner's document: address → document. */
export const contentPages: Readonly<Record<string, string>> = {
  '/privacy-policy': 'privacy-policy',
};
