import type { ReactNode } from 'react';
import type { Language } from '#studio/shared/language.ts';
import { applicationFormMessages } from './application-form.messages.ts';

const steps = [1, 2, 3] as const;
type Nth = (typeof steps)[number];

const names = { 1: 'you', 2: 'voice', 3: 'programme' } as const;

/** The fragments of the page's address: links between the steps work before the island is awake. */
const idOf = (nth: Nth) => `apply-step-${nth}`;

export function Progress({ language }: { language: Language }) {
  const words = applicationFormMessages[language];
  return (
    <nav className="application-progress" aria-label={words.steps.label}>
      <ol>
        {steps.map((nth) => (
          <li key={nth}>
            <a href={`#${idOf(nth)}`} aria-current={nth === 1 ? 'step' : undefined}>
              {words.groups[names[nth]]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepProps {
  nth: Nth;
  language: Language;
}

export function Step({ nth, language, children }: StepProps & { children: ReactNode }) {
  const words = applicationFormMessages[language].steps;
  return (
    <div className="application-step" id={idOf(nth)}>
      <p className="step-of" tabIndex={-1}>
        {words.of(nth, steps.length)}
      </p>
      {children}
      {nth !== 3 && (
        <div className="actions between-steps">
          <a className="button" href={`#${idOf(nth === 1 ? 2 : 3)}`}>
            {words.next}
          </a>
          {nth === 2 && <StepBack to={1} language={language} />}
        </div>
      )}
    </div>
  );
}

export function StepBack({ to, language }: { to: Nth; language: Language }) {
  return (
    <a className="text-link between-steps" href={`#${idOf(to)}`}>
      {applicationFormMessages[language].steps.back}
    </a>
  );
}
