import { data, redirect } from 'react-router';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { type CodeSort, discountableOffers, listCodes } from '#studio/offers/discounts/code-list.queries.ts';
import { type CodeField, createCode } from '#studio/offers/discounts/create-code.ts';
import { AdminList } from '../admin-list.tsx';
import { AdminFrame } from '../frame.tsx';
import { ownersForm } from '../owners-form.ts';
import { ownersList } from '../owners-list.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/codes';
import { codeInput, typedCode } from './code-form.ts';
import { codeView } from './code-view.ts';
import { codesMessages } from './codes.messages.ts';
import { NewCode } from './new-code.tsx';
import { emptyCode, type TypedCode } from './typed-code.ts';
import { codeVariants } from './voucher-looks.ts';

const path = '/admin/codes';
const shape: ListShape<CodeSort, never> = { path, sorts: { created: 'descending' }, filters: {} };

interface CodeResult {
  typed: TypedCode;
  fields: CodeField[];
  exists: boolean;
}

export async function loader(args: Route.LoaderArgs) {
  const { who, world, language, listQuery } = await ownersList('catalogue', args, shape);
  const { rows, ...page } = await listCodes(world.db.query, who, listQuery);
  const offerIds = await discountableOffers(world.db.query);
  const titles = await offerTitles(world.db.query, offerIds, language);
  const now = world.clock.now();
  return {
    listQuery,
    page,
    idempotencyKey: newIdempotencyKey(),
    offers: offerIds.map((id) => ({ id, title: titles.get(id) ?? id })),
    rows: rows.map((row) => codeView(row, { language, now })),
  };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm('catalogue', args, path);
  const typed = typedCode(form);
  const outcome = await createCode(world, who, { ...codeInput(typed), once: withIdempotency(form) });
  if (outcome.ok) throw redirect(`${path}/${outcome.codeId}?flash=created`, 303);
  const result: CodeResult = { typed, fields: outcome.fields, exists: outcome.refusal === 'exists' };
  return data(result, { status: outcome.refusal === 'exists' ? 409 : 400 });
}

export default function Codes({ loaderData }: Route.ComponentProps) {
  const _language = useLanguage();
  const { listQuery, page, rows, offers, idempotencyKey } = loaderData;
  const words = useWords(codesMessages);
  const refused = useActionResult<CodeResult>();
  const faults = Object.fromEntries(
    (refused?.fields ?? []).map((name) => [
      name,
      refused?.exists ? words.create.exists : words.create.faults[name],
    ]),
  );
  return (
    <AdminFrame page="codes" title={words.title} lead={words.lead}>
      {refused && <Refused title={words.create.problem} text={words.create.check} />}
      <NewCode
        words={words}
        faults={faults}
        offers={offers}
        idempotencyKey={idempotencyKey}
        typed={refused?.typed ?? emptyCode}
        isOpen={refused !== undefined}
      />
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={words}
        filters={{}}
        columns={[
          { key: 'code' },
          { key: 'value', isNumber: true },
          { key: 'period' },
          { key: 'uses' },
          { key: 'state' },
        ]}
        rows={rows.map(({ id, code, state, ...cells }) => ({
          key: id,
          ...(state === 'ended' || state === 'used-up' ? { variant: 'off' as const } : {}),
          cells: {
            ...cells,
            code: <TextLink href={`${path}/${id}`}>{code}</TextLink>,
            state: <Badge variant={codeVariants[state]}>{words.states[state]}</Badge>,
          },
        }))}
      />
    </AdminFrame>
  );
}
