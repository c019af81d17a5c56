import type { VoiceType } from '#platform/db/schema/students.ts';

const lines = [5.5, 10.3, 15.1, 19.9, 24.7];
const heights: Readonly<Record<VoiceType, number>> = {
  soprano: 5.5,
  'mezzo-soprano': 10.3,
  alto: 15.1,
  tenor: 17.5,
  baritone: 19.9,
  bass: 24.7,
};

/** A student's voice type as a note on a stave, which is empty while it is unknown. The line below names it. */
export function VoiceMark({ voiceType }: { voiceType: VoiceType | null }) {
  return (
    <svg className="voice-mark" viewBox="0 0 38 30" aria-hidden="true">
      {lines.map((y) => (
        <path key={y} d={`M0 ${y}h38`} />
      ))}
      {voiceType ? (
        <ellipse
          cx="19"
          cy={heights[voiceType]}
          rx="5.4"
          ry="3.8"
          transform={`rotate(-18 19 ${heights[voiceType]})`}
        />
      ) : null}
    </svg>
  );
}
