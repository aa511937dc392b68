import type { Entity } from '@chengban/kernel/entity.ts'
import type { Filter } from '@chengban/kernel/statistics.ts'
import { useState } from 'react'
import type { Child } from '../RecordTabs.tsx'

interface Narrowed {
  readonly of: string
  readonly label: string
  readonly where?: Filter
}

export const tabKey = ({ of, by }: Child): string => `${of}.${by}`

/** The lists of a record's page as tabs, which of them is shown, and to which rows a figure has narrowed it. */
export const usePageTabs = (entity: Entity) => {
  const [chosen, setChosen] = useState<string>()
  const [narrowed, setNarrowed] = useState<Narrowed>()
  const children = [...(entity.page?.tabs ?? []), ...(entity.children ?? [])] as readonly Child[]
  return {
    children,
    chosen,
    choose: (key: string): void => {
      setNarrowed(undefined)
      setChosen(key)
    },
    /** Shows the rows of an entity, all of them or those a figure is of. */
    open: (of: string, to?: Narrowed): void => {
      const child = children.find((each) => each.of === of)
      if (!child) return
      setChosen(tabKey(child))
      setNarrowed(to)
    },
    narrowedTo: (child: Child) =>
      narrowed?.of === child.of && narrowed.where
        ? { label: narrowed.label, where: narrowed.where, onAll: () => setNarrowed(undefined) }
        : undefined,
  }
}
