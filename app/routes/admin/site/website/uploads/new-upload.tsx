import { data } from 'react-router';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { useLanguage } from '#app/web/words.ts';
import type { Language } from '#studio/shared/language.ts';
import { acceptedFilms } from '#studio/shared/media/accepted-files.ts';
import { pageDraft } from '#studio/site/pages/page-drafts.queries.ts';
import { drawingTo, type UploadType, uploadableTo } from '#studio/site/pages/page-sections.ts';
import { AdminFrame } from '../../../frame.tsx';
import { ownersAction } from '../../../owners-form.ts';
import { Refused } from '../../../refused.tsx';
import { articleMessages } from '../articles/article.messages.ts';
import { choiceList } from '../media/choice-list.ts';
import { LibraryChoice } from '../media/library-choice.tsx';
import { mediaMessages } from '../media/media.messages.ts';
import { MediaUpload } from '../media/media-upload.tsx';
import { pageOf, titleOf, websiteData } from '../pages/pages.data.ts';
import { tabOf } from '../pages/tab-of.ts';
import { websiteMessages } from '../pages/website.messages.ts';
import type { Route } from './+types/new-upload';
import { receiveUpload } from './receive-upload.ts';
import { UploadForm, type UploadProblem } from './upload-form.tsx';
import { uploadWords } from './upload-words.ts';

const newUploadPath = '/admin/website/:page/new-upload/:kind';

const libraryKinds = { picture: 'picture', recording: 'audio', film: 'video', pdf: 'pdf' } as const;

/** `/admin/website/<page>/new-upload/<kind>`: a section begins with its file. */
export async function loader(args: Route.LoaderArgs) {
  const { page: key, kind: asked } = args.params;
  const { world, identity, language } = await websiteData(
    args.request,
    args.context,
    newUploadOf(key, asked),
  );
  await pageOf(world, key);
  const kind = kindFrom(key, asked);
  const { page } = await pageDraft(world.db.query, key);
  const path = newUploadOf(key, kind);
  const { choice } = await choiceList(args, { path, kind: libraryKinds[kind] });
  const { backToPage } = websiteMessages[language];
  return {
    key,
    path,
    kind,
    choice,
    language,
    drawing: kind === 'picture' ? drawingTo(key) : null,
    words: wordsOf(kind, language),
    back: backToPage(titleOf(page, key, { language, identity })),
  };
}

function wordsOf(kind: UploadType, language: Language) {
  const { new: titles, lead, library, drawing, film, filmHint } = articleMessages[language].upload;
  return {
    title: titles[kind],
    lead: lead[kind],
    library,
    drawing,
    film,
    filmHint,
    form: kind === 'film' ? null : uploadWords(kind, language),
  };
}

const newUploadOf = (key: string, kind: string) => `/admin/website/${key}/new-upload/${kind}`;

function kindFrom(key: string, text: string): UploadType {
  const kind = uploadableTo(key).find((known) => known === text);
  if (!kind) throw data(null, { status: 404 });
  return kind;
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language } = await ownersAction('website', args, newUploadPath);
  const { page: key, kind } = args.params;
  return receiveUpload(args.request, { world, who, kind: kindFrom(key, kind), key, at: null, language });
}

export default function NewUpload({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { key, path, kind, choice, drawing, words, back } = loaderData;
  const problem = useActionResult<UploadProblem>() ?? null;
  return (
    <AdminFrame
      page={tabOf(key)}
      title={words.title}
      lead={words.lead}
      back={{ href: `/admin/website/${key}`, label: back }}
    >
      {kind === 'film' || !words.form ? (
        <>
          {problem && <Refused title={mediaMessages[language].notAdded} text={problem.text} />}
          <MediaUpload
            to={path}
            accept={acceptedFilms}
            words={{ ...mediaMessages[language], upload: words.film, uploadHint: words.filmHint }}
          />
        </>
      ) : (
        <UploadForm to={path} isCropped={false} words={words.form} kind={kind} problem={problem} />
      )}
      {drawing && (
        <p className="spaced">
          <TextLink href={`/admin/website/${key}/new-section/${drawing}`}>{words.drawing}</TextLink>
        </p>
      )}
      <section className="admin-section">
        <h2>{words.library}</h2>
        <LibraryChoice {...choice} to="choice" />
      </section>
    </AdminFrame>
  );
}
