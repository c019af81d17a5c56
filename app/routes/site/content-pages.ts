/** Pages that are nothing but the owner's document: address → document. */
export const contentPages: Readonly<Record<string, string>> = {
  '/courses/voice-elevated': 'voice-elevated',
  '/courses/voice-elevated/details': 'voice-elevated-details',
  '/courses/celebrity-vocal-experience': 'celebrity-vocal-experience',
  '/courses/advanced-technique': 'advanced-technique',
  '/courses/beginner-vocals': 'beginner-vocals',
  '/voice-elevated-application': 'voice-elevated-application',
  '/celebrity-application': 'celebrity-application',
  '/book': 'book',
  '/shop': 'shop',
  '/dashboard': 'dashboard',
  '/sales': 'sales',
  '/privacy-policy': 'privacy-policy',
};
