const width = 72
const height = 24

/** How a figure went, the last point dotted; the words beside it say the same. */
export const Spark = ({ values }: { readonly values: readonly number[] }) => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = (at: number): number => 2 + (at / Math.max(values.length - 1, 1)) * (width - 6)
  const y = (value: number): number =>
    high === low ? height / 2 : height - 3 - ((value - low) / (high - low)) * (height - 6)
  return (
    <svg className="cb-spark" width={width} height={height} aria-hidden="true">
      <polyline points={values.map((value, at) => `${x(at)},${y(value)}`).join(' ')} />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r="2.5" />
    </svg>
  )
}
