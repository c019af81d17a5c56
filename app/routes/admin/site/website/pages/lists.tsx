import { Badge } from '#app/ui/feedback/badge.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { Table } from '#app/ui/table.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { useWords } from '#app/web/words.ts';
import { listedDrafts } from '#studio/office/own-studio/listed-drafts.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { entryLists } from '#studio/site/pages/entry-lists.ts';
import { ownPages } from '#studio/site/pages/own-pages.queries.ts';
import { allDocumentPages } from '#studio/site/search/site-page.ts';
import { quoteRequestMessages } from '#studio/teaching/quote-requests/quote-request.messages.ts';
import { writtenQuotes } from '#studio/teaching/quote-requests/quote-requests.queries.ts';
import { AdminFrame } from '../../../frame.tsx';
import { Done, Refused } from '../../../refused.tsx';
import type { Route } from './+types/lists';
import { listsMessages } from './lists.messages.ts';
import { titleOf, websiteData } from './pages.data.ts';
import { quotesMessages } from './quotes.messages.ts';
import { RemoveSamples, UseEverywhere } from './quotes-forms.tsx';
import { ReceivedQuotes } from './received-quotes.tsx';

/** `/admin/lists`: quotes, questions and other lists of all pages. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { world, who, identity, language } = await websiteData(request, context, '/admin/lists');
  const flash = new URL(request.url).searchParams.get('flash');
  const drafts = await listedDrafts(world.db.query, identity);
  const known = new Set(allDocumentPages(identity, await ownPages(world)).map(([key]) => key));
  const lists = entryLists(drafts).flatMap((list) => {
    const draft = known.has(list.key) && drafts.get(list.key);
    return draft
      ? [{ ...list, version: draft.version, title: titleOf(draft.page, list.key, { language, identity }) }]
      : [];
  });
  const quotes = lists.filter(({ type }) => type === 'testimonials');
  const words = quotesMessages[language];
  const samples = quotes.reduce((sum, { samples: count }) => sum + count, 0);
  // Copying them is of use where there are other lists of quotes.
  const canCopy = (list: (typeof lists)[number]) =>
    quotes.length > 1 && list.type === 'testimonials' && list.entries > 0 && list.samples === 0;
  return {
    lists: lists.map((list) => ({
      ...list,
      copy: canCopy(list) ? { label: words.everywhere, question: words.everywhereNote(list.entries) } : null,
    })),
    removal: samples > 0 ? { label: words.removeSamples, question: words.removeSamplesNote(samples) } : null,
    refused: { title: words.notChanged, text: words.changed },
    done:
      flash === 'everywhere' || flash === 'removed' || flash === 'quote-removed' ? words.flash[flash] : null,
    received: {
      quotes: (await writtenQuotes(world.db.query, who)).map((one) => readReceived(one, language)),
      lists: quotes
        .toSorted((one, other) => Number(other.key === 'home') - Number(one.key === 'home'))
        .map(({ key, at, version, title }) => ({ value: `${key} ${at} ${version}`, title })),
      words: words.received,
    },
  };
}

function readReceived(
  { id, quote, shownName, consent, writtenAt }: Awaited<ReturnType<typeof writtenQuotes>>[number],
  language: Language,
) {
  const { consents } = quoteRequestMessages[language];
  const day = writtenAt && formats[language].shortDay(writtenAt);
  const about = [consent === 'named' ? shownName : null, consent && consents[consent], day];
  return { id, quote, about: about.filter(Boolean).join(' · '), mayShow: consent !== 'private' };
}

export default function Lists({ loaderData }: Route.ComponentProps) {
  const { lists, removal, refused, done, received } = loaderData;
  const isRefused = useActionResult<{ refusal: 'changed' }>() !== undefined;
  const words = useWords(listsMessages);
  return (
    <AdminFrame page="lists" title={words.title} lead={words.lead}>
      {isRefused ? <Refused {...refused} /> : <Done text={done} />}
      <ReceivedQuotes {...received} />
      {removal && <RemoveSamples words={removal} />}
      <Table
        caption={words.title}
        isCaptionUnseen
        columns={[
          { key: 'list', name: words.columns.list },
          { key: 'page', name: words.columns.page },
          { key: 'entries', name: words.columns.entries, isNumber: true },
          ...(removal ? [{ key: 'samples' as const, name: words.columns.samples }] : []),
          { key: 'action', name: words.columns.action },
        ]}
        empty={words.empty}
        rows={lists.map(({ type, key, at, version, title, entries, samples, copy }) => ({
          key: `${key}-${at}`,
          cells: {
            list: <TextLink href={`/admin/website/${key}/sections/${at}`}>{words.types[type]}</TextLink>,
            page: title,
            entries,
            action: copy && <UseEverywhere list={{ key, at, version }} words={copy} />,
            samples: samples > 0 && <Badge variant="waiting">{words.samples(samples)}</Badge>,
          },
        }))}
      />
    </AdminFrame>
  );
}
