import { data } from 'react-router';
import { GuidedPdfText } from '#app/ui/guided-pdf-text.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import type { PageHandle } from '#app/web/page-handle.ts';
import { worldOf } from '#app/web/world.ts';
import { fileSource } from '#platform/processes/input-source.ts';
import { mediaHref } from '#studio/shared/content/media/media-file.ts';
import { mediaFileOf } from '#studio/shared/content/media/media-files.queries.ts';
import { pdfKey } from '#studio/shared/content/media/store-media.ts';
import { readPdfText } from '#studio/shared/media/read-pdf-text.ts';
import { titleOfFile } from '#studio/site/pages/upload-to-page.ts';
import { fileIdOf } from '../admin/site/website/media/refuse-media.ts';
import type { Route } from './+types/media-text';
import { siteFrame } from './frame.ts';
import { SitePage } from './parts/site-page.tsx';
import { unlistedMeta } from './seo.ts';

export const handle: PageHandle = { cache: { keys: ['studio'] } };

/** `/media/<id>/text`: a PDF of the media library, in words. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const world = worldOf(context);
  const frame = await siteFrame(context);
  const file = await mediaFileOf(world.db.query, fileIdOf(params.file));
  const source = file?.kind === 'pdf' && file.fileId && (await fileSource(world.files, pdfKey(file.fileId)));
  if (!file || !source) throw data(null, { status: 404 });
  const title = titleOfFile(file.name);
  return {
    frame,
    title,
    href: mediaHref(file) ?? '',
    pages: await readPdfText(world.processes, source, 'public'),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, lead } = pdfTextMessages[loaderData.frame.language];
  return unlistedMeta(loaderData?.frame, title(loaderData.title), lead(loaderData.pages.length));
}

export default function MediaText({ loaderData }: Route.ComponentProps) {
  const { frame, title, href, pages } = loaderData;
  const words = pdfTextMessages[frame.language];
  return (
    <SitePage frame={frame}>
      <PlainHead headline={words.title(title)} lead={words.lead(pages.length)}>
        <p className="actions">
          <TextLink href={href}>{words.open}</TextLink>
        </p>
      </PlainHead>
      <div className="wrap">
        <GuidedPdfText pages={pages} words={words} contents={words.contents} />
      </div>
    </SitePage>
  );
}
