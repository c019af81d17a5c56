import { colours } from './colours.ts';
import { textFace, titleFace } from './document-fonts.ts';

export const sheet = { width: 595.28, height: 841.89, margin: 56, head: 40, foot: 34 } as const;

export const type = {
  body: { fontFamily: textFace, fontWeight: 400, fontSize: 10.5, lineHeight: 1.5, color: colours.ink },
  small: { fontFamily: textFace, fontWeight: 400, fontSize: 8.5, lineHeight: 1.45, color: colours.quiet },
  strong: { fontFamily: textFace, fontWeight: 600 },
  lead: { fontFamily: titleFace, fontWeight: 500, fontSize: 15, lineHeight: 1.35, color: colours.ink },
  heading: {
    fontFamily: titleFace,
    fontWeight: 500,
    fontStyle: 'italic',
    fontSize: 17,
    lineHeight: 1.2,
    color: colours.ink,
  },
  name: { fontFamily: titleFace, fontWeight: 500, fontSize: 12.5, lineHeight: 1.3, color: colours.ink },
  figure: { fontFamily: titleFace, fontWeight: 500, fontSize: 12.5, lineHeight: 1.3, color: colours.ink },
  calmTitle: { fontFamily: titleFace, fontWeight: 500, fontSize: 34, lineHeight: 1.1, color: colours.ink },
} as const;
