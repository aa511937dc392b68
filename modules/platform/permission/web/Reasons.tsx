import './reasons.css'

/** One entry that speaks of a code, as the server tells it. */
export interface Reason {
  readonly source: string
  readonly entry: string
  readonly effect: string
}

interface Props {
  readonly list: readonly Reason[]
  /** The code they speak of: not said again where the entry is the code itself. */
  readonly code?: string
}

/** Why: each entry with where it comes from; what denies is red, what does not count is pale. */
export const Reasons = ({ list, code }: Props) => (
  <ul className="cb-reasons">
    {list.map(({ source, entry, effect }) => (
      <li key={`${source} ${entry}`} className={toneOf(effect)}>
        {source} {entry !== code && <code>{entry}</code>}
        {effect !== '允许' && <em>{effect}</em>}
      </li>
    ))}
  </ul>
)

const toneOf = (effect: string): string | undefined =>
  effect === '禁止' ? 'is-denied' : effect === '允许' ? undefined : 'is-pale'
