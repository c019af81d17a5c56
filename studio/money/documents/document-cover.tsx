import { colours } from './colours.ts';
import { Image, Page, Polygon, Svg, Text, View } from './document-elements.ts';
import { sheet, type } from './document-style.ts';
import { SungTitle } from './sung-title.tsx';

export interface DocumentCoverProps {
  studioName: string;
  title: string;
  melody?: readonly number[];
  lead?: string;
  foot: readonly string[];
  picture?: string;
  variant: 'day' | 'night';
  bookmark: string;
}

export function DocumentCover({
  studioName,
  title,
  melody,
  lead,
  foot,
  picture,
  variant,
  bookmark,
}: DocumentCoverProps) {
  const isNight = variant === 'night';
  const ink = isNight ? colours.onNight : colours.ink;
  return (
    <Page size="A4" wrap={false} bookmark={bookmark} style={{ ...type.body, color: ink }}>
      {/* Without wrapping, a page is as high as its content. */}
      <View style={{ height: sheet.height - 1, backgroundColor: isNight ? colours.night : colours.paper }}>
        {!isNight && <Window />}
        <View style={{ paddingTop: sheet.head, paddingHorizontal: sheet.margin }}>
          <Text style={{ ...type.small, ...type.strong, color: ink, marginBottom: 54 }}>{studioName}</Text>
          <SungTitle text={title} {...(melody ? { melody } : {})} isOnNight={isNight} />
          {lead && <Text style={{ ...type.lead, color: ink, fontSize: 17, maxWidth: 400 }}>{lead}</Text>}
        </View>
        {picture && (
          <Image
            src={picture}
            style={{
              position: 'absolute',
              left: isNight ? 30 : 0,
              right: isNight ? -60 : 0,
              bottom: 92,
              width: sheet.width,
            }}
          />
        )}
        <View
          style={{
            position: 'absolute',
            left: sheet.margin,
            right: sheet.margin,
            bottom: 40,
            flexDirection: 'row',
            justifyContent: 'space-between',
          }}
        >
          {foot.map((line) => (
            <Text key={line} style={{ ...type.name, color: ink }}>
              {line}
            </Text>
          ))}
        </View>
      </View>
    </Page>
  );
}

function Window() {
  const panes = ['300,0 372,0 292,360 220,360', '382,0 454,0 374,360 302,360', '464,0 536,0 456,360 384,360'];
  const low = [
    '218,370 290,370 184,841 112,841',
    '300,370 372,370 266,841 194,841',
    '382,370 454,370 348,841 276,841',
  ];
  return (
    <Svg
      style={{ position: 'absolute', left: 0, top: 0, width: sheet.width, height: sheet.height - 1 }}
      viewBox="0 0 595 841"
    >
      {[...panes, ...low].map((points) => (
        <Polygon key={points} points={points} fill={colours.pane} />
      ))}
    </Svg>
  );
}
