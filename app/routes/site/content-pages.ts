/** URL → content document. */
export const contentPages: Readonly<Record<string, string>> = {
  '/privacy-policy': 'privacy-policy',
};
