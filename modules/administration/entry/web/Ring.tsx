interface Props {
  readonly done: number
  readonly total: number
  /** One decimal; null where there is nothing to learn. */
  readonly percent: string | null
}

const around = 2 * Math.PI * 34

/** How much is learnt of what has to be. */
export const Ring = ({ done, total, percent }: Props) => (
  <div className="cb-entry-ring" role="img" aria-label={`已学 ${done}，共 ${total}`}>
    <svg viewBox="0 0 80 80" aria-hidden="true">
      <circle cx="40" cy="40" r="34" />
      <circle cx="40" cy="40" r="34" strokeDasharray={`${(around * Number(percent ?? 0)) / 100} ${around}`} />
    </svg>
    <b>{percent === null ? '—' : `${Math.floor(Number(percent))}%`}</b>
    <small>
      {done}/{total}
    </small>
  </div>
)
