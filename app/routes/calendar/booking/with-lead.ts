import { fill } from './widget/fill.ts';
import type { OfferView } from './widget/model.ts';
import type { WidgetWords } from './widget.messages.ts';

/** Under the title, by what the visitor pays and when. */
export function withLead(words: WidgetWords, offer: Omit<OfferView, 'lead'>): OfferView {
  const lead = fill(words.lead, {
    course: words.course,
    minutes: offer.sessionMinutes,
    zoneNote: offer.zoneNote,
  });
  const holdNote = fill(words.holdNote, { holdLength: offer.holdLength });
  const notes = {
    hold: holdNote,
    ask: holdNote,
    credit: words.creditNote,
    choice: '',
    direct: words.directNote,
    closed: '',
  };
  return { ...offer, lead: `${lead} ${notes[offer.mode]}`.trim() };
}
