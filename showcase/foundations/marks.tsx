import type { ReactNode } from 'react';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { EmptyDrawing } from '#app/ui/feedback/empty-drawing.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { Fermata } from '#app/ui/fermata.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { HearIt } from '#app/ui/media/hear-it.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { Plate } from '#app/ui/media/plate.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import type { Foundations } from '../design-tables.ts';
import { Exhibit, State } from '../exhibit.tsx';

const specimens: Readonly<Record<string, ReactNode>> = {
  'note head': (
    <RadioGroup
      idPrefix="mark"
      name="currency"
      label="Currency"
      chosen="DKK"
      options={[
        { value: 'DKK', label: 'DKK' },
        { value: 'EUR', label: 'EUR' },
      ]}
    />
  ),
  hairpin: <Button>Book a lesson</Button>,
  stave: <Skeleton label="Loading" lines={1} />,
  extender: (
    <p>
      Go back to <a href="#top">the headline of this page</a>
    </p>
  ),
  fermata: (
    <Fermata secondsLeft={431} ofSeconds={600}>
      <p className="caption">Held for you</p>
    </Fermata>
  ),
  'rest of many bars': <EmptyState title="No emails yet" headingLevel={3} />,
  'boxed letter': <Badge>Interview</Badge>,
  barline: <Breadcrumb label="Mark" steps={[{ name: 'Orders', href: '#marks' }]} current="2026-0117" />,
  slur: (
    <div className="voices">
      <figure>
        <blockquote>
          <p>I stopped apologising before the high notes.</p>
        </blockquote>
      </figure>
    </div>
  ),
  crescendo: <ProgressBar id="mark-progress" label="Breath and support" value={62} valueText="62 %" />,
  "pencil's cross": (
    <TextField
      idPrefix="mark"
      name="email"
      label="Email"
      error="The address has no @."
      defaultValue="nanna"
    />
  ),
};

export function Marks({ marks }: Pick<Foundations, 'marks'>) {
  return (
    <Exhibit
      id="marks"
      name="Icons"
      use="The marks of printed music, each with one meaning. What no mark can say is said in words."
    >
      {marks.map(([mark = '', where, says]) => (
        <State name={`${mark}: ${says}`} key={mark}>
          {specimens[mark]}
          <p className="caption">{where}</p>
        </State>
      ))}
    </Exhibit>
  );
}

const drawings = ['chair', 'fork', 'hook', 'metronome', 'stand'] as const;

export function Drawings() {
  return (
    <Exhibit
      id="drawing"
      name="Drawing"
      use="Printed from a voice in one ink, with a print of its own for dark pages. A picture that shows nothing true is not drawn."
    >
      <State name="A voice: vowels as an island">
        <Picture name="island" alt="Vowels charted as an island" sizes="22rem" />
      </State>
      <State name="A person: silhouette with white lines">
        <Picture name="coach-listening" alt="The coach, listening" sizes="22rem" />
      </State>
      <State name="A course: its opening bar on a stave">
        <Plate name="incipit-voice-elevated" alt="Four sirens, as an opening bar" title="Voice Elevated" />
      </State>
      <State name="An empty state: one thing of the studio" isWide>
        <div className="cluster wide">
          {drawings.map((name) => (
            <EmptyDrawing name={name} key={name} />
          ))}
        </div>
      </State>
    </Exhibit>
  );
}

export function Sounds() {
  return (
    <Exhibit
      id="sound"
      name="Sound"
      use="Nothing sounds or loads until it is pressed, and one recording at a time. Every recording has captions or a transcript."
    >
      <State name="A picture that sounds: ‘Hear it’, with what is heard">
        <figure className="plate" data-plate>
          <Picture name="elevated" alt="Four sirens, each a third higher than the last" sizes="22rem" />
          <HearIt name="elevated" title="Four sirens" />
        </figure>
      </State>
      <State name="Many in a row: the note alone">
        <figure className="plate" data-plate>
          <Picture name="rose" alt="Rings of a waveform from oo to oh, as a ceiling rose" sizes="22rem" />
          <HearIt name="rose" title="One vowel turning into another" isCompact />
        </figure>
      </State>
      <State name="A recording, a film and their transcripts">
        <p>
          As shown under <a href="#player">Player</a>
        </p>
      </State>
    </Exhibit>
  );
}
