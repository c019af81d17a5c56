import { FigureHead } from '#app/ui/figure-head.tsx';
import { Picture } from '#app/ui/media/picture.tsx';
import { staveLines } from '#app/ui/media/stave-fan.tsx';

/** In the units of artist-head.css: from her mouth into the microphone, and from it along the name. */
const fan = {
  wide: {
    size: [1280, 720],
    shapes: [
      {
        mouth: [1010, 288],
        pitch: 1.5,
        lines: [190, 206, 222, 238, 254, 270, 286],
        join: 840,
        end: 840,
      },
      { mouth: [720, 242], pitch: 11, lines: staveLines([150, 318], 28), join: 520, end: 0 },
    ],
  },
  phone: {
    size: [390, 384],
    shapes: [
      {
        mouth: [233, 244],
        pitch: 1.2,
        lines: [135, 146, 157, 168, 179, 190, 201],
        join: 128,
        end: 128,
      },
      {
        mouth: [54, 164],
        pitch: 11,
        lines: [122, 136, 150, 164, 178, 192, 206],
        join: 0,
        end: 0,
      },
    ],
  },
} as const;

interface ArtistHeadProps {
  headline: string;
  melody?: readonly number[];
  lead?: string;
  alt: string;
}

export function ArtistHead({ alt, ...head }: ArtistHeadProps) {
  return (
    <FigureHead
      {...head}
      picture={{ name: 'coach-microphone', alt }}
      fan={fan}
      room={5}
      className="artist-head"
      object={
        <div className="microphone">
          <Picture name="stage-microphone" alt="" isFirst />
        </div>
      }
    />
  );
}
