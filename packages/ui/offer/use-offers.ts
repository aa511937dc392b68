import type { Entity } from '@chengban/kernel/entity.ts'
import type { Offer } from '@chengban/kernel/offer.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { request } from '../api/request.ts'
import { useAsker } from '../data/asker.ts'
import { noteOwnWrite } from '../data/own-writes.ts'
import { idOf, type Row } from '../data/row.ts'
import { loadOffers } from '../declarations/declarations.ts'
import { asMove, bodyOf, doneWords, mayTake, type Offered, offersAt } from './offered.ts'

/** A call as a button: what it asks for, and how it is sent. */
export interface Offering {
  readonly move: Move
  readonly takes: (row: Row) => boolean
  /** Gives what is said afterwards. */
  readonly send: (rows: readonly Row[], input: Row) => Promise<string>
}

/** What an answer gives to take along. */
export interface Taken {
  readonly offered: Offered
  readonly answer: Row
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
      offersAt(data ?? [], entity.name, on).map(
        (offered): Offering => ({
          move: asMove(offered),
          takes: (row) => mayTake(offered, row, asker),
          send: async (rows, input) => {
            const body = bodyOf(offered, rows, input)
            for (const row of rows) noteOwnWrite(idOf(row))
            const answer = (await request(offered.call.method, `/api${offered.call.path}`, { body })) as Row
            if (offered.offer.shows) setTaken({ offered, answer })
            return doneWords(offered, answer ?? {})
          },
        }),
      ),
    [data, entity.name, on, asker],
  )
  return { offerings, taken, close: () => setTaken(undefined) }
}
