import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TabLinks } from '#app/ui/navigation/tab-links.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { AdminFrame } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import type { Route } from './+types/figures';
import { figuresMessages } from './figures.messages.ts';
import { Booking, Outstanding, Subscribers, Taught } from './figures-parts.tsx';
import { IncomeSections } from './income-sections.tsx';
import { readFigures } from './read-figures.ts';
import { VatSection } from './vat-section.tsx';

/** `/admin/figures?period=2026&currency=DKK&offers=2` */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams: params } = new URL(request.url);
  const who = await ownerOnly('figures', { request, context });
  const world = worldOf(context);
  const { language } = factsOf(context);
  return readFigures(world, { who, language, params });
}

export default function Figures({ loaderData }: Route.ComponentProps) {
  const { period, currency, file, income, offers, fees } = loaderData;
  const words = useWords(figuresMessages);
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
    >
      <div className="figures-ask cluster apart">
        <TabLinks label={words.period} {...period} />
        {currency.items.length > 1 && <TabLinks label={words.currency} {...currency} />}
      </div>
      {income && offers ? (
        <IncomeSections income={income} offers={offers} fees={fees} words={words} />
      ) : (
        <EmptyState title={words.empty.title}>
          <p>{words.empty.text}</p>
        </EmptyState>
      )}
      {loaderData.vat && <VatSection vat={loaderData.vat} words={words} />}
      <div className="figures-parts columns">
        <Outstanding rows={loaderData.outstanding} words={words} />
        <Booking months={loaderData.booking} words={words} />
        <Taught taught={loaderData.taught} words={words} />
        <Subscribers months={loaderData.subscribers} words={words} />
      </div>
    </AdminFrame>
  );
}
