import { expect } from 'vitest';
import type { createClient } from '#tests/packages/supabase.ts';
import { intensiveApplication, retreatApplication } from '#tests/support/applications.ts';

export const applications = { intensive: intensiveApplication, retreat: retreatApplication };

/** Calls 5 and 6. Runs in Node and in a page: it closes over nothing. */
export async function submitBoth(create: typeof createClient, url: string, given: typeof applications) {
  const { functions } = create(url, 'any-anonymous-key', { auth: { persistSession: false } });
  const submit = async (name: string, body: Record<string, unknown>) => {
    const { data, error } = await functions.invoke(name, { body });
    const { context } = (error ?? {}) as { context?: Response };
    return { data, status: context?.status ?? 200, answer: context ? await context.json() : null };
  };
  const intensive = await submit('submit-voice-elevated-application', given.intensive);
  const retreat = await submit('submit-celebrity-application', given.retreat);
  const notAgreed = await submit('submit-celebrity-application', { ...given.retreat, agreedToTerms: false });
  return { intensive, retreat, notAgreed };
}

export function expectBoth(got: Awaited<ReturnType<typeof submitBoth>>): void {
  for (const submitted of [got.intensive, got.retreat])
    expect(submitted).toMatchObject({ status: 200, data: { ok: true } });
  const fields = { agreedToTerms: 'You must agree to the terms' };
  expect(got.notAgreed).toMatchObject({ status: 400, answer: { error: 'invalid', fields } });
}
