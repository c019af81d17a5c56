import { keysMessages } from '#app/routes/site/range/minute/keys.messages.ts';
import { drawHead, drawStave } from '#app/routes/site/range/minute/stave-drawing.ts';
import { clefFor, stepOf } from '#app/routes/site/range/minute/stave-shapes.ts';
import type { Language } from '#studio/shared/language.ts';
import { noteName } from '#studio/site/range/note-names.ts';
import type { Note, VoiceRange } from '#studio/site/range/voice-range.ts';
import { type PageParts, svgFrom } from './page-parts.ts';
import { playNote } from './play-note.ts';
import { today } from './today.ts';

const lowestC = 36;
const highestC = 96;
const middleC = 60;
const mostShown = 4;
const wide = { width: 1280, height: 220, left: 250, gap: 180, bottom: 142, step: 9.5, clefAt: 53 };
const phone = { width: 480, height: 180, left: 120, gap: 92, bottom: 118, step: 8 };

/** Both ends by ear: the singer plays a note, sings it, and chooses. */
export class PianoKeys {
  #from = middleC;
  #played: Note[] = [];
  #lowest: Note | null = null;
  readonly #parts: PageParts;
  readonly #language: Language;

  constructor(parts: PageParts, language: Language) {
    this.#parts = parts;
    this.#language = language;
    this.#show();
  }

  press(key: number): void {
    this.#play(this.#from + key);
  }

  next(): void {
    const [at] = this.#played.slice(-1);
    const isHigh = this.#lowest !== null;
    this.#play((at ?? (isHigh ? this.#from - 1 : this.#from + 1)) + (isHigh ? 1 : -1));
  }

  moveOctaves(octaves: number): void {
    this.#from = this.#clamp(this.#from + 12 * octaves);
    this.#show();
  }

  /** The first choice is the lowest note, the second ends it. */
  choose(): VoiceRange | null {
    const [now] = this.#played.slice(-1);
    if (now === undefined || this.#isBelow(now)) return null;
    if (this.#lowest !== null) return rangeOf(this.#lowest, now);
    this.#lowest = now;
    this.#played = [];
    this.#from = this.#clamp(now - (now % 12) + 12);
    this.#show();
    this.#parts.get('keys-heading').focus({ preventScroll: true });
    return null;
  }

  #isBelow(note: Note): boolean {
    return this.#lowest !== null && note < this.#lowest;
  }

  #play(note: Note): void {
    if (note < lowestC || note > highestC) return;
    this.#played = [...this.#played, note].slice(-mostShown);
    if (note < this.#from || note > this.#from + this.#shown) this.#from = this.#clamp(note - (note % 12));
    playNote(440 * 2 ** ((note - 69) / 12));
    this.#show();
  }

  #show(): void {
    const words = keysMessages[this.#language];
    const [now] = this.#played.slice(-1);
    const isHigh = this.#lowest !== null;
    this.#parts.write('keys-heading', isHigh ? words.highest : words.lowest);
    this.#parts.write('keys-text', isHigh ? words.highestText : words.lowestText);
    this.#parts.write('keys-status', this.#status(now));
    const canChoose = now !== undefined && !this.#isBelow(now);
    for (const button of this.#parts.buttons('choose')) button.ariaDisabled = String(!canChoose);
    for (const button of this.#parts.buttons('next-key'))
      button.textContent = isHigh ? words.oneHigher : words.oneLower;
    for (const key of this.#parts.buttons('key')) {
      const note = this.#from + Number(key.dataset.key);
      key.textContent = noteName(note, this.#language);
      key.ariaPressed = String(note === now);
    }
    for (const button of this.#parts.buttons('octave-down')) button.disabled = this.#from <= lowestC;
    for (const button of this.#parts.buttons('octave-up'))
      button.disabled = this.#from + this.#shown >= highestC;
    this.#drawPlayed();
  }

  #status(now: Note | undefined): string {
    const words = keysMessages[this.#language];
    const lowest = this.#lowest === null ? null : noteName(this.#lowest, this.#language);
    if (now === undefined) return lowest === null ? words.choose : words.chosenLowest(lowest);
    if (lowest !== null && this.#isBelow(now)) return words.higherThan(lowest);
    const name = noteName(now, this.#language);
    return lowest === null ? words.chosenLowest(name) : words.chosenHighest(name);
  }

  #drawPlayed(): void {
    const isWaiting = this.#played.length === 0;
    const notes = isWaiting ? [this.#from] : this.#played;
    const layout = this.#isWide ? wide : phone;
    const place = { ...layout, clef: clefFor(notes) };
    const heads = notes.map((note, n) => {
      const kind = isWaiting ? 'whole' : n === notes.length - 1 ? 'now' : 'played';
      const x = layout.left + n * layout.gap;
      const y = place.bottom - stepOf(note, place.clef) * place.step + 10;
      const name = `<text class="end-name" x="${x + 24}" y="${y}">${noteName(note, this.#language)}</text>`;
      return drawHead(place, { note, x, kind }) + name;
    });
    svgFrom(this.#parts.get('played'), {
      viewBox: `0 0 ${layout.width} ${layout.height}`,
      markup: drawStave(place) + heads.join(''),
    });
  }

  get #isWide(): boolean {
    return matchMedia('(min-width: 700px)').matches;
  }

  get #shown(): number {
    return this.#isWide ? 24 : 12;
  }

  #clamp(note: Note): Note {
    return Math.min(highestC - this.#shown, Math.max(lowestC, note));
  }
}

function rangeOf(lowest: Note, highest: Note): VoiceRange {
  return {
    sungOn: today(),
    source: 'keys',
    lowest: { certainty: 'certain', note: lowest },
    highest: { certainty: 'certain', note: highest },
    touched: [],
    tessitura: null,
    steadinessCents: null,
    vibrato: null,
    speakingHertz: null,
  };
}
