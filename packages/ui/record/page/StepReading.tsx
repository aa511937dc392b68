import type { Entity } from '@chengban/kernel/entity.ts'
import { useQuery } from '@tanstack/react-query'
import { idOf, type Row } from '../../data/row.ts'
import { setCovers, useCovers } from '../../kinds/covers.ts'
import { ListFailed } from '../../marks/ListFailed.tsx'
import { ToldAnswer } from '../../offer/ToldAnswer.tsx'
import type { Offering } from '../../offer/use-offers.ts'
import '../../offer/offer.css'
import './page.css'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly offering: Offering
  readonly label: string
  /** Reads nothing until the reader asks for sums. */
  readonly isCovered?: boolean | undefined
}

/** What it reads are other records too. */
const readAgain = { staleTime: 0 } as const
/** Each reading leaves a record: it is read when its reader comes and when the record has moved, never by itself. */
const readOnce = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const

/** What a step of the record's page tells. */
export default function StepReading({ entity, row, offering, label, isCovered = false }: Props) {
  const isOpen = useCovers((covers) => covers.isOpen)
  const isRead = !isCovered || isOpen
  const { data, error, refetch } = useQuery({
    queryKey: [isCovered ? 'step' : 'list', entity.name, 'step', offering.move.name, idOf(row), row.version],
    queryFn: () => offering.read([row], {}),
    enabled: isRead,
    ...(isCovered ? readOnce : readAgain),
    meta: { quiet: true },
  })
  if (!isRead)
    return (
      <div className="cb-told cb-step">
        <p>{label}要读每个人的金额，看过会留下查看记录</p>
        <button type="button" className="cb-button" onClick={() => setCovers(true)}>
          显示金额
        </button>
      </div>
    )
  if (error && !data) return <ListFailed error={error} label={label} onAgain={() => void refetch()} />
  return (
    <div className="cb-told cb-step" aria-live="polite" aria-busy={!data}>
      {data && offering.tells && <ToldAnswer tells={offering.tells} answer={data} label={label} />}
    </div>
  )
}
