import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { type Change, change } from '#studio/shared/change.ts';
import { blocksSchema } from '#studio/shared/content/blocks.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import { publish } from '#studio/shared/events.ts';
import { type May, system } from '#studio/shared/who.ts';
import { initialPage } from './initial-page.ts';
import { isIssueKey, isOwnKey } from './own-page.ts';
import { type FormChange, mirrorLanguage, navigationKey, type PageBlocks } from './page-draft.ts';
import {
  type FormClient,
  type PageDraft,
  pageOfForm,
  pageVersion,
  pageVersions,
  publishedPages,
} from './page-drafts.queries.ts';
import {
  deleteDocuments,
  insertVersion,
  lockDraft,
  publishDocuments,
  saveDraft,
} from './page-drafts.store.ts';
import { goToStep, recordStep, replaceStep } from './page-steps.store.ts';

export type EditPageRefusal = 'changed' | 'invalid' | 'not-found' | 'in-the-past';
export type EditPageOutcome = { ok: true } | { ok: false; refusal: EditPageRefusal };

/** The version of the draft that the form was rendered from. */
interface OfPage {
  key: string;
  version: number;
  /** The form, if it saves while it is being typed in: its own saves are no conflict. */
  client?: FormClient | undefined;
}

const refuse = (refusal: EditPageRefusal): EditPageOutcome => ({ ok: false, refusal });

type Act = (c: Change, draft: PageDraft) => Promise<EditPageOutcome>;

/** 'changed': a concurrent edit. */
function withDraft(
  world: World,
  who: May<'website'>,
  { key, version, client, act }: OfPage & { act: Act },
): Promise<EditPageOutcome> {
  return change(world, who, async (c) => {
    const draft = await lockDraft(c, key);
    const isCurrent = draft.version === version || isOfForm(draft, client);
    return isCurrent ? act(c, draft) : refuse('changed');
  });
}

/** Changes the draft; visitors see it once it is published. */
export function editPage(
  world: World,
  who: May<'website'>,
  { change, ...page }: OfPage & { change: FormChange },
): Promise<EditPageOutcome> {
  return withDraft(world, who, {
    ...page,
    act: async (c, draft) => {
      const { key, client } = page;
      const changed = changedBy(change, await pageOfForm(c.tx, key, { draft, clientId: client?.id }));
      if (typeof changed === 'string') return refuse(changed);
      const edit = { key, version: draft.version, before: draft.page, page: changed };
      if (!isOfForm(draft, client)) return saveChange(c, edit, 'page.changed');
      await replaceStep(c.tx, { key, after: changed });
      await saveDraft(c, { ...edit, version: draft.version + 1, isPublished: false, publishAt: null });
      return { ok: true };
    },
  });
}

const isOfForm = ({ savedBy }: PageDraft, client: FormClient | undefined) =>
  client !== undefined && savedBy?.id === client.id;

/** In the order of the schema, so that equal pages are equal texts. */
function changedBy(change: FormChange, before: PageBlocks): PageBlocks | 'not-found' | 'invalid' {
  const page = change(before);
  if (page === null) return 'not-found';
  if (page === 'invalid') return 'invalid';
  const [en, da] = [blocksSchema.safeParse(page.en), blocksSchema.safeParse(page.da)];
  return en.success && da.success ? mirrorLanguage({ en: en.data, da: da.data }) : 'invalid';
}

export type AutosaveOutcome = { ok: true; version: number } | { ok: false; refusal: EditPageRefusal };

/** A form that is being typed in: all its saves are one edit. A late request changes nothing. */
export async function autosavePage(
  world: World,
  who: May<'website'>,
  { change, client, ...page }: OfPage & { change: FormChange; client: FormClient },
): Promise<AutosaveOutcome> {
  let saved = page.version;
  const outcome = await withDraft(world, who, {
    ...page,
    client,
    act: async (c, draft) => {
      const { key } = page;
      saved = draft.version;
      const isSame = isOfForm(draft, client);
      if (isSame && client.revision <= (draft.savedBy?.revision ?? 0)) return { ok: true };
      const changed = changedBy(change, await pageOfForm(c.tx, key, { draft, clientId: client.id }));
      if (typeof changed === 'string') return refuse(changed);
      if (JSON.stringify(changed) === JSON.stringify(draft.page)) return { ok: true };
      saved = draft.version + 1;
      if (isSame) await replaceStep(c.tx, { key, after: changed });
      else await recordStep(c.tx, { key, before: draft.page, after: changed });
      await saveDraft(c, {
        key,
        page: changed,
        version: saved,
        isPublished: false,
        publishAt: null,
        client,
      });
      if (!isSame) await audit(c, { action: 'page.changed', subject: `page:${key}` });
      return { ok: true };
    },
  });
  return outcome.ok ? { ok: true, version: saved } : outcome;
}

async function saveChange(
  c: Change,
  { key, version, before, page }: OfPage & { before: PageBlocks; page: PageBlocks },
  action: 'page.changed' | 'page.restored',
): Promise<EditPageOutcome> {
  await recordStep(c.tx, { key, before, after: page });
  await saveDraft(c, { key, page, version: version + 1, isPublished: false, publishAt: null });
  await audit(c, { action, subject: `page:${key}` });
  return { ok: true };
}

/** One edit of the draft back, or forward again. */
export function undoEdit(
  world: World,
  who: May<'website'>,
  { direction, ...page }: OfPage & { direction: 'undo' | 'redo' },
): Promise<EditPageOutcome> {
  return withDraft(world, who, {
    ...page,
    act: async (c, draft) => {
      const { key } = page;
      const other = await goToStep(c.tx, { key, direction });
      if (!other) return refuse('not-found');
      const version = draft.version + 1;
      await saveDraft(c, { key, page: other, version, isPublished: false, publishAt: null });
      await audit(c, { action: 'page.changed', subject: `page:${key}` });
      return { ok: true };
    },
  });
}

/** A former version becomes the draft. */
export function restorePage(
  world: World,
  who: May<'website'>,
  { id, ...page }: OfPage & { id: number },
): Promise<EditPageOutcome> {
  return withDraft(world, who, {
    ...page,
    act: async (c, { page: before }) => {
      const former = await pageVersion(c.tx, { key: page.key, id });
      if (!former) return refuse('not-found');
      return saveChange(c, { ...page, before, page: former }, 'page.restored');
    },
  });
}

/** The draft becomes what was last published, including its hidden blocks. */
export function discardDraft(world: World, who: May<'website'>, page: OfPage): Promise<EditPageOutcome> {
  const { key } = page;
  return withDraft(world, who, {
    ...page,
    act: async (c, draft) => {
      const [last] = await pageVersions(c.tx, key);
      const former = last ? await pageVersion(c.tx, { key, id: last.id }) : null;
      const published = (await publishedPages(c.tx, key)).get(key)?.page;
      const before = former ?? published ?? initialPage(key);
      const isPublished = published !== undefined || key === navigationKey;
      if (before.en.length === 0) return refuse('not-found');
      await recordStep(c.tx, { key, before: draft.page, after: before });
      await saveDraft(c, {
        key,
        page: before,
        version: draft.version + 1,
        isPublished,
        publishAt: null,
      });
      await audit(c, { action: 'page.discarded', subject: `page:${key}` });
      return { ok: true };
    },
  });
}

/** Both languages at once, in every process. An issue of the newsletter is sent instead. */
export function publishPage(world: World, who: May<'website'>, page: OfPage): Promise<EditPageOutcome> {
  return withDraft(world, who, {
    ...page,
    act: async (c, draft) => {
      if (isIssueKey(page.key)) return refuse('not-found');
      await publishDraft(c, { key: page.key, draft, by: 'owner' });
      return { ok: true };
    },
  });
}

/** A page or an article of the owner's own is no longer shown; its texts become the draft. */
export function unpublishPage(world: World, who: May<'website'>, page: OfPage): Promise<EditPageOutcome> {
  return withDraft(world, who, {
    ...page,
    act: async (c, draft) => {
      const { key } = page;
      if (!isOwnKey(key) || isIssueKey(key)) return refuse('not-found');
      await takeDown(c, key, draft);
      return { ok: true };
    },
  });
}

/** Visitors no longer find the page; its texts are the draft. */
export async function takeDown(c: Change, key: string, draft: PageDraft): Promise<void> {
  await deleteDocuments(c.tx, key);
  const version = draft.version + 1;
  await saveDraft(c, { ...draft, key, version, isPublished: false, publishAt: null });
  await audit(c, { actor: 'owner', action: 'page.unpublished', subject: `page:${key}` });
  await publish(c, { type: 'page.unpublished', key });
  await contentChanged(c.tx, allContent);
}

/** Replaces an earlier schedule; null: not scheduled. */
export function schedulePage(
  world: World,
  who: May<'website'>,
  { publishAt, ...page }: OfPage & { publishAt: Temporal.Instant | null },
): Promise<EditPageOutcome> {
  return withDraft(world, who, {
    ...page,
    act: async (c, draft) => {
      const { key } = page;
      if (isIssueKey(key)) return refuse('not-found');
      if (publishAt && Temporal.Instant.compare(publishAt, c.now) <= 0) return refuse('in-the-past');
      await saveDraft(c, { ...draft, key, version: draft.version + 1, publishAt });
      const details = { publishAt: publishAt?.toString() ?? null };
      await audit(c, { action: 'page.scheduled', subject: `page:${key}`, details });
      return { ok: true };
    },
  });
}

/** Idempotent: nothing if the schedule was changed meanwhile. */
export async function publishScheduledPage(world: World, key: string): Promise<void> {
  await change(world, system, async (c) => {
    const draft = await lockDraft(c, key);
    if (!draft.publishAt || Temporal.Instant.compare(draft.publishAt, c.now) > 0) return;
    await publishDraft(c, { key, draft, by: 'system' });
  });
}

interface Publication {
  key: string;
  draft: PageDraft;
  by: 'owner' | 'system';
}

/** A page that was published before it had versions gets its former texts as the first one. */
export async function publishDraft(c: Change, { key, draft, by }: Publication): Promise<void> {
  const { page } = draft;
  const before = (await publishedPages(c.tx, key)).get(key);
  if (before && (await pageVersions(c.tx, key)).length === 0) {
    await insertVersion(c.tx, { key, page: before.page, at: before.at, by: 'system' });
  }
  await insertVersion(c.tx, { key, page, at: c.now, by });
  await publishDocuments(c.tx, { key, page, at: c.now });
  await saveDraft(c, { key, page, version: draft.version + 1, isPublished: true, publishAt: null });
  await audit(c, { actor: by, action: 'page.published', subject: `page:${key}` });
  await publish(c, { type: 'page.published', key });
  await contentChanged(c.tx, allContent);
}
