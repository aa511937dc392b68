import { SealTag } from './SealTag.tsx'
import { type Hue, hueOf } from './states.ts'
import './status.css'

interface Props {
  /** The one status word that matters now. */
  readonly word: string
  /** Only where the word's own hue (see states.ts) is not meant. */
  readonly hue?: Hue
  /** Who has it in hand, shown after a waiting status. */
  readonly holder?: string | undefined
  /** It is the reader's turn: the seal takes the holder's place. */
  readonly mine?: boolean | undefined
}

/** Status in a row or a record's facts: dot, word, and who has it. */
export function StatusDot({ word, hue = hueOf(word), holder, mine }: Props) {
  return (
    <span className={`cb-status is-${hue}`}>
      <i className="cb-status-dot" aria-hidden="true" />
      <span className="cb-status-word">{word}</span>
      {mine ? <SealTag /> : holder && <span className="cb-status-holder">{holder}</span>}
    </span>
  )
}
