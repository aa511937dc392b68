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
  /** The title of the form, when its button has a different label. */
  readonly title?: string
  readonly onClose: () => void
  readonly onSaved: (row: Row) => void
}

/** The form of a new row under a record. */
export const NewChild = ({ entity, child, id, begun, title, onClose, onSaved }: Props) => {
  // the values at opening: later changes of the parent must not reset the form
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
