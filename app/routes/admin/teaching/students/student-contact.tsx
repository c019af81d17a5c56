import { FactLink } from '#app/ui/email-address.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { voiceTypes } from '#platform/db/schema/students.ts';
import type { StudentView } from './read-student.ts';
import { RecordForm, RecordSection } from './record-section.tsx';
import type { RefusedDetails } from './student-actions.ts';
import type { HistoryWords } from './student-history.messages.ts';
import type { RecordWords } from './student-record.messages.ts';
import type { StudentsWords } from './students.messages.ts';

interface Props {
  student: StudentView;
  words: StudentsWords;
  refused: RefusedDetails | null;
}

/** Address, phone and since when, with the form of what the owner records herself. */
export function StudentContact({
  student,
  words,
  history,
  record,
  refused,
}: Props & { history: HistoryWords; record: RecordWords }) {
  const { phone } = student.details;
  const { writtenIn } = student;
  const rows = [
    {
      key: 'email',
      label: words.email,
      value: <FactLink href={`mailto:${student.email}`} text={student.email} />,
    },
    ...(phone
      ? [
          {
            key: 'phone',
            label: words.details.phone,
            value: <FactLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} text={phone} />,
          },
        ]
      : []),
    ...(writtenIn ? [{ key: 'language', label: history.language, value: history.languages[writtenIn] }] : []),
    { key: 'joined', label: words.joined, value: joinedText(student, words) },
  ];
  return (
    <RecordSection
      id="contact"
      title={words.details.title}
      form={
        <RecordForm name={record.edit} isOpen={refused !== null}>
          <DetailsForm student={student} words={words} refused={refused} />
        </RecordForm>
      }
    >
      <Leaders isFull isFacts rows={rows} />
    </RecordSection>
  );
}

function DetailsForm({ student, words: { details: words }, refused }: Props) {
  const { phone, voiceType, tags, version } = student.details;
  const stored = { phone, voiceType: voiceType ? words.voiceTypes[voiceType] : '', tags: tags.join(', ') };
  const field = (name: keyof typeof stored) => ({
    name,
    idPrefix: 'details',
    error: refused?.fields.includes(name) ? words.faults[name] : null,
    autoComplete: 'off',
    takesFocus: true,
  });
  const hintOf = (name: keyof typeof stored) =>
    refused?.refusal === 'changed' ? { hint: words.stored(stored[name] || words.nothing) } : {};
  return (
    <PostForm to="details" className="admin-form" noValidate>
      <input type="hidden" name="version" value={version} />
      <div className="pair">
        <TextField
          {...field('phone')}
          {...hintOf('phone')}
          label={words.phone}
          type="tel"
          defaultValue={refused?.typed.phone ?? phone}
        />
        <SelectField
          {...field('voiceType')}
          {...hintOf('voiceType')}
          label={words.voiceType}
          chosen={refused?.typed.voiceType ?? voiceType ?? ''}
          options={[
            { value: '', label: words.noVoiceType },
            ...voiceTypes.map((value) => ({ value, label: words.voiceTypes[value] })),
          ]}
        />
      </div>
      <TextField
        {...field('tags')}
        hint={words.tagsHint}
        {...hintOf('tags')}
        label={words.tags}
        defaultValue={refused?.typed.tags ?? stored.tags}
      />
      <div className="actions">
        <SubmitButton isCompact label={words.save} />
      </div>
    </PostForm>
  );
}

function joinedText({ joined, guestSince }: StudentView, words: StudentsWords): string {
  return joined ?? (guestSince ? words.guestSince(guestSince) : words.guest);
}

/** Voice type, sessions so far and tags, below the name. */
export function StudentAbout({ student, words }: Pick<Props, 'student' | 'words'>) {
  const { voiceType, tags } = student.details;
  const { taught } = student.sessions.totals;
  const about = [voiceType && words.details.voiceTypes[voiceType], taught].filter(Boolean);
  return (
    <>
      {about.length > 0 ? <p>{about.join(' · ')}</p> : null}
      {tags.length > 0 ? (
        <ul className="student-tags cluster">
          {tags.map((tag) => (
            <li key={tag}>
              <a href={`/admin/students?${new URLSearchParams({ tag })}`}>{tag}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
