import { Form } from 'react-router';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import type { KeptTermsView } from './read-kept-terms.ts';

export function KeptTerms({ kept, terms }: KeptTermsView) {
  return (
    <>
      {kept && <p className="notice">{kept}</p>}
      {terms && (
        <Form method="post" action="/admin/settings/terms" className="notice stack">
          <h2>{terms.labels.heading}</h2>
          {terms.sentences.map(({ language, from, to }) => (
            <p key={from} lang={language}>
              <del>{from}</del> <ins>{to}</ins>
            </p>
          ))}
          <input type="hidden" name="version" value={terms.version} />
          <div className="actions">
            <SubmitButton isPlain label={terms.labels.change} />
            <TextLink href="/admin/website/terms-of-service">{terms.labels.edit}</TextLink>
          </div>
        </Form>
      )}
    </>
  );
}
