import type { MediaFault } from '#platform/media/media-finding.ts';
import type { UnpreparedPicture } from '#platform/media/picture.ts';
import type { Pairs } from '#studio/shared/texts/in-both.ts';
import { filmNames, pictureNames, soundNames } from './accepted-files.ts';

export const cutOff = [
  'This file is incomplete or damaged. Copy, download or export it again, and choose that file.',
  'Filen er ufuldstændig eller beskadiget. Kopier, hent eller eksporter den igen, og vælg den fil.',
] as const;

export const pictureFaultPairs = {
  'not-a-picture': [
    `This file isn’t a picture we can read. These work: ${pictureNames}.`,
    `Filen er ikke et billede, vi kan læse. Disse kan bruges: ${pictureNames}.`,
  ],
  animated: [
    'This picture is animated or has several pages, and we show still pictures only. Save one frame of it as JPEG or PNG.',
    'Billedet er animeret eller har flere sider, og vi viser kun stillbilleder. Gem ét af dem som JPEG eller PNG.',
  ],
  drawing: [
    'This is an SVG drawing, which can contain scripts. Save it as PNG.',
    'Filen er en SVG-tegning, som kan indeholde scripts. Gem den som PNG.',
  ],
  'cut-off': cutOff,
  'too-many-pixels': [
    'This picture has too many pixels: 100 megapixels is the most, 50 for HEIC. Save it smaller.',
    'Billedet har for mange pixels: højst 100 megapixels, for HEIC 50. Gem det mindre.',
  ],
  'too-large': ['Pictures can be at most 20 MB.', 'Billeder må højst fylde 20 MB.'],
  'too-small': [
    'This picture is too small: it needs at least 400 pixels on its shorter side.',
    'Billedet er for lille: Den korteste side skal være mindst 400 pixels.',
  ],
} as const satisfies Pairs<Record<UnpreparedPicture, string>>;

export const mediaFaultPairs = {
  'not-media': [
    `This file isn’t a recording or a video we can read. These work: ${soundNames}; ${filmNames}.`,
    `Filen er ikke en optagelse eller en video, vi kan læse. Disse kan bruges: ${soundNames}; ${filmNames}.`,
  ],
  'no-sound': [
    'There is no sound in this file. Play it on your device to check, and choose another one.',
    'Der er ingen lyd i filen. Afspil den på din enhed for at se efter, og vælg en anden.',
  ],
  'cut-off': cutOff,
  hevc: [
    'This video is in HEVC, which not every browser plays. On a Mac open it in QuickTime Player and choose File → Export As → 1080p with “Greater Compatibility (H.264)”. On the iPhone choose Settings → Camera → Formats → Most Compatible before you film.',
    'Videoen er i HEVC, som ikke alle browsere kan afspille. Åbn den i QuickTime Player på en Mac, og vælg Arkiv → Eksporter som → 1080p med »Større kompatibilitet (H.264)«. På din iPhone kan du vælge Indstillinger → Kamera → Formater → Mest kompatibel, før du filmer.',
  ],
  profile: [
    'This video has more colour detail (10 bit, 4:2:2 or 4:4:4) than every browser plays. Export it as H.264 with the profile “High” and the pixel format 8 bit 4:2:0 (yuv420p); in OBS it is Settings → Advanced → Colour Format → NV12.',
    'Videoen har flere farvedetaljer (10 bit, 4:2:2 eller 4:4:4), end alle browsere kan afspille. Eksporter den som H.264 med profilen »High« og pixelformatet 8 bit 4:2:0 (yuv420p). I OBS er det Indstillinger → Avanceret → Farveformat → NV12.',
  ],
  unplayable: [
    'Not every browser plays this video: it needs H.264 with AAC sound, or VP9 with Opus. On a Mac open it in QuickTime Player, choose File → Export As → 1080p with “Greater Compatibility (H.264)”, and upload that file.',
    'Ikke alle browsere kan afspille videoen: Den skal være i H.264 med AAC-lyd eller VP9 med Opus. Åbn den i QuickTime Player på en Mac, vælg Arkiv → Eksporter som → 1080p med »Større kompatibilitet (H.264)«, og upload den fil.',
  ],
  'unplayable-sound': [
    'Not every browser plays this recording, such as Apple Lossless, AIFF, AMR or WAV with 32 bit. Save it as M4A (AAC), MP3, FLAC, or WAV with 16 or 24 bit. On the iPhone it is Settings → Apps → Voice Memos → Audio Quality → Compressed.',
    'Ikke alle browsere kan afspille optagelsen, for eksempel Apple Lossless, AIFF, AMR eller WAV med 32 bit. Gem den som M4A (AAC), MP3, FLAC eller WAV med 16 eller 24 bit. På din iPhone er det Indstillinger → Apps → Memoer → Lydkvalitet → Komprimeret.',
  ],
} as const satisfies Pairs<Record<MediaFault, string>>;

const { 'no-sound': noSound, 'unplayable-sound': unplayableSound } = mediaFaultPairs;

/** Of forms that take recordings only. */
export const soundFaultPairs = {
  'not-a-recording': [
    `This file isn’t a recording we can read. These work: ${soundNames}.`,
    `Filen er ikke en optagelse, vi kan læse. Disse kan bruges: ${soundNames}.`,
  ],
  'no-sound': noSound,
  'cut-off': cutOff,
  'unplayable-sound': unplayableSound,
} as const;
