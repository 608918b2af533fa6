/** Minutes a person gives to each result here, in the calculator's own words. */
const MINUTES_HERE = 1

export type WeeklyMinutes = { today: number; here: number; saved: number }

/** What a week's first pass takes today and here, in minutes. */
export function countWeek(resumes: number, minutesEach: number): WeeklyMinutes {
  const today = resumes * minutesEach
  const here = resumes * MINUTES_HERE
  return { today, here, saved: Math.max(0, today - here) }
}
