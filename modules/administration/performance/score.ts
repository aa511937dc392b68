/** One kind of work as it was counted; `minus` and `weight` are points, of one digit. */
export interface Counted {
  readonly weight: string
  readonly base: number
  readonly hit: number
  readonly minus: string
}

const tenths = (points: string): number => Math.round(Number(points) * 10)

/**
 * Returns the achieved share of the weight, rounded half up, less the deductions; the full weight less deductions if
 * nothing was due. Never below zero.
 */
export const autoScore = ({ weight, base, hit, minus }: Counted): string => {
  const whole = tenths(weight)
  const share = base === 0 ? whole : Math.floor((2 * whole * hit + base) / (2 * base))
  return (Math.max(0, share - tenths(minus)) / 10).toFixed(1)
}
