import { data } from 'react-router';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { codeForOwner } from '#studio/offers/discounts/code-list.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { Done } from '../../refused.tsx';
import type { Route } from './+types/code';
import { codeView } from './code-view.ts';
import { type CodesWords, codesMessages } from './codes.messages.ts';
import { codeVariants } from './voucher-looks.ts';

const flashes = ['created', 'paused', 'resumed'] as const;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly('catalogue', { request, context }, `/admin/codes/${params.code}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const found = await codeForOwner(world.db.query, who, params.code);
  if (!found) throw data(null, { status: 404 });
  const { code, uses } = found;
  const words = codesMessages[language];
  const shown = codeView(code, { language, now: world.clock.now() });
  const titles = await offerTitles(world.db.query, code.offerIds, language);
  const offers = code.offerIds.map((id) => titles.get(id) ?? id).join(', ');
  const perPerson = code.maxUsesPerPerson === null ? words.unlimited : String(code.maxUsesPerPerson);
  const flash = new URL(request.url).searchParams.get('flash');
  return {
    code: shown,
    flash: flashes.find((one) => one === flash) ?? null,
    facts: [
      { key: 'value', label: words.facts.value, value: shown.value },
      { key: 'period', label: words.facts.period, value: shown.period },
      { key: 'uses', label: words.facts.uses, value: shown.uses },
      { key: 'perPerson', label: words.facts.perPerson, value: perPerson },
      { key: 'offers', label: words.facts.offers, value: offers || words.everything },
    ],
    uses: uses.map(({ at, discountMinor, currency, ...use }) => ({
      ...use,
      date: formats[language].short(at),
      discount: formats[language].money({ amountMinor: discountMinor, currency }),
    })),
  };
}

export default function Code({ loaderData }: Route.ComponentProps) {
  const { code, facts, uses, flash } = loaderData;
  const words = useWords(codesMessages);
  return (
    <AdminFrame
      page="codes"
      title={code.code}
      back={{ href: '/admin/codes', label: words.back }}
      actions={<Badge variant={codeVariants[code.state]}>{words.states[code.state]}</Badge>}
    >
      <Done text={flash && words.flash[flash]} />
      <section className="admin-section">
        <Leaders isFacts rows={facts} />
        <CodeState words={words} code={code} />
      </section>
      <section className="admin-section">
        <Table
          caption={words.list}
          columns={[
            { key: 'order', name: words.order },
            { key: 'customer', name: words.customer },
            { key: 'discount', name: words.discount, isNumber: true },
            { key: 'date', name: words.date },
          ]}
          rows={uses.map(({ orderId, number, name, discount, date, isPaid }) => ({
            key: orderId,
            cells: {
              order: <TextLink href={`/admin/orders/${orderId}`}>{number}</TextLink>,
              customer: name,
              discount,
              date: isPaid ? date : `${date}, ${words.beingPaid}`,
            },
          }))}
          empty={words.none}
        />
      </section>
    </AdminFrame>
  );
}

function CodeState({ words, code }: { words: CodesWords; code: { code: string; state: string } }) {
  if (code.state === 'paused') {
    return (
      <PostForm to="state">
        <input type="hidden" name="state" value="active" />
        <p>{words.resumeText}</p>
        <SubmitButton isCompact label={words.resume} />
      </PostForm>
    );
  }
  return (
    <ConfirmDialog label={words.pause} question={words.pauseSure(code.code)}>
      <PostForm to="state">
        <input type="hidden" name="state" value="paused" />
        <SubmitButton isCompact label={words.pauseYes} />
      </PostForm>
    </ConfirmDialog>
  );
}
