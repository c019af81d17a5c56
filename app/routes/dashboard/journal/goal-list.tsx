import { useFormAction, useNavigation } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { busyAttributes } from '#app/ui/forms/button.tsx';
import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import type { journalMessages } from './journal.messages.ts';
import type { ShownGoal } from './read-journal.ts';

type Words = (typeof journalMessages)['en'];

export interface GoalListProps {
  goals: ShownGoal[];
  words: Words;
  newGoalId: string;
  refused: RefusedGoal | null;
}

/** `goal`: the text of a refused new goal. */
export interface RefusedGoal {
  problem: string;
  goal: string;
}

export function GoalList({ goals, words, newGoalId, refused }: GoalListProps) {
  const { goals: texts } = words;
  return (
    <section className="student-section stack" id="goals">
      <h2 className="ruled">{texts.heading}</h2>
      <p className="quiet">{texts.lead}</p>
      {refused && refused.goal === '' ? (
        <Alert variant="wrong" title={words.failed} headingLevel={3} isNews>
          <p>{refused.problem}</p>
        </Alert>
      ) : null}
      {goals.length > 0 ? (
        <ul className="student-list">
          {goals.map((goal) => (
            <GoalLine key={goal.id} goal={goal} words={words} />
          ))}
        </ul>
      ) : null}
      {/* The key resets the form after each goal. */}
      <PostForm to="goals" className="form goal-form" key={newGoalId} noValidate>
        <input type="hidden" name="goal" value={newGoalId} />
        <TextField
          name="body"
          idPrefix="goal"
          label={texts.label}
          error={refused?.problem}
          defaultValue={refused?.goal ?? ''}
          autoComplete="off"
          isRequired
        />
        <Checkbox name="shared" idPrefix="goal" label={texts.share} />
        <button type="submit" className="button plain ghost">
          {texts.add}
        </button>
      </PostForm>
    </section>
  );
}

function GoalLine({ goal, words }: { goal: ShownGoal; words: Words }) {
  const to = `goals/${goal.id}`;
  const isBusy = useNavigation().formAction?.split('?')[0] === useFormAction(to);
  const { acts, about, reached, sure, yes } = words.goals;
  const choices = [
    { name: 'shared', value: goal.isShared ? 'no' : 'yes', label: goal.isShared ? acts.unshare : acts.share },
    { name: 'reached', value: goal.reached ? 'no' : 'yes', label: goal.reached ? acts.reopen : acts.reach },
  ];
  return (
    <li className={goal.reached ? 'student-row stack goal reached' : 'student-row stack goal'}>
      <p className="student-row-name">{goal.body}</p>
      <p className="student-row-facts cluster">
        {goal.reached ? <span>{reached(goal.reached)}</span> : null}
        {goal.isShared ? <span className="badge sun">{words.shared}</span> : null}
      </p>
      <div className="student-row-actions">
        <PostForm to={to} preventScrollReset>
          {choices.map(({ name, value, label }) => (
            <button
              key={name}
              type="submit"
              name={name}
              value={value}
              className="text-link"
              {...(isBusy ? busyAttributes : {})}
            >
              {label}
              <span className="unseen"> {about(goal.body)}</span>
            </button>
          ))}
        </PostForm>
        <details className="confirm-step">
          <summary className="text-link">
            {acts.remove}
            <span className="unseen"> {about(goal.body)}</span>
          </summary>
          <PostForm to={`${to}/removal`} className="notice wrong" preventScrollReset>
            <p>{sure(goal.body)}</p>
            <button type="submit" className="button wrong plain">
              {yes}
            </button>
          </PostForm>
        </details>
      </div>
    </li>
  );
}
