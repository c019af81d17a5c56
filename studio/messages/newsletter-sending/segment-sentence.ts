import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Segment } from './segment.ts';
import { type SegmentWords, segmentSentenceMessages } from './segment-sentence.messages.ts';

interface Names {
  language: Language;
  offers: ReadonlyMap<string, string>;
}

/** 'Danish speakers who had a session this year and none in the last two months'. */
export function segmentSentence(segment: Segment, { language, offers }: Names): string {
  const words = segmentSentenceMessages[language];
  const subject = segment.language ? words.speakers[segment.language] : words.subscribers;
  const clauses = [
    segment.student && words.student[segment.student],
    segment.session && words.session[segment.session],
    segment.quietMonths && quiet(segment, words),
    segment.bought && bought(segment, words, offers),
    segment.tag && words.tag(segment.tag),
    segment.applied && words.applied[segment.applied],
    segment.waiting && words.waiting[segment.waiting],
    segment.subscribedSince &&
      words.subscribedSince(formats[language].day(Temporal.PlainDate.from(segment.subscribedSince))),
  ].filter((clause): clause is string => typeof clause === 'string' && clause !== '');
  if (clauses.length === 0) return segment.language ? subject : words.all;
  return `${subject}${words.who}${listOf(clauses, words.and)}`;
}

function quiet({ session, quietMonths = 1 }: Segment, words: SegmentWords): string {
  const months = words.months[quietMonths];
  return session ? words.none(months) : words.noSession(months);
}

function bought(
  { bought: id = '', boughtWithin = 'ever' }: Segment,
  words: SegmentWords,
  offers: Names['offers'],
): string {
  const what = id === 'anything' ? words.anything : (offers.get(id) ?? id);
  return words.bought(what) + words.boughtWithin[boughtWithin];
}

function listOf(clauses: readonly string[], and: string): string {
  const last = clauses.at(-1) ?? '';
  return clauses.length < 2 ? last : `${clauses.slice(0, -1).join(', ')}${and}${last}`;
}
