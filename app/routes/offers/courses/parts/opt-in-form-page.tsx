import type { ReactNode } from 'react';
import { TextField } from '#app/ui/forms/field.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import type { SiteFrame } from '../../../site/frame.ts';
import type { FormSteps } from '../../../site/parts/form-sides.messages.ts';
import { DrawnFigure, FormSides } from '../../../site/parts/form-sides.tsx';
import { SitePage } from '../../../site/parts/site-page.tsx';
import { programmesMessages } from '../programmes.messages.ts';

interface OptInFormPageProps {
  frame: SiteFrame;
  headline: string;
  /** Null: no lead. */
  lead: string | null;
  /** Shown in place of the form once the email is sent; null: not sent yet. */
  sent: string | null;
  steps: FormSteps;
  children: ReactNode;
}

/** A page below the courses whose form asks for an address that its email confirms. */
export function OptInFormPage({ frame, headline, lead, sent, steps, children }: OptInFormPageProps) {
  return (
    <SitePage frame={frame} omits={['newsletter']}>
      <PlainHead
        headline={headline}
        {...(lead === null ? {} : { lead })}
        figure={<DrawnFigure name="chair" />}
        back={
          <p>
            <a className="text-link back" href="/courses">
              {programmesMessages[frame.language].back}
            </a>
          </p>
        }
      />
      <FormSides language={frame.language} steps={steps} isSent={sent !== null}>
        {sent === null ? (
          children
        ) : (
          <p role="alert" className="notice sunlit">
            {sent}
          </p>
        )}
      </FormSides>
    </SitePage>
  );
}

interface EmailToConfirmProps {
  idPrefix: string;
  words: { email: string; consent: string; submit: string };
  /** Null: none. */
  error: string | null;
  typed: string;
  takesFocus: boolean;
}

export function EmailToConfirm({ idPrefix, words, error, typed, takesFocus }: EmailToConfirmProps) {
  return (
    <>
      <TextField
        name="email"
        idPrefix={idPrefix}
        label={words.email}
        hint={words.consent}
        type="email"
        autoComplete="email"
        inputMode="email"
        isRequired
        error={error}
        takesFocus={takesFocus}
        {...(typed ? { defaultValue: typed } : {})}
      />
      <button type="submit" className="button">
        {words.submit}
      </button>
    </>
  );
}
