import type { SampleArticle } from './article.ts';
import { aFlatWithThinWalls } from './articles/a-flat-with-thin-walls.ts';
import { aSirenSeen } from './articles/a-siren-seen.ts';
import { breathIsNotATank } from './articles/breath-is-not-a-tank.ts';
import { fourWeekends, mySistersWedding, worldVoiceDay } from './articles/short-pieces.ts';
import { theTenSecondsBefore } from './articles/the-ten-seconds-before.ts';
import { warmingUpOnATrain } from './articles/warming-up-on-a-train.ts';
import { whatASoundEngineerHears } from './articles/what-a-sound-engineer-hears.ts';

/** The first issue of the magazine. */
export const sampleArticles: readonly SampleArticle[] = [
  fourWeekends,
  warmingUpOnATrain,
  theTenSecondsBefore,
  whatASoundEngineerHears,
  aFlatWithThinWalls,
  aSirenSeen,
  breathIsNotATank,
  mySistersWedding,
  worldVoiceDay,
];
