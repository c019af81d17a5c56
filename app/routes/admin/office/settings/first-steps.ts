/** Set-up after the first sign-in: settings pages in order, each of which can be skipped. */
export const firstSteps = ['studio', 'opening', 'connections'] as const;

export type FirstStep = (typeof firstSteps)[number];

export function afterStep(step: FirstStep): string {
  const next = firstSteps[firstSteps.indexOf(step) + 1];
  return next ? `/admin/settings/${next}?setup=1` : '/admin';
}

export function stepOf(group: string, url: URL): { number: number; count: number; next: string } | null {
  const step = firstSteps.find((one) => one === group);
  if (!step || url.searchParams.get('setup') !== '1') return null;
  return { number: firstSteps.indexOf(step) + 1, count: firstSteps.length, next: afterStep(step) };
}
