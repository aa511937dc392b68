import type { Entity } from '@chengban/kernel/entity.ts'
import type { Asker } from '@chengban/kernel/evaluate.ts'
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countRows } from '../data/calls.ts'
import { loadEntity } from '../declarations/declarations.ts'
import { parentsOf } from './parents.ts'

interface Props {
  readonly entity: Entity
  readonly asker: Asker
  readonly onFound: (isFound: boolean) => void
}

/** Says whether there is a record that a new row could belong to: 新建 is offered to nobody who could name none. */
export default function NewParent({ entity, asker, onFound }: Props) {
  const parents = parentsOf(entity, asker)
  const found = useQueries({
    queries: parents.map(({ of, where }) => ({
      queryKey: ['parents', of, where],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await countRows(await loadEntity(of), { filters: where }, signal)) > 0,
      staleTime: 300_000,
      meta: { quiet: true },
    })),
  })
  // what could not be asked is left to the server
  const isFound = parents.length === 0 || found.some(({ data, isError }) => data === true || isError)
  useEffect(() => onFound(isFound), [isFound, onFound])
  return null
}
