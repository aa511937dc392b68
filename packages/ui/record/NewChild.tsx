import type { Entity } from '@chengban/kernel/entity.ts'
import { Suspense, useState } from 'react'
import type { Row } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { PreviewHost } from '../kinds/file/PreviewHost.tsx'
import type { Child } from './RecordTabs.tsx'

const FormDrawer = lazyPart(() => import('../form/FormDrawer.tsx'))

interface Props {
  readonly child: Child
  readonly entity: Entity
  readonly id: string
  readonly begun: Row
  /** What the form is called, where its button has words of its own. */
  readonly title?: string
  readonly onClose: () => void
  readonly onSaved: (row: Row) => void
}

/** The form of a new row under a record. */
export const NewChild = ({ entity, child, id, begun, title, onClose, onSaved }: Props) => {
  // what stood when the form was opened
  const [initial] = useState(begun)
  return (
    <Suspense>
      <FormDrawer
        entity={entity}
        screen={`${child.of}@${id}${title ?? ''}`}
        title={title ?? `新建${child.label ?? entity.label}`}
        initial={initial}
        onClose={onClose}
        onSaved={onSaved}
      />
      <PreviewHost />
    </Suspense>
  )
}
