import type { ReactNode } from 'react'
import { KindChip } from '../marks/KindChip.tsx'
import { Swipe } from './Swipe.tsx'
import './cards.css'

/** What a card shows of a row; at most three facts. */
export interface Card {
  readonly kind?: string
  readonly title: ReactNode
  readonly status?: ReactNode
  /** So many done of all. */
  readonly ring?: ReactNode
  readonly facts?: readonly { readonly label: string; readonly value: ReactNode; readonly strong?: boolean }[]
  readonly foot?: ReactNode
  /** At the foot's right: 等 3 小时. `late` writes it red. */
  readonly aside?: ReactNode
  readonly late?: boolean
}

interface Props<Row> {
  readonly label: string
  readonly rows: readonly Row[] | undefined
  readonly rowKey: (row: Row) => string
  readonly card: (row: Row) => Card
  readonly onOpen?: (row: Row) => void
  /** Slid to the left, the card shows this act: 同意. None: it does not slide. */
  readonly swipe?: ((row: Row) => { readonly label: string; readonly onAct: () => void } | undefined) | undefined
  /** At the foot of a card. */
  readonly acts?: ((row: Row) => ReactNode) | undefined
  readonly empty?: ReactNode
}

/** The list on a phone: one card a row instead of a table. */
export function DataCards<Row>({ label, rows, rowKey, card, onOpen, swipe, acts, empty }: Props<Row>) {
  if (rows?.length === 0) return empty
  return (
    <ul className="cb-cards" aria-label={label} aria-busy={rows === undefined}>
      {rows === undefined
        ? [1, 2, 3, 4, 5].map((i) => <li key={i} className="cb-card is-waiting" aria-hidden="true" />)
        : rows.map((row) => {
            const act = swipe?.(row)
            const face = <CardFace {...card(row)} onOpen={onOpen && (() => onOpen(row))} />
            return (
              <li key={rowKey(row)}>
                {act ? <Swipe {...act}>{face}</Swipe> : face}
                {acts?.(row)}
              </li>
            )
          })}
    </ul>
  )
}

function CardFace({
  kind,
  title,
  status,
  ring,
  facts,
  foot,
  aside,
  late,
  onOpen,
}: Card & { readonly onOpen: (() => void) | undefined }) {
  return (
    <button type="button" className="cb-card" onClick={onOpen} disabled={!onOpen}>
      <span className="cb-card-head">
        {kind && <KindChip>{kind}</KindChip>}
        <span className="cb-card-title">{title}</span>
        {status && <span className="cb-card-status">{status}</span>}
        {ring}
      </span>
      {facts && (
        <span className="cb-card-facts">
          {facts.map((fact) => (
            <span key={fact.label} className={fact.strong ? 'cb-card-fact is-strong' : 'cb-card-fact'}>
              <span>{fact.label}</span>
              <span>{fact.value}</span>
            </span>
          ))}
        </span>
      )}
      {(foot || aside) && (
        <span className="cb-card-foot">
          <span>{foot}</span>
          <span className={late ? 'is-late' : undefined}>{aside}</span>
        </span>
      )}
    </button>
  )
}
