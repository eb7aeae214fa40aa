/** Days and moments as people say them. */
const DAY = 24 * 3600 * 1000;

export function momentOf(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(
    time,
  );
}

/** As “today” or “3 days ago”, by the calendar on the wall. */
export function daysAgo(time: number, now: number, language: string): string {
  const noon = (moment: number) => new Date(moment).setHours(12, 0, 0, 0);
  const days = Math.round((noon(time) - noon(now)) / DAY);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day");
}
