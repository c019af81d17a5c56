import type { ListedView } from '#app/routes/teaching/session-recordings/read-recording.ts';
import { recordingMessages } from '#app/routes/teaching/session-recordings/recording.messages.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { fileWords, noUploads } from '#app/web/forms/file-field.messages.ts';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { PostForm, useIsSending } from '#app/web/forms/sub-resource.tsx';
import { useLanguage, useWords } from '#app/web/words.ts';
import { acceptedSounds } from '#studio/shared/media/accepted-files.ts';
import { ConfirmDialog } from '../../../confirm-dialog.tsx';
import type { RefusedRecording } from '../brief-actions.ts';

interface Props {
  booking: string;
  recordings: readonly ListedView[];
  idempotencyKey: string;
  refused: RefusedRecording | null;
}

export function Recordings({ booking, recordings, idempotencyKey, refused }: Props) {
  const language = useLanguage();
  const words = useWords(recordingMessages);
  const isBusy = useIsSending('recordings');
  return (
    <section id="recordings">
      <h2 className="ruled">{words.title}</h2>
      {recordings.length === 0 ? <p className="quiet">{words.none}</p> : null}
      {recordings.map(({ id, name, facts }) => (
        <p key={id}>
          <TextLink href={`/admin/bookings/${booking}/recordings/${id}`}>{name}</TextLink>{' '}
          <small className="quiet">{facts}</small>
        </p>
      ))}
      <ConfirmDialog label={words.add} isOpen={refused !== null}>
        <PostForm to="recordings" encType="multipart/form-data" className="admin-form" noValidate>
          <IdempotencyKey value={idempotencyKey} />
          <Uploader
            name="recording"
            idPrefix="session"
            accept={acceptedSounds}
            label={words.file}
            hint={words.fileHint}
            error={refused ? words.refusals[refused.recordingReason] : null}
            words={{ ...fileWords[language].one, ...noUploads }}
          />
          <div className="actions">
            <Button type="submit" isBusy={isBusy} isCompact>
              {isBusy ? words.saving : words.save}
            </Button>
          </div>
        </PostForm>
      </ConfirmDialog>
    </section>
  );
}
