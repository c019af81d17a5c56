import { data } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { listMessages } from '#app/web/lists/list.messages.ts';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { readList } from '#app/web/lists/list-state.ts';
import { waysOf } from '#app/web/lists/list-view.ts';
import { worldOf } from '#app/web/world.ts';
import { listOutbox, type OutboxSort } from '#studio/shared/email/outbox.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { studioTimeZone } from '#studio/shared/time/time-zone.ts';
import { siteFrame } from '../../site/frame.ts';
import { SitePage } from '../../site/parts/site-page.tsx';
import type { Route } from './+types/outbox';
import { outboxMessages } from './outbox.messages.ts';
import { mayReadOutbox } from './outbox-access.ts';
import stylesheet from './outbox-page.css?url';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

const shape: ListShape<OutboxSort, never> = {
  path: '/outbox',
  sorts: { written: 'descending' },
  filters: {},
};

/** `/outbox`: emails sent without a mail server, shown with the code only. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const world = worldOf(context);
  const mayRead = mayReadOutbox(request, context);
  const frame = await siteFrame(context);
  const language = frame.language;
  const words = { ...outboxMessages[language], ...paginationTexts(language) };
  const url = new URL(request.url);
  if (!mayRead) {
    const isWrong = url.searchParams.has('code');
    return data({ frame, words, list: null, isWrong }, { status: 403 });
  }
  const listQuery = readList(shape, url);
  const { rows: emails, ...page } = await listOutbox(world.db.query, listQuery);
  const list = {
    ways: waysOf(shape, listQuery, page),
    emails: emails.map(({ writtenAt, ...mail }) => {
      const at = writtenAt.toZonedDateTimeISO(studioTimeZone);
      const when = `${formats[language].day(at)} ${formats[language].time(at)}`;
      return { ...mail, when, isoTime: writtenAt.toString() };
    }),
  };
  return data({ frame, words, list, isWrong: false });
}

function paginationTexts(language: Language) {
  const { ways, previous, next } = listMessages[language];
  return { ways, previous, next };
}

export function headers() {
  return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.words.title ?? 'Outbox' }, { name: 'robots', content: 'noindex' }];
}

type Words = Route.ComponentProps['loaderData']['words'];
type List = NonNullable<Route.ComponentProps['loaderData']['list']>;
type Mail = List['emails'][number];

export default function Outbox({ loaderData: { frame, words, list, isWrong } }: Route.ComponentProps) {
  return (
    <SitePage frame={frame}>
      <PageHead headline={words.title} lead={list ? words.lead : words.codeLead} />
      {list ? <Emails list={list} words={words} /> : <CodeForm words={words} isWrong={isWrong} />}
    </SitePage>
  );
}

function CodeForm({ words, isWrong }: { words: Words; isWrong: boolean }) {
  return (
    <form method="get" className="wrap form">
      <TextField
        idPrefix="outbox"
        name="code"
        label={words.code}
        autoComplete="off"
        isRequired
        takesFocus
        error={isWrong ? words.wrongCode : null}
      />
      <div className="actions">
        <Button type="submit">{words.open}</Button>
      </div>
    </form>
  );
}

function Emails({ list: { emails, ways }, words }: { list: List; words: Words }) {
  return (
    <div className="wrap">
      {emails.length === 0 ? <p className="notice">{words.empty}</p> : null}
      <ol className="outbox">
        {emails.map((mail) => (
          <OneMail key={mail.id} mail={mail} words={words} />
        ))}
      </ol>
      {ways.previous || ways.next ? (
        <nav className="actions" aria-label={words.ways}>
          {ways.previous ? (
            <TextLink href={ways.previous} leads="back">
              {words.previous}
            </TextLink>
          ) : null}
          {ways.next ? (
            <TextLink href={ways.next} leads="on">
              {words.next}
            </TextLink>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}

function OneMail({ mail, words }: { mail: Mail; words: Words }) {
  return (
    <li>
      <h2>{mail.subject}</h2>
      <p className="hint">
        {words.to} {mail.recipient} · <time dateTime={mail.isoTime}>{mail.when}</time> ·{' '}
        {words.states[mail.state]}
      </p>
      {mail.attachmentNames.length > 0 ? (
        <p>
          {words.files}:{' '}
          {mail.attachmentNames.map((name) => (
            <a
              key={name}
              className="text-link"
              href={`/outbox/${mail.id}/${encodeURIComponent(name)}`}
              download
            >
              {name}
            </a>
          ))}
        </p>
      ) : null}
      {mail.text === null ? (
        <p>{words.forgotten}</p>
      ) : (
        <details>
          <summary>{words.read}</summary>
          <pre>{mail.text}</pre>
        </details>
      )}
      {mail.hasHtml ? (
        <p>
          <a className="text-link" href={`/outbox/${mail.id}.html`} target="_blank" rel="noreferrer">
            {words.asHtml}
          </a>
        </p>
      ) : null}
    </li>
  );
}
