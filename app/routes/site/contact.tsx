import { data, type RouterContextProvider } from 'react-router';
import { FactLink } from '#app/ui/email-address.tsx';
import { ToastInPlace } from '#app/ui/feedback/toast.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { readForm } from '#app/web/forms/read-form.ts';
import type { PageHandle } from '#app/web/page-handle.ts';
import { allowFrame } from '#app/web/request-facts.ts';
import { whoOf } from '#app/web/session/who.ts';
import { worldOf } from '#app/web/world.ts';
import { contactMessages } from '#studio/people/contact/contact.messages.ts';
import { type ContactField, contactFields } from '#studio/people/contact/contact-fields.ts';
import { sendContactMessage } from '#studio/people/contact/send-contact-message.ts';
import { blockOf } from '#studio/shared/content/document.ts';
import { placeLines, type StudioIdentity, streetOf } from '#studio/shared/content/identity.ts';
import type { Language } from '#studio/shared/language.ts';
import stylesheet from '../calendar/consultation/consultation.css?url';
import { ConsultationTeaser } from '../calendar/consultation/consultation-teaser.tsx';
import { outsideOrigin } from '../calendar/consultation/outside-calendar.tsx';
import { consultationPath } from '../calendar/consultation/read-consultation.ts';
import { confirmationMessages } from '../money/checkout/confirmation.messages.ts';
import { StudioMap } from '../money/checkout/studio-map.tsx';
import type { Route } from './+types/contact';
import { contactFormMessages } from './contact-form.messages.ts';
import { contentPageData } from './content-page.data.ts';
import { Blocks } from './parts/blocks.tsx';
import { ContactForm, wrongInContact } from './parts/contact-form.tsx';
import { PersonFigure } from './parts/form-sides.tsx';
import { SitePage } from './parts/site-page.tsx';
import { seoOf } from './seo.ts';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const handle: PageHandle = { cache: { keys: ['studio', 'contact'] } };

export async function loader({ context }: Route.LoaderArgs) {
  const { consultationUrl } = worldOf(context).settings;
  if (consultationUrl) allowFrame(context, outsideOrigin(consultationUrl));
  return { ...(await contentPageData(context, 'contact')), consultationUrl };
}

export function action({ request, context }: Route.ActionArgs) {
  return contactAction({ request, context });
}

type ContactValues = Record<ContactField, string>;

type ContactAnswer =
  | { sent: true; title: string; text: string }
  | {
      sent: false;
      title: string;
      text: string;
      /** One message per invalid field. */
      fields: Partial<Record<ContactField, string>>;
      /** Input to render again. */
      values: ContactValues;
    };

/** Rules and messages of wire call 4. `headers` passes Retry-After on. */
async function contactAction(args: { request: Request; context: Readonly<RouterContextProvider> }) {
  const form = await readForm(args.request);
  const typed = (name: ContactField) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const values = Object.fromEntries(contactFields.map((name) => [name, typed(name)])) as ContactValues;
  const who = await whoOf(args.request, args.context);
  const words = contactMessages[who.language];
  const outcome = await sendContactMessage(worldOf(args.context), who, {
    ...values,
    machine: form.has('machine'),
  });
  if (outcome.ok) return data<ContactAnswer>({ sent: true, ...words.sent }, { status: 200 });
  const title = outcome.refusal === 'missing' ? words.missing.title : words.failed.title;
  const answer = { sent: false as const, title, text: outcome.message, values };
  if (outcome.refusal !== 'too-many')
    return data<ContactAnswer>({ ...answer, fields: outcome.fields }, { status: 400 });
  const headers = { 'retry-after': String(outcome.retryAfterSeconds) };
  return data<ContactAnswer>({ ...answer, fields: {} }, { status: 429, headers });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoOf(loaderData?.document, loaderData?.title ?? '', loaderData?.frame);
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, document, offers, title, consultationUrl } = loaderData;
  const { identity, language, prefix } = frame;
  const headline = blockOf(document, 'headline');
  const lead = blockOf(document, 'lead');
  const failed = actionData && !actionData.sent ? actionData : null;
  return (
    <SitePage frame={frame} document={document} omits={['contact']}>
      <PlainHead
        headline={headline?.text ?? title}
        {...(lead ? { lead: lead.text } : {})}
        figure={<PersonFigure name="coach-listening" />}
      />
      <div className="wrap blocks">
        <div className="call-and-form unbound">
          <Addresses
            identity={identity}
            language={language}
            consultation={consultationUrl ? null : `${prefix}${consultationPath}`}
          />
          <div>
            {actionData && (
              <ToastInPlace
                title={actionData.title}
                text={actionData.text}
                isDestructive={!actionData.sent}
                wrong={wrongInContact('page', language, failed?.fields ?? {})}
              />
            )}
            <ContactForm
              idPrefix="page"
              language={language}
              prefix={prefix}
              {...(failed ? { values: failed.values, errors: failed.fields } : {})}
            />
          </div>
          <StudioMap words={confirmationMessages[language]} street={streetOf(placeLines(identity))} />
        </div>
        <div className="talk-first unbound">
          <Blocks
            blocks={document.blocks.filter((block) => block !== headline && block !== lead)}
            language={language}
            offers={offers}
          />
          <ConsultationTeaser language={language} prefix={prefix} outsideUrl={consultationUrl} />
        </div>
      </div>
    </SitePage>
  );
}

interface AddressesProps {
  identity: StudioIdentity;
  language: Language;
  /** Null: in an external calendar. */
  consultation: string | null;
}

function Addresses({ identity, language, consultation }: AddressesProps) {
  const words = contactFormMessages[language];
  const place = placeLines(identity);
  const rows = [
    {
      key: 'phone',
      label: words.phone,
      value: identity.phone,
      href: `tel:${identity.phone.replaceAll(' ', '')}`,
    },
    { key: 'mail', label: words.mail, value: identity.email, href: `mailto:${identity.email}` },
    { key: 'talk', label: words.talk, value: consultation && words.halfHour, href: consultation },
    { key: 'place', label: words.place, value: place.join('\n'), href: null },
  ].flatMap(({ value, ...row }) => (value ? [{ ...row, value }] : []));
  return (
    <section className="call-or-come">
      <h2 className="ruled">{words.callOrCome}</h2>
      <Leaders
        isFull
        isFacts
        rows={rows.map((row) => ({
          key: row.key,
          label: row.label,
          value: row.href ? <FactLink href={row.href} text={row.value} /> : row.value,
        }))}
      />
    </section>
  );
}
