import { Alert } from '#app/ui/feedback/alert.tsx';
import { Button, ButtonLink } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { worldOf } from '#app/web/world.ts';
import { AdminFrame } from '../../../../frame.tsx';
import { ownerOnly } from '../../../../owner-only.ts';
import { Done, Refused } from '../../../../refused.tsx';
import type { Route } from './+types/stripe';
import { readStripe, type StripeView } from './read-stripe.ts';
import type { StripeRefused } from './stripe.data.ts';

/** `/admin/settings/connections/stripe`: test key, test payment, live key. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await ownerOnly('settings', { request, context });
  return readStripe(worldOf(context), who, new URL(request.url));
}

export default function Stripe({ loaderData: view }: Route.ComponentProps) {
  const refused = useActionResult<StripeRefused>();
  const keyError = refused?.isOfKey ? refused.text : null;
  return (
    <AdminFrame
      page="settings"
      title={view.title}
      lead={view.lead}
      back={{ href: '/admin/settings/connections', label: view.back }}
    >
      {refused && keyError === null ? (
        <Refused title={refused.title} text={refused.text} items={refused.rights.map((text) => ({ text }))} />
      ) : (
        <Done text={view.flash} />
      )}
      {view.unreadable && (
        <Alert variant="wrong" title={view.unreadable} headingLevel={2}>
          {null}
        </Alert>
      )}
      {view.status && <Status status={view.status} />}
      {view.test && (
        <section className="admin-section">
          <h2>{view.test.title}</h2>
          <p>{view.test.text}</p>
          <PostForm to="test-payment" reloadDocument>
            <SubmitButton label={view.test.button} />
          </PostForm>
        </section>
      )}
      {view.fixed ? <p>{view.fixed}</p> : <KeyForm form={view.form} error={keyError} />}
      {view.remove && !view.fixed && (
        <section className="admin-section">
          <p className="hint">{view.remove.text}</p>
          <PostForm to="removal">
            <Button type="submit" variant="ghost" isPlain isCompact>
              {view.remove.button}
            </Button>
          </PostForm>
        </section>
      )}
    </AdminFrame>
  );
}

function Status({ status }: { status: NonNullable<StripeView['status']> }) {
  return (
    <section className="admin-section" id="status">
      <h2>{status.title}</h2>
      <Leaders rows={status.rows.map(([label, value]) => ({ key: label, label, value }))} isFacts />
      <p className="hint">{status.changeMethods}</p>
      <p>
        <strong>{status.call}</strong>
      </p>
      {status.payment && (
        <p>
          {status.payment.text}{' '}
          {status.payment.refund && (
            <TextLink href={status.payment.refund.href}>{status.payment.refund.label}</TextLink>
          )}
        </p>
      )}
    </section>
  );
}

function KeyForm({ form, error }: { form: StripeView['form']; error: string | null }) {
  return (
    <section className="admin-section">
      <h2>{form.title}</h2>
      <ol className="steps">
        {form.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>{form.rightsTitle}</h3>
      <ul className="rights">
        {form.rights.map((right) => (
          <li key={right}>{right}</li>
        ))}
      </ul>
      <PostForm to="key" className="form">
        <input type="hidden" name="mode" value={form.mode} />
        <TextField
          name="key"
          idPrefix="stripe"
          label={form.label}
          hint={form.hint}
          type="password"
          autoComplete="off"
          maxLength={500}
          error={error}
          isRequired
          takesFocus
        />
        <div className="actions">
          <SubmitButton label={form.button} />
          <ButtonLink href={form.href} variant="ghost">
            {form.open}
          </ButtonLink>
        </div>
      </PostForm>
      {form.other && (
        <p>
          <TextLink href={form.other.href}>{form.other.label}</TextLink>
        </p>
      )}
    </section>
  );
}
