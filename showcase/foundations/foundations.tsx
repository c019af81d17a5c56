import type { ComponentType } from 'react';
import type { Foundations } from '../design-tables.ts';
import { Choices } from './choices.tsx';
import { Colours } from './colour.tsx';
import { Drawings, Marks, Sounds } from './marks.tsx';
import { Motion } from './motion.tsx';
import { Grid, Space } from './space.tsx';
import { Type } from './type.tsx';

/** In the order of docs/design.md, with its tables. */
export const foundations: ReadonlyArray<{ id: string; name: string; Show: ComponentType<Foundations> }> = [
  { id: 'type', name: 'Type', Show: Type },
  { id: 'colour', name: 'Colour', Show: Colours },
  { id: 'space', name: 'Space', Show: Space },
  { id: 'grid', name: 'Grid', Show: Grid },
  { id: 'motion', name: 'Motion', Show: Motion },
  { id: 'marks', name: 'Icons', Show: Marks },
  { id: 'drawing', name: 'Drawing', Show: Drawings },
  { id: 'sound', name: 'Sound', Show: Sounds },
  { id: 'choose', name: 'When to use which', Show: Choices },
];
