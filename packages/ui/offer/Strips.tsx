import type { Variant } from '@chengban/kernel/area.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { partOf, type Tells } from '@chengban/kernel/tells.ts'
import { useQueries } from '@tanstack/react-query'
import type { Row } from '../data/row.ts'
import { today } from '../dates/date-time.ts'
import { useSession } from '../session/person.ts'
import { ToldAnswer } from './ToldAnswer.tsx'
import { useOffers } from './use-offers.ts'
import './offer.css'

interface Props {
  readonly entity: Entity
  readonly variant: Variant
}

/** What readings tell above a list; of one that is refused or has nothing to tell, nothing. */
export default function Strips({ entity, variant }: Props) {
  const me = useSession(({ person }) => person?.id)
  const { offerings } = useOffers(entity, 'strip')
  const shown = offerings.filter(({ offer: { above = 'apply' }, takes }) => above === variant && takes(nothing))
  const read = useQueries({
    queries: shown.map(({ move, read }) => ({
      queryKey: ['list', entity.name, 'strip', move.name, me, today()],
      queryFn: () => read([], nothing),
      retry: false,
      // what others decided meanwhile changes it
      staleTime: 0,
      refetchOnMount: 'always' as const,
      meta: { quiet: true },
    })),
  })
  return shown.map(({ move, offer: { part }, tells }, at) => (
    <Strip key={move.name} label={move.label} part={part} tells={tells} answer={read[at]?.data} />
  ))
}

interface StripProps {
  readonly label: string
  readonly part: string | undefined
  readonly tells: Tells | undefined
  readonly answer: Row | undefined
}

const Strip = ({ label, part, tells, answer }: StripProps) => {
  const told = part ? (partOf(answer, part) as Row | undefined) : answer
  if (!tells || !told) return null
  return (
    <section className="cb-told cb-strip" aria-label={label}>
      {tells.figures && <h3>{label}</h3>}
      <ToldAnswer tells={tells} answer={told} label={label} />
    </section>
  )
}

const nothing: Row = {}
