import { Badge } from '#app/ui/feedback/badge.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { instructorsForOwner } from '#studio/instructors/instructors-for-owner.queries.ts';
import { listVersion } from '#studio/learning/list-version.ts';
import { ActionButton } from '../action-buttons.tsx';
import { AdminFrame, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { Done, Refused } from '../refused.tsx';
import type { Route } from './+types/instructors';
import { instructorsPage } from './addresses.ts';
import type { ArrangeProblem } from './arrange-instructor.ts';
import { type InstructorsWords, instructorsFlash, instructorsMessages } from './instructors.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/instructors` */
export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await ownerOnly(request, context, instructorsPage);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const { studioName } = await studioIdentity(world);
  const people = await instructorsForOwner(world, { ...who, language });
  const seen = listVersion(people.map(({ id }) => String(id)));
  return { people, seen, language, studioName, flash: instructorsFlash(request) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && instructorsMessages[loaderData.language].title, loaderData?.studioName);
}

export default function Instructors({ loaderData }: Route.ComponentProps) {
  const { people, seen, language, studioName, flash } = loaderData;
  const refused = useActionResult<ArrangeProblem>();
  const words = instructorsMessages[language];
  return (
    <AdminFrame
      page="instructors"
      title={words.title}
      lead={words.lead}
      actions={
        <ButtonLink href={`${instructorsPage}/new`} isCompact isPlain>
          + {words.add}
        </ButtonLink>
      }
      {...{ language, studioName }}
    >
      {refused ? (
        <Refused title={words.notSaved} text={refused.problem} />
      ) : (
        <Done text={flash && words.flash[flash]} />
      )}
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
                {person.role && <small className="instructor-role">{person.role}</small>}
              </>
            ),
            state: (
              <Badge variant={person.isVisible ? 'done' : 'quiet'}>
                {person.isVisible ? words.shown : words.hidden}
              </Badge>
            ),
            acts: (
              <Actions
                {...{ person, seen, words }}
                isFirst={place === 0}
                isLast={place === people.length - 1}
              />
            ),
          },
        }))}
      />
    </AdminFrame>
  );
}

interface ActionsProps {
  person: Route.ComponentProps['loaderData']['people'][number];
  /** The order at render time, for conflict detection. */
  seen: string;
  words: InstructorsWords;
  isFirst: boolean;
  isLast: boolean;
}

function Actions({ person, seen, words, isFirst, isLast }: ActionsProps) {
  const { id, name, version, isVisible } = person;
  const showing = isVisible ? words.hide : words.show;
  return (
    <div className="row-actions">
      <ActionButton
        to={`${id}/visibility`}
        fields={{ show: isVisible ? 'no' : 'yes' }}
        as={{ version }}
        label={`${showing}: ${name}`}
        short={showing}
      />
      <ActionButton
        to={`${id}/position`}
        fields={{ direction: 'up' }}
        as={{ seen }}
        label={words.up(name)}
        short={words.upShort}
        isOff={isFirst}
      />
      <ActionButton
        to={`${id}/position`}
        fields={{ direction: 'down' }}
        as={{ seen }}
        label={words.down(name)}
        short={words.downShort}
        isOff={isLast}
      />
    </div>
  );
}
