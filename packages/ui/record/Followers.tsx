import type { Entity } from '@chengban/kernel/entity.ts'
import type { Offered } from '@chengban/kernel/shape.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useAsker } from '../data/asker.ts'
import { idOf, type Row } from '../data/row.ts'
import { useEntity } from '../declarations/declarations.ts'
import { NewChild } from './NewChild.tsx'
import { type ChildParent, followersOf, followingOf } from './new-child.ts'
import type { Child } from './RecordTabs.tsx'

/** Buttons that create the record's usual successors: the form opens with values from this record. */
export const Followers = ({ entity, row }: { readonly entity: Entity; readonly row: Row }) => (
  <Suspense>
    {followersOf(entity).map(({ child, offer }) => (
      <Follower key={offer.label} child={child} offer={offer} parent={{ entity, row }} />
    ))}
  </Suspense>
)

interface Props {
  readonly child: Child
  readonly offer: Offered
  readonly parent: ChildParent
}

const Follower = ({ child, offer, parent }: Props) => {
  const of = useEntity(child.of)
  const asker = useAsker()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const begun = followingOf(child, offer, of, parent, asker)
  if (!begun) return null
  const id = idOf(parent.row)
  const made = (): void => void client.invalidateQueries({ queryKey: ['list', of.name] })
  return (
    <>
      <Button onClick={() => setOpen(true)}>{offer.label}</Button>
      {isOpen && (
        <NewChild
          {...{ entity: of, child, id, begun }}
          title={offer.label}
          onClose={() => setOpen(false)}
          onSaved={made}
        />
      )}
    </>
  )
}
