import type { Entity } from '@chengban/kernel/entity.ts'
import type { Telling } from '@chengban/kernel/telling.ts'
import { useQuery } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { useRested } from './rested.ts'
import { askedWith, toldOf } from './told-figures.ts'
import type { Values } from './values.ts'

const nothing = 'null'
const restMs = 300

/** The row whose typed values are sent to the server to work out figures. */
export interface TellingInput {
  readonly entity: Entity
  /** All that is known of the row. */
  readonly known: Values
  /** The other lines of its list. */
  readonly others?: readonly Values[] | undefined
}

interface FormFigures {
  /** undefined until it has come, null without a question or after a failure. */
  readonly answer: unknown
  /** False while it still answers the earlier input. */
  readonly isCurrent: boolean
}

/** The answer to the current input, asked once the typing rests. */
export const useTold = (told: Telling, { entity, known, others }: TellingInput): FormFigures => {
  const { call } = toldOf(entity, told)
  const asked = useRested(JSON.stringify(askedWith(entity, told, known, others) ?? null), nothing, restMs)
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['list', entity.name, 'told', call, asked],
    queryFn: ({ signal }) => request<unknown>('GET', `/api${call}`, { query: JSON.parse(asked), signal }),
    enabled: asked !== nothing,
    retry: false,
    meta: { quiet: true },
  })
  return { answer: asked === nothing || isError ? null : data, isCurrent: !isPlaceholderData }
}

/** Tells tellings of one call apart. */
export const keyOf = (told: Telling): string =>
  'call' in told ? `${told.call} ${Object.keys(told.by).join()}` : told.foretells.join()
