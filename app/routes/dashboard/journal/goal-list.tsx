import { Form, useNavigation } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { busyAttributes } from '#app/ui/forms/button.tsx';
import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import type { GoalAct } from '#studio/journal/goals.ts';
import type { journalMessages } from './journal.messages.ts';
import type { ShownGoal } from './read-journal.ts';

type Words = (typeof journalMessages)['en'];

export interface GoalListProps {
  goals: ShownGoal[];
  words: Words;
  newGoalId: string;
  refused: { problem: string; goal: string } | null;
}

export function GoalList({ goals, words, newGoalId, refused }: GoalListProps) {
  const { goals: said } = words;
  return (
    <section className="room-part" id="goals">
      <h2 className="ruled">{said.heading}</h2>
      <p className="quiet">{said.lead}</p>
      {refused && refused.goal === '' ? (
        <Alert look="wrong" title={words.failed} headingLevel={3} isNews>
          <p>{refused.problem}</p>
        </Alert>
      ) : null}
      {goals.length > 0 ? (
        <ul className="room-list">
          {goals.map((goal) => (
            <GoalLine key={goal.id} {...{ goal, words }} />
          ))}
        </ul>
      ) : null}
      {/* The key resets the form after each goal. */}
      <Form method="post" className="form goal-form" key={newGoalId} noValidate>
        <input type="hidden" name="goal" value={newGoalId} />
        <TextField
          name="body"
          idPrefix="goal"
          label={said.label}
          error={refused?.problem}
          defaultValue={refused?.goal ?? ''}
          autoComplete="off"
          isRequired
        />
        <Checkbox name="shared" idPrefix="goal" label={said.share} />
        <button type="submit" className="button plain ghost">
          {said.add}
        </button>
      </Form>
    </section>
  );
}

function GoalLine({ goal, words }: { goal: ShownGoal; words: Words }) {
  const isBusy = useNavigation().formData?.get('goal') === goal.id;
  const { acts, about, reached, sure, yes } = words.goals;
  const choices: GoalAct[] = [goal.isShared ? 'unshare' : 'share', goal.reached ? 'reopen' : 'reach'];
  return (
    <li className={goal.reached ? 'room-row goal reached' : 'room-row goal'}>
      <p className="room-row-name">{goal.body}</p>
      <p className="room-row-facts">
        {goal.reached ? <span>{reached(goal.reached)}</span> : null}
        {goal.isShared ? <span className="badge sun">{words.shared}</span> : null}
      </p>
      <div className="room-row-acts">
        <Form method="post" preventScrollReset>
          <input type="hidden" name="goal" value={goal.id} />
          {choices.map((act) => (
            <button
              key={act}
              type="submit"
              name="act"
              value={act}
              className="word-button"
              {...(isBusy ? busyAttributes : {})}
            >
              {acts[act]}
              <span className="unseen"> {about(goal.body)}</span>
            </button>
          ))}
        </Form>
        <details className="second-thought">
          <summary className="word-button">
            {acts.remove}
            <span className="unseen"> {about(goal.body)}</span>
          </summary>
          <Form method="post" className="notice wrong" preventScrollReset>
            <p>{sure(goal.body)}</p>
            <input type="hidden" name="goal" value={goal.id} />
            <button type="submit" name="act" value="remove" className="button wrong plain">
              {yes}
            </button>
          </Form>
        </details>
      </div>
    </li>
  );
}
