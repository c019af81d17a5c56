/** The short set-up after the first sign-in: pages of the settings, one after the other, each of which can wait. */
export const firstSteps = ['studio', 'opening', 'connections'] as const;

export type FirstStep = (typeof firstSteps)[number];

/** Where the step after this one stands; the desk after the last. */
export function afterStep(step: FirstStep): string {
  const next = firstSteps[firstSteps.indexOf(step) + 1];
  return next ? `/admin/settings/${next}?setup=1` : '/admin';
}

/** Which step this page is, when its address says that the owner is being led through them. */
export function stepOf(group: string, url: URL): { number: number; count: number; next: string } | null {
  const step = firstSteps.find((one) => one === group);
  if (!step || url.searchParams.get('setup') !== '1') return null;
  return { number: firstSteps.indexOf(step) + 1, count: firstSteps.length, next: afterStep(step) };
}
