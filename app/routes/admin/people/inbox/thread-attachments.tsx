import { UploadStyles } from '#app/ui/forms/upload-styles.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { fileWords, noUploads } from '#app/web/forms/file-field.messages.ts';
import { useResourceHref } from '#app/web/forms/sub-resource.tsx';
import { useLanguage } from '#app/web/words.ts';
import type { ReplyWords } from './reply.messages.ts';
import type { FileProblem } from './reply-form.ts';

/** `href` null: the file is not stored. */
export interface AttachmentView {
  key: string;
  name: string;
  size: string;
  href: string | null;
  textHref: string | null;
}

export function Attachments({
  attachments,
  words,
}: {
  attachments: readonly AttachmentView[];
  words: ReplyWords;
}) {
  const missing = attachments.filter(({ href }) => href === null);
  return (
    <>
      <UploadStyles />
      <ul className="uploads" hidden={missing.length === attachments.length}>
        {attachments.map(
          ({ key, name, size, href, textHref }) =>
            href && (
              <li className="upload" key={key}>
                <a className="upload-name" href={href} download>
                  {name || words.unnamed}
                </a>
                <span className="upload-size">{size}</span>
                {textHref && <TextLink href={textHref}>{words.asText}</TextLink>}
              </li>
            ),
        )}
      </ul>
      {missing.length > 0 && (
        <div className="not-stored">
          <p className="hint">{words.notStored}</p>
          <ul>
            {missing.map(({ key, name, size }) => (
              <li key={key}>
                {name || words.unnamed} ({size})
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface ReplyFilesProps {
  attached: readonly AttachmentView[];
  problem: FileProblem | null;
  words: ReplyWords;
}

/** What is attached to the reply that is not sent yet, and the field for more. */
export function ReplyFiles({ attached, problem, words }: ReplyFilesProps) {
  const language = useLanguage();
  return (
    <>
      <Uploader
        name="files"
        idPrefix="reply"
        isMultiple
        label={words.files}
        hint={words.filesHint}
        optionalNote={words.optional}
        error={problem ? words.fileFaults[problem.reason](problem.name) : null}
        words={{ ...fileWords[language].many, ...noUploads }}
      />
      {attached.length > 0 ? (
        <ul className="uploads" aria-label={words.attached}>
          {attached.map((file) => (
            <AttachedFile key={file.key} file={file} words={words} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function AttachedFile({ file, words }: { file: AttachmentView; words: ReplyWords }) {
  const removal = useResourceHref(`attachments/${file.key}/removal`);
  return (
    <li className="upload">
      <a className="upload-name" href={file.href ?? ''} download>
        {file.name}
      </a>
      <span className="upload-size">{file.size}</span>
      <button type="submit" className="button ghost plain compact" formAction={removal}>
        {words.removeFile}
        <span className="unseen">: {file.name}</span>
      </button>
    </li>
  );
}
