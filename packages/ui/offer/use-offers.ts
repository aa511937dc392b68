import { askedWhere } from '@chengban/kernel/asked-where.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Asker } from '@chengban/kernel/evaluate.ts'
import type { Offer } from '@chengban/kernel/offer.ts'
import type { Tells } from '@chengban/kernel/tells.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { saveText } from '../api/download.ts'
import { request } from '../api/request.ts'
import { useAsker } from '../data/asker.ts'
import { asOwnWrite } from '../data/own-writes.ts'
import { idOf, type Row } from '../data/row.ts'
import { isBare } from '../data/submission.ts'
import { loadOffers } from '../declarations/declarations.ts'
import type { Taken } from '../move/TakenAnswer.tsx'
import { asMove, bodyOf, doneWords, mayTake, type Offered, offersAt } from './offered.ts'

/** A call as a button: what it asks for, and how it is sent. */
export interface Offering {
  readonly offer: Offer
  /** The address of its call. */
  readonly path: string
  readonly move: Move
  readonly takes: (row: Row) => boolean
  /** Sends the call and returns the success message. */
  readonly send: (rows: readonly Row[], input: Row) => Promise<string>
  /** How its answer is drawn, where it is only read. */
  readonly tells?: Tells | undefined
  /** The new row whose form its answer fills. */
  readonly begins?: Offer['begins']
  /** Asks for nothing, and changes nothing that the next press would not: it is done at the press. */
  readonly isPlain: boolean
  readonly read: (rows: readonly Row[], input: Row) => Promise<Row>
}

/** The calls that are offered at a place of the entity, and what the last of them gave to take along. */
export const useOffers = (entity: Entity, on: Offer['on']) => {
  const asker = useAsker()
  const [taken, setTaken] = useState<Taken>()
  const { data } = useQuery({
    queryKey: ['offers', entity.name],
    queryFn: () => loadOffers(entity.name),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
  const offerings = useMemo(
    () =>
      offersAt(data ?? [], entity.name, on).map((declared): Offering => {
        const offered = filledIn(declared, asker)
        const move = asMove(offered)
        const { call, offer } = offered
        return {
          offer,
          path: call.path,
          move,
          tells: offer.tells,
          begins: offer.begins,
          isPlain: (call.method === 'GET' || offer.turnsBack === true) && !offer.tells && !offer.begins && isBare(move),
          takes: (row) => mayTake(offered, row, asker),
          read: (rows, input) => ask(offered, rows, input),
          send: async (rows, input) => {
            const answer = (await ask(offered, rows, input)) ?? {}
            const { shows, label = call.label } = offer
            if (shows && hasAny(shows, answer)) setTaken({ title: label, shows, answer })
            return doneWords(offered, answer)
          },
        }
      }),
    [data, entity.name, on, asker],
  )
  return { offerings, taken, close: () => setTaken(undefined) }
}

/** Whether the answer has something to take along. */
const hasAny = (shows: NonNullable<Offer['shows']>, answer: Row): boolean =>
  Object.keys(shows).some((part) => answer[part] !== null && answer[part] !== undefined)

/** With the person and the day of the page in its fixed values. */
const filledIn = ({ call, offer }: Offered, { userId: me, today, now }: Asker): Offered =>
  offer.given ? { call, offer: { ...offer, given: askedWhere(offer.given, { me, today, now }) } } : { call, offer }

const ask = async (offered: Offered, rows: readonly Row[], input: Row): Promise<Row> => {
  const { method, path } = offered.call
  const { saves } = offered.offer
  const body = bodyOf(offered, rows, input)
  if (method === 'GET') {
    const answer = await request<Row>(method, `/api${path}`, { query: body })
    if (saves) saveText(String(answer[saves.text]), String(answer[saves.name]))
    return answer
  }
  return asOwnWrite(rows.map(idOf), () => request(method, `/api${path}`, { body }))
}
