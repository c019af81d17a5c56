import { data } from 'react-router';
import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { studentLinks, studentMeta } from '#app/routes/dashboard/student-meta.ts';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { studentPage } from '#app/routes/dashboard/student-page.ts';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PdfText } from '#app/ui/pdf-text.tsx';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { worldOf } from '#app/web/world.ts';
import { fileSource } from '#platform/media/file-source.ts';
import { ownReplyAttachment } from '#studio/contact/student-area/conversations.queries.ts';
import { readPdfText } from '#studio/shared/media/read-pdf-text.ts';
import type { Route } from './+types/attachment-text';
import { conversationMessages } from './messages.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/dashboard/messages/<id>/attachments/<attachment>/text`: of a PDF. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { message: messageId, attachment: attachmentId } = params;
  const page = `/dashboard/messages/${messageId}`;
  const href = `${page}/attachments/${attachmentId}`;
  const who = await signedIn(request, context, `${href}/text`);
  const world = worldOf(context);
  const found = await ownReplyAttachment(world.db.query, who, { messageId, attachmentId });
  const source = found?.kind === 'pdf' ? await fileSource(world.files, found.key) : null;
  if (!found || !source) throw data(null, { status: 404 });
  return {
    ...(await studentPage(context, who, (language) => pdfTextMessages[language].title(found.name))),
    pages: await readPdfText(world.media, source),
    ...{ href, page },
  };
}

export const links = studentLinks;
export const meta = studentMeta;

export default function AttachmentText({ loaderData }: Route.ComponentProps) {
  const { language, pages, href, page } = loaderData;
  const words = pdfTextMessages[language];
  return (
    <StudentFrame
      section="messages"
      {...loaderData}
      lead={words.lead(pages.length)}
      back={
        <TextLink href={page} leads="back">
          {conversationMessages[language].title}
        </TextLink>
      }
      actions={
        <a className="text-link" href={href} download>
          {words.open}
        </a>
      }
    >
      <PdfText pages={pages} words={words} />
    </StudentFrame>
  );
}
