import { UploadOutlined } from '@ant-design/icons'
import type { Entity } from '@chengban/kernel/entity.ts'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { mayCreate, useAsker } from '../data/asker.ts'
import { lazyPart } from '../declarations/load-part.ts'

const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'))

interface Props {
  readonly entity: Entity
  readonly onDone: () => void
}

/** 导入, for those who may bring in rows of the entity. */
export const ImportButton = ({ entity, onDone }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const asker = useAsker()
  if (!asker.has('data:import') || !mayCreate(entity, asker)) return null
  return (
    <>
      <Button icon={<UploadOutlined />} onClick={() => setOpen(true)}>
        导入
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog entity={entity} onClose={() => setOpen(false)} onDone={onDone} />
        </Suspense>
      )}
    </>
  )
}
