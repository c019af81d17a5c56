import { Badge } from '#app/ui/feedback/badge.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { flashText } from '#app/web/forms/flash-message.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import {
  instructorsForOwner,
  restorableInstructors,
} from '#studio/teaching/instructors/instructors-for-owner.queries.ts';
import { listVersion } from '#studio/teaching/learning/list-version.ts';
import { ActionButton } from '../../action-buttons.tsx';
import { ownerOnly } from '../../owner-only.ts';
import type { RecordProblem } from '../../record-outcome.ts';
import { RecordPage } from '../../record-page.tsx';
import { RowActions } from '../../row-actions.tsx';
import type { Route } from './+types/instructors';
import { instructorsPage } from './addresses.ts';
import { type InstructorsWords, instructorsMessages } from './instructors.messages.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await ownerOnly('website', { request, context }, instructorsPage);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const people = await instructorsForOwner(world, { ...who, language });
  const seen = listVersion(people.map(({ id }) => String(id)));
  const removed = await restorableInstructors(world, who);
  return { people, removed, seen, done: flashText(request, instructorsMessages[language].flash) };
}

export default function Instructors({ loaderData }: Route.ComponentProps) {
  const { people, removed, seen, done } = loaderData;
  const refused = useActionResult<RecordProblem>();
  const words = useWords(instructorsMessages);
  return (
    <RecordPage
      page="instructors"
      title={words.title}
      lead={words.lead}
      actions={
        <ButtonLink href={`${instructorsPage}/new`} isCompact isPlain>
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
        empty={null}
        rows={people.map((person, place) => ({
          key: String(person.id),
          cells: {
            name: (
              <>
                <TextLink href={`${instructorsPage}/${person.id}`}>{person.name}</TextLink>
                {person.role && <small className="row-note">{person.role}</small>}
              </>
            ),
            state: (
              <Badge variant={person.isVisible ? 'done' : 'quiet'}>
                {person.isVisible ? words.shown : words.hidden}
              </Badge>
            ),
            acts: (
              <RowActions
                row={person}
                seen={seen}
                words={words}
                showing={person.isVisible ? words.hide : words.show}
                isFirst={place === 0}
                isLast={place === people.length - 1}
              />
            ),
          },
        }))}
      />
      {removed.length > 0 && <Removed removed={removed} words={words} />}
    </RecordPage>
  );
}

function Removed({ removed, words }: { removed: { id: number; name: string }[]; words: InstructorsWords }) {
  return (
    <section className="admin-section">
      <h2>{words.removedTitle}</h2>
      <p className="hint">{words.removedHint}</p>
      <ul className="plain">
        {removed.map(({ id, name }) => (
          <li key={id} className="row-actions cluster wide">
            {name}
            <ActionButton to={`${id}/restoration`} label={words.restore(name)} short={words.restoreShort} />
          </li>
        ))}
      </ul>
    </section>
  );
}
