import { Badge } from '#app/ui/feedback/badge.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import type { Route } from './+types/sequences';
import { sequencePath, sequencesPath } from './issue-paths.ts';
import { readSequences } from './sequence.data.ts';
import { sequencesMessages } from './sequences.messages.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly('newsletter', { request, context }, sequencesPath);
  return { sequences: await readSequences(worldOf(context), factsOf(context).language) };
}

export default function Sequences({ loaderData: { sequences } }: Route.ComponentProps) {
  const words = useWords(sequencesMessages);
  const { columns } = words;
  return (
    <AdminFrame page="sequences" title={words.title} lead={words.lead}>
      <Table
        caption={words.title}
        isCaptionUnseen
        columns={[
          { key: 'sequence', name: columns.sequence },
          { key: 'waiting', name: columns.waiting },
          { key: 'next', name: columns.next },
          { key: 'state', name: columns.state },
        ]}
        empty=""
        rows={sequences.map(({ key, isOn, waiting, next }) => ({
          key,
          cells: {
            sequence: <TextLink href={sequencePath(key)}>{words.names[key]}</TextLink>,
            waiting,
            next,
            state: <Badge variant={isOn ? 'done' : 'quiet'}>{isOn ? words.on : words.off}</Badge>,
          },
        }))}
      />
    </AdminFrame>
  );
}
