import { ToastInPlace } from '#app/ui/feedback/toast.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { allowFrame } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { blockOf } from '#studio/content/document.ts';
import { placeLines, type StudioIdentity } from '#studio/content/identity.ts';
import { ConsultationTeaser } from '../consultation/consultation-teaser.tsx';
import { outsideOrigin } from '../consultation/outside-calendar.tsx';
import type { Route } from './+types/contact';
import { contactAction } from './contact-action.ts';
import { contentPageData } from './content-page.data.ts';
import { homeMessages } from './home.messages.ts';
import { Blocks } from './parts/blocks.tsx';
import { ContactForm, wrongInContact } from './parts/contact-form.tsx';
import { SitePage } from './parts/site-page.tsx';
import { seoOf } from './seo.ts';

export const handle: PageHandle = { cache: { keys: ['studio', 'contact'] } };

export async function loader({ context }: Route.LoaderArgs) {
  const { consultationUrl } = worldOf(context).settings;
  if (consultationUrl) allowFrame(context, outsideOrigin(consultationUrl));
  return { ...(await contentPageData(context, 'contact')), consultationUrl };
}

export function action({ request, context }: Route.ActionArgs) {
  return contactAction({ request, context });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return seoOf(loaderData?.document, loaderData?.title ?? '');
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, document, offers, title, consultationUrl } = loaderData;
  const { identity, pageLanguage, prefix } = frame;
  const words = homeMessages[pageLanguage];
  const headline = blockOf(document, 'headline');
  const lead = blockOf(document, 'lead');
  const failed = actionData && !actionData.sent ? actionData : null;
  return (
    <SitePage frame={frame}>
      <PageHead
        headline={headline?.text ?? title}
        {...(headline?.melody ? { melody: headline.melody } : {})}
        {...(lead ? { lead: lead.text } : {})}
      />
      <div className="wrap blocks">
        <div className="two-columns">
          <div>
            {actionData && (
              <ToastInPlace
                title={actionData.title}
                text={actionData.text}
                isDestructive={!actionData.sent}
                wrong={wrongInContact('page', pageLanguage, failed?.fields ?? {})}
              />
            )}
            <ContactForm
              idPrefix="page"
              language={pageLanguage}
              prefix={prefix}
              {...(failed ? { values: failed.values, errors: failed.fields } : {})}
            />
          </div>
          <Addresses identity={identity} words={words} />
        </div>
        <Blocks
          blocks={document.blocks.filter((block) => block !== headline && block !== lead)}
          language={pageLanguage}
          offers={offers}
        />
        <div className="consultation-place">
          <ConsultationTeaser language={pageLanguage} prefix={prefix} outsideUrl={consultationUrl} />
        </div>
      </div>
    </SitePage>
  );
}

function Addresses({ identity, words }: { identity: StudioIdentity; words: (typeof homeMessages)['en'] }) {
  const rows = [
    {
      key: 'phone',
      label: words.phone,
      value: identity.phone,
      href: `tel:${identity.phone.replaceAll(' ', '')}`,
    },
    { key: 'mail', label: words.mail, value: identity.email, href: `mailto:${identity.email}` },
    { key: 'place', label: words.place, value: placeLines(identity).join('\n'), href: null },
  ].filter((row) => row.value);
  return (
    <Leaders
      isFull
      rows={rows.map((row) => ({
        key: row.key,
        label: row.label,
        value: row.href ? <a href={row.href}>{row.value}</a> : row.value,
      }))}
    />
  );
}
