import { Form } from 'react-router';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { pageAddress } from '#studio/shared/language.ts';
import type { StoryField } from '#studio/site/magazine/story-input.ts';
import type { SentStory } from '#studio/site/magazine/uploads.queries.ts';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import { Refused } from '../../refused.tsx';
import type { storyPageMessages } from './story.messages.ts';
import type { StoryFault } from './story-outcome.ts';

type Words = (typeof storyPageMessages)['en'];

interface StoryFormsProps {
  story: Omit<SentStory, 'createdAt'>;
  words: Words;
  typed: StoryFault['typed'];
  errors: Partial<Record<StoryField, string>>;
}

export function StoryRefused({
  problem,
  errors,
  words,
}: Pick<StoryFault, 'problem' | 'errors'> & { words: Words }) {
  if (problem === 'answered') return <Refused title={words.problem} text={words.changed} />;
  if (problem === 'changed') return <Refused title={words.notSaved} text={words.changedMeanwhile} />;
  return <Refused title={words.notSaved} text={Object.values(errors).join(' ')} />;
}

export function StoryForms({ story, words, typed, errors }: StoryFormsProps) {
  const isIn = story.state === 'accepted';
  const wasAccepted = isIn || story.state === 'unpublished';
  return (
    <section className="admin-section spaced">
      <h2>{words.manage}</h2>
      {wasAccepted && <p>{isIn ? words.publishedNote : words.unpublishedNote}</p>}
      {story.path && (
        <p>
          <TextLink href={pageAddress(story.path, story.language)}>{words.view}</TextLink>
        </p>
      )}
      <div className="remedies">
        {wasAccepted && (
          <PostForm to="publication">
            <input type="hidden" name="published" value={isIn ? 'no' : 'yes'} />
            <SubmitButton isCompact label={isIn ? words.unpublish : words.republish} />
          </PostForm>
        )}
        {wasAccepted && (
          <ConfirmDialog label={words.edit} isOpen={typed !== null} isMain>
            <EditForm story={story} words={words} typed={typed} errors={errors} />
          </ConfirmDialog>
        )}
        <ConfirmDialog label={words.delete} question={words.deleteSure(story.title, story.name)}>
          <PostForm to="deletion">
            <input type="hidden" name="version" value={story.version} />
            <SubmitButton isCompact label={words.deleteYes} />
          </PostForm>
        </ConfirmDialog>
      </div>
    </section>
  );
}

function EditForm({ story, words, typed, errors }: StoryFormsProps) {
  const field = (name: 'name' | 'title' | 'story') => ({
    name,
    idPrefix: 'story',
    defaultValue: (typed ?? story)[name],
    error: errors[name] ?? null,
    isRequired: true,
  });
  return (
    <Form method="post" className="form" noValidate key={story.version}>
      <input type="hidden" name="version" value={story.version} />
      <TextField {...field('title')} label={words.storyTitle} hint={words.titleHint} />
      <TextField {...field('name')} label={words.author} hint={words.authorHint} autoComplete="off" />
      <TextArea {...field('story')} label={words.story} hint={words.storyHint} rows={12} />
      <div className="actions">
        <SubmitButton isCompact label={words.save} />
      </div>
    </Form>
  );
}
