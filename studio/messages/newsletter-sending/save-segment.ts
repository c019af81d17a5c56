import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { World } from '#platform/world.ts';
import { audit } from '#studio/shared/audit.store.ts';
import { change } from '#studio/shared/change.ts';
import type { May } from '#studio/shared/who.ts';
import { issueOf } from '#studio/site/newsletter-issues/issues.queries.ts';
import { lockSegment, savedSegments, segmentByName } from './saved-segments.queries.ts';
import { insertSegment, removeSegment, setSegmentName } from './saved-segments.store.ts';
import { storedSegment } from './segment.ts';

export const mostSavedSegments = 50;

export type SegmentRefusal = 'segment-missing' | 'changed' | 'segment-unnamed' | 'name-taken' | 'full';
export type SegmentOutcome = { ok: true } | { ok: false; refusal: SegmentRefusal };

const refuse = (refusal: SegmentRefusal): SegmentOutcome => ({ ok: false, refusal });
const segmentName = z.string().trim().min(1).max(200);

/** The recipients of a draft as the page has shown them. Idempotent: one group has a name once. */
export async function saveSegment(
  world: World,
  who: May<'newsletter'>,
  { key, version, ...input }: { key: string; version: number; name: string },
): Promise<SegmentOutcome> {
  const { data: name } = segmentName.safeParse(input.name);
  if (name === undefined) return refuse('segment-unnamed');
  return change(world, who, async (c) => {
    const issue = await issueOf(c.tx, key);
    const segment = storedSegment(issue?.segment);
    if (!segment || issue?.version !== version) return refuse('changed');
    const there = await segmentByName(c.tx, name);
    if (there) return isDeepStrictEqual(there.segment, segment) ? { ok: true } : refuse('name-taken');
    if ((await savedSegments(c.tx, who)).length >= mostSavedSegments) return refuse('full');
    if (!(await insertSegment(c, { name, segment }))) return refuse('name-taken');
    await audit(c, { action: 'newsletter.segment-saved', subject: 'newsletter' });
    return { ok: true };
  });
}

/** Idempotent; 'changed': renamed by another meanwhile. */
export async function renameSegment(
  world: World,
  who: May<'newsletter'>,
  { id, version, ...input }: { id: string; version: number; name: string },
): Promise<SegmentOutcome> {
  const { data: name } = segmentName.safeParse(input.name);
  if (name === undefined) return refuse('segment-unnamed');
  return change(world, who, async (c) => {
    const saved = await lockSegment(c.tx, id);
    if (!saved) return refuse('segment-missing');
    if (saved.name === name) return { ok: true };
    if (saved.version !== version) return refuse('changed');
    const there = await segmentByName(c.tx, name);
    if (there && there.id !== id) return refuse('name-taken');
    await setSegmentName(c.tx, { id, name });
    await audit(c, { action: 'newsletter.segment-saved', subject: 'newsletter' });
    return { ok: true };
  });
}

/** Idempotent. Issues keep their recipients. */
export async function deleteSegment(
  world: World,
  who: May<'newsletter'>,
  { id, version }: { id: string; version: number },
): Promise<SegmentOutcome> {
  return change(world, who, async (c) => {
    const saved = await lockSegment(c.tx, id);
    if (!saved) return { ok: true };
    if (saved.version !== version) return refuse('changed');
    await removeSegment(c.tx, id);
    await audit(c, { action: 'newsletter.segment-deleted', subject: 'newsletter' });
    return { ok: true };
  });
}
