import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TabLinks } from '#app/ui/navigation/tab-links.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { AdminFrame, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import type { Route } from './+types/figures';
import { figuresMessages } from './figures.messages.ts';
import { Booking, Outstanding, Subscribers, Taught } from './figures-parts.tsx';
import { IncomeSections } from './income-sections.tsx';
import { readFigures } from './read-figures.ts';
import { VatSection } from './vat-section.tsx';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/figures?period=2026&currency=DKK&offers=2` */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams: params } = new URL(request.url);
  const who = await ownerOnly(request, context, pathname + search);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const { studioName, timeZone } = await studioIdentity(world);
  return { studioName, ...(await readFigures(world, { who, language, timeZone, params })) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && figuresMessages[loaderData.language].title, loaderData?.studioName);
}

export default function Figures({ loaderData }: Route.ComponentProps) {
  const { language, studioName, period, currency, file, income, offers, fees } = loaderData;
  const words = figuresMessages[language];
  return (
    <AdminFrame
      page="figures"
      title={words.title}
      lead={words.lead}
      actions={
        income && (
          <ButtonLink href={file} variant="ghost" isPlain isCompact>
            {words.export}
          </ButtonLink>
        )
      }
      {...{ language, studioName }}
    >
      <div className="figures-ask">
        <TabLinks label={words.period} {...period} />
        {currency.items.length > 1 && <TabLinks label={words.currency} {...currency} />}
      </div>
      {income && offers ? (
        <IncomeSections {...{ income, offers, fees, words }} />
      ) : (
        <EmptyState title={words.empty.title}>
          <p>{words.empty.text}</p>
        </EmptyState>
      )}
      {loaderData.vat && <VatSection vat={loaderData.vat} words={words} />}
      <div className="figures-parts">
        <Outstanding rows={loaderData.outstanding} words={words} />
        <Booking months={loaderData.booking} words={words} />
        <Taught taught={loaderData.taught} words={words} />
        <Subscribers months={loaderData.subscribers} words={words} />
      </div>
    </AdminFrame>
  );
}
