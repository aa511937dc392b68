/** One kind of work as it was counted; `minus` and `weight` are points, of one digit. */
export interface Counted {
  readonly weight: string
  readonly base: number
  readonly hit: number
  readonly minus: string
}

const tenths = (points: string): number => Math.round(Number(points) * 10)

/** The share of the weight that was reached, half up, less what is taken off; without anything owed the weight less it. */
export const autoScore = ({ weight, base, hit, minus }: Counted): string => {
  const whole = tenths(weight)
  const share = base === 0 ? whole : Math.floor((2 * whole * hit + base) / (2 * base))
  return (Math.max(0, share - tenths(minus)) / 10).toFixed(1)
}
