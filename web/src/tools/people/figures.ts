/** Numbers as people read them, and a line through them. */

export function percent(share: number, language: string, signed = false): string {
  return new Intl.NumberFormat(language, {
    style: "percent",
    maximumFractionDigits: 1,
    ...(signed && { signDisplay: "exceptZero" as const }),
  }).format(share);
}

/** A line that follows the values slowly: each moves it by a fifth, the first ones by more. */
export function follow(values: readonly number[]): number[] {
  let mean = 0;
  return values.map((value, place) => (mean += (value - mean) / Math.min(place + 1, 5)));
}

export function average(values: readonly number[]): number | null {
  return values.length > 0 ? values.reduce((sum, one) => sum + one, 0) / values.length : null;
}
