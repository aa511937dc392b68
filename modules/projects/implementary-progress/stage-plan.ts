interface Plan {
  readonly planStart: string
  readonly planEnd: string
}

/**
 * When each stage begins and ends: the last of its share of the working days, by their weights. Days are
 * `YYYY-MM-DD` in order, one at least.
 */
export const stagePlan = (days: readonly string[], weights: readonly number[]): Plan[] => {
  const last = days.at(-1) ?? ''
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const ends = weights.map((_, at) => {
    const share = weights.slice(0, at + 1).reduce((sum, weight) => sum + weight, 0)
    return Math.ceil((days.length * share) / whole)
  })
  return ends.map((end, at) => {
    const planEnd = days[end - 1] ?? last
    const after = days[at === 0 ? 0 : (ends[at - 1] ?? 0)] ?? last
    return { planStart: [after, planEnd].sort()[0] ?? planEnd, planEnd }
  })
}
