import type { RouterContextProvider } from 'react-router';
import { type Format, formats } from '#studio/shared/format.ts';
import { factsOf } from './request-facts.ts';

export const formatOf = (context: Readonly<RouterContextProvider>): Format =>
  formats[factsOf(context).language];
