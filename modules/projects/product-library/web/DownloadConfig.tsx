import { notifyDone } from '@chengban/ui/api/notices.ts'
import { idOf } from '@chengban/ui/data/row.ts'
import { declaredScreen } from '@chengban/ui/declarations/declarations.ts'
import { CallForm } from '@chengban/ui/form/CallForm.tsx'
import type { List } from '@chengban/ui/list/use-list.ts'
import DeclaredLists from '@chengban/ui/screen/DeclaredLists.tsx'
import { Button, Modal } from 'antd'
import { useMemo, useState } from 'react'
import { setDownloadConfig } from '../download-config.call.ts'

const path = '/productDownloadConfig'

/** 产品下载配置: how versions of each product are given out, set for many at once. */
export default function DownloadConfig() {
  const screen = declaredScreen(path)
  if (!screen?.of) return null
  return (
    <DeclaredLists
      path={path}
      screen={{ ...screen, of: screen.of }}
      selectedActs={{ productLibrary: (list) => <Configure list={list} /> }}
    />
  )
}

const Configure = ({ list }: { readonly list: List }) => {
  const [isOpen, setOpen] = useState(false)
  const { selectedRows } = list
  // with several selected products, the first one provides the initial values
  const now = (selectedRows[0]?.downloadConfig ?? {}) as Readonly<Record<string, unknown>>
  const given = useMemo(() => ({ ids: selectedRows.map(idOf) }), [selectedRows])
  const done = (): void => {
    notifyDone(`已设置 ${selectedRows.length} 个产品的下载配置`)
    setOpen(false)
    list.clear()
    void list.refresh()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>批量设置</Button>
      <Modal
        open={isOpen}
        title={`下载配置：所选 ${selectedRows.length} 个产品`}
        footer={null}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <CallForm call={setDownloadConfig} okText="设置" initial={now} given={given} onDone={done} />
      </Modal>
    </>
  )
}
