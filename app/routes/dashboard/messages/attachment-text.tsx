import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { ownReplyAttachment } from '#studio/people/contact/student-area/conversations.queries.ts';
import { readOwnPdf } from '../own-pdf.data.ts';
import { OwnPdfText } from '../own-pdf-text.tsx';
import { signedIn } from '../student-only.ts';
import type { Route } from './+types/attachment-text';
import { conversationMessages } from './messages.messages.ts';

/** `/dashboard/messages/<id>/attachments/<attachment>/text`: of a PDF. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { message: messageId, attachment: attachmentId } = params;
  const page = `/dashboard/messages/${messageId}`;
  const href = `${page}/attachments/${attachmentId}`;
  const who = await signedIn(request, context, `${href}/text`);
  const found = await ownReplyAttachment(worldOf(context).db.query, who, { messageId, attachmentId });
  return { ...(await readOwnPdf(context, { found, href })), page };
}

export default function AttachmentText({ loaderData }: Route.ComponentProps) {
  const { page, ...pdf } = loaderData;
  const parent = { title: useWords(conversationMessages).title, href: page };
  return <OwnPdfText section="messages" pdf={pdf} parent={parent} />;
}
