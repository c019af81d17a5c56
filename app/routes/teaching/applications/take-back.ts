import { data, redirect } from 'react-router';
import { PaymentUnavailable } from '#platform/payments/payments.ts';
import type { World } from '#platform/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { withdrawApplication } from '#studio/teaching/applications/withdraw-application.ts';
import { statusMessages } from './status.messages.ts';

/** Idempotent. `page` shows the outcome. */
export async function takeBack(world: World, applicationId: string, { page, language }: Page) {
  const words = statusMessages[language];
  try {
    const outcome = await withdrawApplication(world, { applicationId });
    if (outcome.ok) return redirect(page, 303);
    return data({ problem: words.answered }, { status: 409 });
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    return data({ problem: words.noAnswer }, { status: 503 });
  }
}

interface Page {
  page: string;
  language: Language;
}
