/** Minutes of a day, as fields for times write them. */
export function minuteOf(clock: string): number {
  const [hours, minutes] = clock.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

export function clockOf(minute: number | null): string | null {
  if (minute === null) return null;
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
