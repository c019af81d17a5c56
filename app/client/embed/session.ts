import { make } from './dom.ts';
import type { EmbedSession } from './model.ts';

/** Free times of a session, each a link to the studio's own booking page, where it is held and paid. */
export function sessionTimes({ days, words, page }: EmbedSession): HTMLElement[] {
  const link = (traits: Record<string, string>, ...content: (Node | string)[]) =>
    make('a', { target: '_blank', rel: 'noopener', ...traits }, ...content);
  return [
    make(
      'div',
      { class: 'times', role: 'group', 'aria-label': words.freeTimes },
      days.length === 0 && make('p', { class: 'note' }, words.noTimes),
      ...days.map((day, at) =>
        make(
          'details',
          { open: at === 0 },
          make('summary', {}, make('span', {}, day.heading), make('small', {}, String(day.slots.length))),
          make(
            'div',
            { class: day.slots.some(({ localLabel }) => localLabel) ? 'slots two' : 'slots' },
            ...day.slots.map(({ href, label, name, localLabel }) =>
              link(
                { class: 'slot', href, 'aria-label': name },
                make('span', {}, label, localLabel ? make('small', {}, localLabel) : null),
              ),
            ),
          ),
        ),
      ),
    ),
    make('p', { class: 'small' }, link({ href: page }, words.openPage)),
  ];
}
