/** Weekday 1 is Monday; local times of possible starts, both inclusive. */
export interface OfferedStarts {
  weekday: number;
  first_start: string;
  last_start: string;
}

/** When a session can be booked, within the studio's hours. Null: as in the settings. */
export interface OfferHours {
  /** Empty: all starts of the studio. */
  starts: readonly OfferedStarts[];
  everyMinutes: number | null;
  noticeHours: number | null;
  bufferBeforeMinutes: number | null;
  bufferAfterMinutes: number | null;
}

export const studioHours: OfferHours = {
  starts: [],
  everyMinutes: null,
  noticeHours: null,
  bufferBeforeMinutes: null,
  bufferAfterMinutes: null,
};

/** Minutes between two starts that the owner can choose. */
export const startIntervals = ['15', '30', '45', '60', '90'] as const;

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** As typed. */
export interface TypedHours {
  /** 'starts1' is Monday. */
  starts1: string;
  starts2: string;
  starts3: string;
  starts4: string;
  starts5: string;
  starts6: string;
  starts7: string;
  startEvery: string;
  bookingNotice: string;
  bufferBefore: string;
  bufferAfter: string;
}

export const hoursNames = [
  ...weekdays.map((weekday) => `starts${weekday}` as const),
  'startEvery',
  'bookingNotice',
  'bufferBefore',
  'bufferAfter',
] satisfies ReadonlyArray<keyof TypedHours>;

export const noTypedHours = Object.fromEntries(hoursNames.map((name) => [name, ''])) as Record<
  keyof TypedHours,
  string
>;
