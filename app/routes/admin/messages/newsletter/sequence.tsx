import { Badge } from '#app/ui/feedback/badge.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { flashText } from '#app/web/forms/flash-message.ts';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { allowFrame, factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { ConfirmButton } from '../../action-buttons.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { RecordPage } from '../../record-page.tsx';
import type { Route } from './+types/sequence';
import { sequencePath, sequencesPath } from './issue-paths.ts';
import stylesheet from './newsletter.css?url';
import { type ReadSequence, readSequence, requestedSequence } from './sequence.data.ts';
import { SequenceEmail } from './sequence-email.tsx';
import { type SequencesMessages, sequencesMessages } from './sequences.messages.ts';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const key = requestedSequence(params.sequence);
  await ownerOnly('newsletter', { request, context }, sequencePath(key));
  allowFrame(context, "'self'");
  const { language } = factsOf(context);
  const sequence = await readSequence(worldOf(context), key, language);
  return { sequence, done: flashText(request, sequencesMessages[language].flash) };
}

export interface SequenceProblem {
  refusal: keyof SequencesMessages['refusals'];
  typed: { email: string; days: string };
}

export default function Sequence({ loaderData: { sequence, done } }: Route.ComponentProps) {
  const words = useWords(sequencesMessages);
  const refused = useActionResult<SequenceProblem>();
  const { key, isOn, emails } = sequence;
  return (
    <RecordPage
      page="sequences"
      title={words.names[key]}
      lead={words.begins[key]}
      about={<Badge variant={isOn ? 'done' : 'quiet'}>{isOn ? words.on : words.off}</Badge>}
      back={{ href: sequencesPath, label: words.back }}
      problem={refused && words.refusals[refused.refusal]}
      done={done}
      words={{ notSaved: words.problem }}
    >
      <Switch sequence={sequence} words={words} />
      {emails.map((email) => (
        <SequenceEmail
          key={email.key}
          email={email}
          isOn={isOn}
          words={words}
          typed={refused?.typed.email === email.key ? refused.typed.days : null}
        />
      ))}
    </RecordPage>
  );
}

function Switch({
  sequence: { isOn, since, waiting },
  words,
}: {
  sequence: ReadSequence;
  words: SequencesMessages;
}) {
  if (!isOn) {
    return (
      <section className="admin-section first">
        <PostForm to="on" className="form narrow">
          <Button type="submit" isPlain>
            {words.switchOn}
          </Button>
          <p className="hint">{words.switchOnNote}</p>
        </PostForm>
      </section>
    );
  }
  return (
    <section className="admin-section first">
      <p className="issue-count">
        <em>{words.inIt(waiting)}</em>
      </p>
      <p className="hint">
        {since && words.since(since)} {words.isLocked}
      </p>
      <ConfirmButton
        to="off"
        label={words.switchOff}
        question={words.switchOffSure(waiting)}
        yes={words.switchOffYes}
      />
    </section>
  );
}
