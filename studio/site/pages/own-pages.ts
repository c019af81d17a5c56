import { randomUUID } from 'node:crypto';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { isSlug } from '#studio/shared/content/identity.ts';
import { isFreeSlug } from '#studio/shared/content/reserved-slugs.ts';
import { allContent, contentChanged } from '#studio/shared/content-changed.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { type PageTemplate, slugFrom, templateBlocks } from './own-page.ts';
import { changePageSlug, insertOwnPage } from './own-pages.store.ts';
import { lockDraft, saveDraft } from './page-drafts.store.ts';

export type OwnPageRefusal = 'no-title' | 'too-long' | 'slug-invalid' | 'slug-taken';
export type OwnPageOutcome = { ok: true; key: string } | { ok: false; refusal: OwnPageRefusal };

const refuse = (refusal: OwnPageRefusal): OwnPageOutcome => ({ ok: false, refusal });

interface NewPage {
  template: PageTemplate;
  title: Readonly<Record<Language, string>>;
  /** Empty: from the title. */
  slug: string;
}

/** A draft; visitors see the page once it is published. */
export async function createOwnPage(
  world: World,
  who: May<'website'>,
  input: NewPage,
): Promise<OwnPageOutcome> {
  const title = { en: input.title.en.trim(), da: input.title.da.trim() };
  if (!title.en && !title.da) return refuse('no-title');
  if (title.en.length > 300 || title.da.length > 300) return refuse('too-long');
  const slug = input.slug.trim() || slugFrom(title.en || title.da);
  const refusal = await whyNot(world, slug);
  if (refusal) return refuse(refusal);
  const key = `page-${randomUUID().slice(0, 8)}`;
  return change(world, who, async (c) => {
    if (!(await insertOwnPage(c, { key, slug, template: input.template }))) return refuse('slug-taken');
    const { version } = await lockDraft(c, key);
    const page = templateBlocks(input.template, title);
    await saveDraft(c, {
      key,
      page,
      version: version + 1,
      isPublished: false,
      publishAt: null,
    });
    await audit(c, { action: 'page.created', subject: `page:${key}`, details: { slug } });
    await contentChanged(c.tx, allContent);
    return { ok: true, key };
  });
}

/** At once, also for a published page: the former address redirects. */
export async function moveOwnPage(
  world: World,
  who: May<'website'>,
  { key, slug: typed }: { key: string; slug: string },
): Promise<OwnPageOutcome> {
  const slug = typed.trim();
  const refusal = await whyNot(world, slug);
  if (refusal) return refuse(refusal);
  return change(world, who, async (c) => {
    if (!(await changePageSlug(c, { key, slug }))) return refuse('slug-taken');
    await audit(c, { action: 'page.moved', subject: `page:${key}`, details: { slug } });
    await contentChanged(c.tx, allContent);
    return { ok: true, key };
  });
}

async function whyNot(world: World, slug: string): Promise<OwnPageRefusal | null> {
  if (!isSlug(slug) || slug.length > 60) return 'slug-invalid';
  const { coachSlug } = await studioIdentity(world);
  return isFreeSlug(slug) && slug !== coachSlug && slug !== `about-${coachSlug}` ? null : 'slug-taken';
}
