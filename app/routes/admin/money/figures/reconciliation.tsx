import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import {
  knownDifferences,
  readLastCheck,
} from '#studio/office/reconciliation/differences/differences.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { Done, Refused } from '../../refused.tsx';
import type { Route } from './+types/reconciliation';
import { type DifferenceView, differenceGroupsOf } from './difference-view.ts';
import { type ReconciliationWords, reconciliationMessages } from './reconciliation.messages.ts';
import type { RefusedRepair } from './reconciliation-actions.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await ownerOnly('figures', { request, context }, '/admin/reconciliation');
  const world = worldOf(context);
  const { language } = factsOf(context);
  const last = await readLastCheck(world.db.query);
  const known = await knownDifferences(world.db.query, who);
  const flash = new URL(request.url).searchParams.get('flash');
  return {
    flash: flash === 'checked' || flash === 'repaired' ? (flash as 'checked' | 'repaired') : null,
    checkedAt: last && formats[language].short(last.at),
    later: last?.later ?? 0,
    groups: differenceGroupsOf(known, language),
  };
}

export default function Reconciliation({ loaderData }: Route.ComponentProps) {
  const { flash, checkedAt, later, groups } = loaderData;
  const refused = useActionResult<RefusedRepair>();
  const words = useWords(reconciliationMessages);
  return (
    <AdminFrame
      page="reconciliation"
      title={words.title}
      lead={words.lead}
      actions={
        <PostForm to="check">
          <SubmitButton isPlain isCompact label={words.check} />
        </PostForm>
      }
    >
      {refused ? (
        <Refused title={words.problem} text={words.refusals[refused.refusal]} />
      ) : (
        <Done text={flash && words.flash[flash]} />
      )}
      <p className="hint">
        {checkedAt ? words.checked(checkedAt) : words.never} {later > 0 ? words.later(later) : null}
      </p>
      {groups.length === 0 && checkedAt ? (
        <EmptyState title={words.none.title}>
          <p>{words.none.text}</p>
        </EmptyState>
      ) : null}
      {groups.map(({ group, rows }) => (
        <section className="admin-section" key={group}>
          <h2>{words.groups[group]}</h2>
          <Differences caption={words.groups[group]} rows={rows} words={words} />
        </section>
      ))}
    </AdminFrame>
  );
}

interface DifferencesProps {
  caption: string;
  rows: readonly DifferenceView[];
  words: ReconciliationWords;
}

function Differences({ caption, rows, words }: DifferencesProps) {
  const { columns } = words;
  return (
    <Table
      caption={caption}
      empty={null}
      columns={[
        { key: 'what', name: columns.what },
        { key: 'cause', name: columns.cause },
        { key: 'found', name: columns.found },
        { key: 'repair', name: columns.repair },
      ]}
      rows={rows.map((row) => ({
        key: row.key,
        cells: {
          what: row.href ? <TextLink href={row.href}>{row.what}</TextLink> : row.what,
          cause: (
            <span>
              {words.causes[row.kind]}
              {row.sides && <span className="hint"> {row.sides}</span>}
            </span>
          ),
          found: <span className="one-line">{row.found}</span>,
          repair: <RepairButton row={row} words={words} />,
        },
      }))}
    />
  );
}

interface RepairProps {
  row: DifferenceView;
  words: ReconciliationWords;
}

function RepairButton({ row, words }: RepairProps) {
  const { kind, subject, repair, question, refunded, ways } = row;
  if (!repair) return <span className="hint">{words.byHand}</span>;
  const form = (
    <PostForm to={`repairs/${kind}/${subject}`} preventScrollReset>
      <SubmitButton
        variant={refunded ? 'wrong' : 'ghost'}
        isPlain
        isCompact
        label={
          <>
            {refunded ? words.refund(refunded) : words.repairs[repair]}
            <span className="unseen">, {row.what}</span>
          </>
        }
      />
    </PostForm>
  );
  if (!question) return form;
  return (
    <ConfirmDialog label={words.repairs[repair]} question={question} isHarmless={!refunded}>
      {form}
      {ways.length > 0 && (
        <p className="hint">
          {words.or}{' '}
          {ways.map(({ way, href }) => (
            <TextLink key={way} href={href}>
              {words.ways[way]}
            </TextLink>
          ))}
        </p>
      )}
    </ConfirmDialog>
  );
}
