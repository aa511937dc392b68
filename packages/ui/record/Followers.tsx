import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useAsker } from '../data/asker.ts'
import { idOf, type Row } from '../data/row.ts'
import { useEntity } from '../declarations/declarations.ts'
import { NewChild } from './NewChild.tsx'
import { newUnder, type Parent } from './new-child.ts'
import type { Child } from './RecordTabs.tsx'

/** What is made from a record next, as buttons: the form opens with what the record says already. */
export const Followers = ({ entity, row }: { readonly entity: Entity; readonly row: Row }) => (
  <Suspense>
    {((entity.children ?? []) as readonly Child[])
      .filter(({ offered }) => offered)
      .map((child) => (
        <Follower key={`${child.of} ${child.by}`} child={child} parent={{ entity, row }} />
      ))}
  </Suspense>
)

const Follower = ({ child, parent }: { readonly child: Child; readonly parent: Parent }) => {
  const of = useEntity(child.of)
  const asker = useAsker()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const begun = newUnder(child, of, parent, asker)
  if (!begun || !child.offered || evaluate(child.offered.when, parent.row, asker) !== true) return null
  const id = idOf(parent.row)
  const made = (): void => void client.invalidateQueries({ queryKey: ['list', of.name] })
  return (
    <>
      <Button onClick={() => setOpen(true)}>{child.offered.label}</Button>
      {isOpen && <NewChild {...{ entity: of, child, id, begun }} onClose={() => setOpen(false)} onSaved={made} />}
    </>
  )
}
