import { Badge } from '#app/ui/feedback/badge.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { flashText } from '#app/web/forms/flash-message.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { gapsOf, type TakePairGap } from '#studio/site/takes/take-pair.ts';
import { takePairRows } from '#studio/site/takes/take-pairs.queries.ts';
import { ownerOnly } from '../../../owner-only.ts';
import type { RecordProblem } from '../../../record-outcome.ts';
import { RecordPage } from '../../../record-page.tsx';
import { VisibilityButton } from '../../../row-actions.tsx';
import type { Route } from './+types/proof';
import { type ProofWords, proofMessages } from './proof.messages.ts';
import { proofPath } from './proof-paths.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly('website', { request, context }, proofPath);
  const { language } = factsOf(context);
  const rows = await takePairRows(worldOf(context).db.query);
  const pairs = rows.map((row) => ({
    id: row.id,
    name: row.name,
    version: row.version,
    isVisible: row.is_visible,
    isSample: row.is_sample,
    gaps: gapsOf(row),
  }));
  return { pairs, done: flashText(request, proofMessages[language].flash) };
}

export default function Proof({ loaderData: { pairs, done } }: Route.ComponentProps) {
  const refused = useActionResult<RecordProblem>();
  const words = useWords(proofMessages);
  return (
    <RecordPage
      page="proof"
      title={words.title}
      lead={words.lead}
      actions={
        <ButtonLink href={`${proofPath}/new`} isCompact isPlain>
          + {words.add}
        </ButtonLink>
      }
      problem={refused?.problem}
      done={done}
      words={words}
    >
      <Table
        caption={words.caption}
        isCaptionUnseen
        columns={[
          { key: 'name', name: words.columns.name },
          { key: 'state', name: words.columns.state },
          { key: 'acts', name: words.columns.acts },
        ]}
        empty={words.empty}
        rows={pairs.map((pair) => ({
          key: String(pair.id),
          cells: {
            name: <TextLink href={`${proofPath}/${pair.id}`}>{pair.name}</TextLink>,
            state: <PairState pair={pair} words={words} />,
            acts: (pair.isVisible || pair.gaps.length === 0) && (
              <VisibilityButton
                to={`${pair.id}/visibility`}
                row={pair}
                label={pair.isVisible ? words.hide : words.show}
              />
            ),
          },
        }))}
      />
    </RecordPage>
  );
}

interface StateProps {
  pair: { isVisible: boolean; isSample: boolean; gaps: TakePairGap[] };
  words: ProofWords;
}

function PairState({ pair: { isVisible, isSample, gaps }, words }: StateProps) {
  const [gap] = gaps;
  return (
    <span className="shown-state">
      {gap ? (
        <Badge variant="waiting">{words.gaps[gap]}</Badge>
      ) : (
        <Badge variant={isVisible ? 'done' : 'quiet'}>
          {isVisible ? words.states.shown : words.states.ready}
        </Badge>
      )}
      {isSample && <Badge variant="quiet">{words.states.sample}</Badge>}
    </span>
  );
}
