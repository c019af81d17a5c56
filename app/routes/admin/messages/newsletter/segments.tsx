import { TextField } from '#app/ui/forms/field.tsx';
import { flashText } from '#app/web/forms/flash-message.ts';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { countRecipients, listRecipients } from '#studio/messages/newsletter-sending/recipients.queries.ts';
import type { SegmentRefusal } from '#studio/messages/newsletter-sending/save-segment.ts';
import { savedSegments } from '#studio/messages/newsletter-sending/saved-segments.queries.ts';
import { segmentSentence } from '#studio/messages/newsletter-sending/segment-sentence.ts';
import { offerTitles } from '#studio/offers/catalogue/offer-title.queries.ts';
import { languages } from '#studio/shared/language.ts';
import { ConfirmButton, VersionField } from '../../action-buttons.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { RecordPage } from '../../record-page.tsx';
import type { Route } from './+types/segments';
import { issuesPath, segmentsPath } from './issue-paths.ts';
import { issuesMessages } from './issues.messages.ts';
import stylesheet from './newsletter.css?url';
import { RecipientNames } from './recipient-names.tsx';
import { segmentMessages } from './segment.messages.ts';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

const mostNames = 50;

/** `/admin/newsletter/segments`: the saved groups as sentences, counted and by name. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await ownerOnly('newsletter', { request, context }, segmentsPath);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const saved = await savedSegments(world.db.query, who);
  const bought = saved.flatMap(({ segment }) => segment?.bought ?? []);
  const offers = await offerTitles(world.db.query, bought, language);
  const shown = [];
  for (const { segment, ...one } of saved) {
    const group = segment && { segment, languages, now: world.clock.now() };
    const counts = group && (await countRecipients(world.db.query, group));
    shown.push({
      ...one,
      sentence: segment && segmentSentence(segment, { language, offers }),
      count: counts ? counts.en + counts.da : 0,
      people: group ? await listRecipients(world.db.query, group, mostNames) : [],
    });
  }
  return { saved: shown, done: flashText(request, segmentMessages[language].flash) };
}

export interface SegmentProblem {
  id: string;
  refusal: SegmentRefusal;
  name: string;
}

export default function Segments({ loaderData: { saved, done } }: Route.ComponentProps) {
  const words = useWords(segmentMessages);
  const { back } = useWords(issuesMessages);
  const refused = useActionResult<SegmentProblem>();
  return (
    <RecordPage
      page="newsletter"
      title={words.title}
      lead={words.lead}
      back={{ href: issuesPath, label: back }}
      problem={refused && words.refusals[refused.refusal]}
      done={done}
      words={{ notSaved: words.problem }}
    >
      {saved.length === 0 && <p className="admin-none spaced">{words.none}</p>}
      {saved.map((one) => (
        <OneSegment key={one.id} saved={one} refused={refused?.id === one.id ? refused : undefined} />
      ))}
    </RecordPage>
  );
}

interface OneSegmentProps {
  saved: Route.ComponentProps['loaderData']['saved'][number];
  refused: SegmentProblem | undefined;
}

function OneSegment({ saved: { id, name, version, sentence, count, people }, refused }: OneSegmentProps) {
  const words = useWords(segmentMessages);
  return (
    <section className="admin-section" aria-labelledby={`segment-${id}`}>
      <h2 id={`segment-${id}`}>{name}</h2>
      {sentence !== name && <p>{sentence ?? words.laterVersion}</p>}
      <p>{words.people(count)}</p>
      <RecipientNames people={people} count={count} />
      <div className="remedies">
        <details className="confirm-step" open={refused !== undefined}>
          <summary className="text-link">{words.rename}</summary>
          <PostForm to={`${id}/name`} className="form narrow" preventScrollReset noValidate key={version}>
            <VersionField version={version} />
            <TextField
              idPrefix={`segment-${id}`}
              name="name"
              label={words.name}
              defaultValue={refused?.name ?? name}
              maxLength={200}
              isRequired
            />
            <div className="actions">
              <SubmitButton isPlain isCompact variant="ghost" label={words.saveAs} />
            </div>
          </PostForm>
        </details>
        <ConfirmButton
          to={`${id}/deletion`}
          as={{ version }}
          label={words.remove}
          question={words.removeSure(name)}
          yes={words.removeYes}
        />
      </div>
    </section>
  );
}
