import { colours } from './colours.ts';
import { Text, View } from './document-elements.ts';
import { titleFace } from './document-fonts.ts';
import { sheet, type } from './document-style.ts';

const longestSung = 15.5;
/** Chinese, Japanese and Korean. */
const isSquare = /[\u1100-\u11ff\u2e80-\uffef]/;
/** Its words would be sung from left to right. */
const isRightToLeft = /[\u0590-\u08ff]/;
const widthInEm = (text: string) =>
  [...text].reduce(
    (sum, letter) =>
      sum + (letter === ' ' ? 0.27 : isSquare.test(letter) ? 1 : /[A-ZÆØÅMWmwæ]/.test(letter) ? 0.76 : 0.55),
    0,
  );

export interface SungTitleProps {
  text: string;
  /** Pitch per word, 0 to 8 half spaces; of another length: derived. */
  melody?: readonly number[];
  isOnNight?: boolean;
}

/** A title on a stave; bleeds to both page edges. */
export function SungTitle({ text, melody, isOnNight = false }: SungTitleProps) {
  const words = text.split(/\s+/).filter(Boolean);
  const width = widthInEm(text);
  const ink = isOnNight ? colours.onNight : colours.ink;
  if (width > longestSung || words.length > 6 || isRightToLeft.test(text)) {
    return (
      <Text style={{ ...type.calmTitle, color: ink, marginBottom: 14 }} tag="H1">
        {text}
      </Text>
    );
  }
  const available = sheet.width - 2 * sheet.margin;
  const size = Math.min(58, available / (width + 0.2));
  const space = size * 0.26;
  const heights =
    melody?.length === words.length
      ? melody
      : words.map((_, at) => (words.length === 1 ? 2 : Math.min(5, at * 2)));
  const highest = Math.max(...heights);
  const above = Math.max(0, size * 0.95 + highest * (space / 2) - 4 * space);
  return (
    <View
      style={{
        position: 'relative',
        height: above + 4 * space + size * 0.3,
        marginHorizontal: -sheet.margin,
        marginBottom: 18,
      }}
      wrap={false}
      tag="H1"
    >
      <Stave above={above} space={space} isOnNight={isOnNight} />
      <SungWords
        words={words}
        heights={heights}
        size={size}
        space={space}
        above={above}
        isOnNight={isOnNight}
      />
    </View>
  );
}

const lines = [0, 1, 2, 3, 4];

function Stave({ above, space, isOnNight }: { above: number; space: number; isOnNight: boolean }) {
  return lines.map((line) => (
    <View
      key={line}
      style={{
        position: 'absolute',
        left: 0,
        right: 0,
        top: above + line * space,
        height: 0.7,
        backgroundColor: isOnNight ? colours.onNightQuiet : colours.stave,
      }}
    />
  ));
}

interface SungWordsProps {
  words: readonly string[];
  heights: readonly number[];
  size: number;
  space: number;
  above: number;
  isOnNight: boolean;
}

function SungWords({ words, heights, size, space, above, isOnNight }: SungWordsProps) {
  const notes = words.map((word, at) => ({
    key: `${at} ${word}`,
    word,
    height: heights[at] ?? 0,
    isLast: at === words.length - 1,
  }));
  return (
    <View
      style={{
        flexDirection: 'row',
        paddingLeft: sheet.margin,
        height: above + 4 * space,
        alignItems: 'flex-end',
      }}
    >
      {notes.map(({ key, word, height, isLast }) => (
        <Text
          key={key}
          style={{
            fontFamily: titleFace,
            fontWeight: 500,
            fontSize: size,
            lineHeight: 1,
            color: isOnNight ? colours.onNight : colours.ink,
            marginRight: isLast ? 6 : size * 0.25,
            marginBottom: height * (space / 2) - size * 0.22,
          }}
        >
          {word}
        </Text>
      ))}
      <View
        style={{
          flexGrow: 1,
          height: 2.4,
          backgroundColor: isOnNight ? colours.gold : colours.ink,
          marginBottom: (heights.at(-1) ?? 0) * (space / 2),
        }}
      />
    </View>
  );
}
