/** Days and moments as people say them. */
const DAY = 24 * 3600 * 1000;

export function momentOf(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(
    time,
  );
}

/** How long something still is, in its largest unit. */
export function spanOf(milliseconds: number, language: string): string {
  const hours = milliseconds / 3600000;
  const [count, unit] =
    hours >= 48 ? [hours / 24, "day"] : hours >= 2 ? [hours, "hour"] : [hours * 60, "minute"];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(
    Math.floor(count),
  );
}

/** As “today” or “3 days ago”, by the calendar on the wall. */
export function daysAgo(time: number, now: number, language: string): string {
  const noon = (moment: number) => new Date(moment).setHours(12, 0, 0, 0);
  const days = Math.round((noon(time) - noon(now)) / DAY);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day");
}
